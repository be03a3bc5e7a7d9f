// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fenceline::ui {

class Announcement;
class TextLabel;

/// The line under a control: why it cannot matter now, or what went wrong, with its sign. Takes no room while it has
/// nothing to say. A screen reader hears an error when it comes.
class MessageLine : public QWidget {
    Q_OBJECT
public:
    explicit MessageLine(QWidget* parent = nullptr);

    void sayReason(const QString& reason); ///< stays until it is taken back by an empty one
    void sayError(const QString& error);   ///< stands before the reason
    bool hasError() const { return !m_error.isEmpty(); }
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    QString m_reason;
    QString m_error;
    TextLabel* m_label;
    Announcement* m_announcement;
};

} // namespace fenceline::ui
