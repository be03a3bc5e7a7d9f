// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <utility>
#include <vector>

class QLineEdit;
class QScrollArea;

namespace fenceline::ui {

class TextLabel;

struct KeyGroup {
    QString title;
    std::vector<std::pair<QString, QString>> keys; ///< the keys in the user's words, and what they do
};

/// A key as the user's system writes it: `Ctrl+K`, `Space`.
QString keyText(const QKeySequence& keys);

/// The list of all keys, in groups. It may stay open beside its window while the user works there.
class KeysDialog : public QDialog {
    Q_OBJECT
public:
    KeysDialog(const std::vector<KeyGroup>& groups, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Line {
        TextLabel* keys;
        TextLabel* what;
    };
    struct Section {
        TextLabel* title;
        std::vector<Line> lines;
    };
    QWidget* makeList(const std::vector<KeyGroup>& groups);
    void search(const QString& typed);
    void fit();

    QLineEdit* m_field;
    TextLabel* m_nothing;
    QScrollArea* m_area;
    std::vector<Section> m_sections;
};

} // namespace fenceline::ui
