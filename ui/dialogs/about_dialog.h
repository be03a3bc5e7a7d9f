// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/about_facts.h"

#include <QDialog>

class QPlainTextEdit;
class QTabWidget;

namespace fenceline::ui {

/// The product, what it runs on, and the licences of all that it is made of.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    /// `facts` come from the program: ui/dialogs knows neither the version nor SQLite.
    explicit AboutDialog(const AboutFacts& facts, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeVersions(const AboutFacts& facts);
    QWidget* makeLicences();
    QWidget* makeLicenceText();
    void fit();

    QTabWidget* m_tabs = nullptr;
    QPlainTextEdit* m_licence = nullptr;
};

} // namespace fenceline::ui
