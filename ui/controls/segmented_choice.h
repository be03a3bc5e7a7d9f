// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

class QButtonGroup;

namespace fenceline::ui {

class Segment;

/// One choice of a few, all in sight: side by side, or one under the other where they do not fit. Radio buttons to the
/// keyboard and to a screen reader: Tab comes to the chosen one, the arrow keys choose.
class SegmentedChoice : public QWidget {
    Q_OBJECT
public:
    SegmentedChoice(const QString& name, const QStringList& choices, QWidget* parent = nullptr);

    void setCurrent(int choice); ///< emits nothing; does nothing if there is no such choice
    int current() const;         ///< -1 while none is chosen

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(int choice); ///< by the user

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int rowWidth() const;
    void arrange();

    QButtonGroup* m_group;
    QList<Segment*> m_segments;
};

} // namespace fenceline::ui
