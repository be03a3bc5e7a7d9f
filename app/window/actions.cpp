// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions.h"

#include "ui/text/languages.h"

#include <QAction>
#include <QActionGroup>
#include <QLocale>
#include <QMenu>
#include <QWidget>
#include <array>

namespace fenceline::app {
namespace {

constexpr std::array<double, 5> kTextScales{1.0, 1.25, 1.5, 1.75, 2.0};

struct Spec {
    Command command;
    QString text;
    QList<QKeySequence> keys;
};

std::vector<Spec> fileCommands()
{
    return {
        {Command::Open, Actions::tr("Open…"), QKeySequence::keyBindings(QKeySequence::Open)},
        {Command::Save, Actions::tr("Save"), QKeySequence::keyBindings(QKeySequence::Save)},
        {Command::SaveAs, Actions::tr("Save as…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}},
        {Command::CopyPicture, Actions::tr("Copy the picture"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P}},
        {Command::CopyVerdict, Actions::tr("Copy the verdict"), {Qt::CTRL | Qt::SHIFT | Qt::Key_V}},
        {Command::Quit, Actions::tr("Quit"), QKeySequence::keyBindings(QKeySequence::Quit)},
    };
}

std::vector<Spec> scenarioCommands()
{
    return {
        {Command::Undo, Actions::tr("Undo"), QKeySequence::keyBindings(QKeySequence::Undo)},
        {Command::Redo, Actions::tr("Redo"), QKeySequence::keyBindings(QKeySequence::Redo)},
        {Command::Reset, Actions::tr("Back to the scenario as it was opened"), {Qt::CTRL | Qt::Key_Backspace}},
    };
}

/// Their keys are the transport's and the timeline's, which others may want first: they are shown there.
std::vector<Spec> timeCommands()
{
    return {
        {Command::Play, Actions::tr("Play or pause"), {}},      {Command::ToStart, Actions::tr("To the start"), {}},
        {Command::PreviousEvent, Actions::tr("Previous event"), {}}, {Command::NextEvent, Actions::tr("Next event"), {}},
        {Command::ToEnd, Actions::tr("To the end"), {}},
    };
}

std::vector<Spec> windowCommands()
{
    return {
        {Command::Present, Actions::tr("In front of a class"), {Qt::Key_F5}},
        {Command::Explore, Actions::tr("Explore"), {Qt::CTRL | Qt::Key_1}},
        {Command::Quiz, Actions::tr("Quiz"), {Qt::CTRL | Qt::Key_2}},
        {Command::ReduceMotion, Actions::tr("Reduce motion"), {}},
        {Command::StandardLayout, Actions::tr("Standard look and layout"), {}},
        {Command::Palette, Actions::tr("Find a command…"), {Qt::CTRL | Qt::Key_K}},
        {Command::Keys, Actions::tr("Keys"), {Qt::Key_F1}},
        {Command::About, Actions::tr("About Fenceline"), {}},
    };
}

QActionGroup* makeChoice(Actions* parent, const QList<std::pair<QString, QVariant>>& choices)
{
    auto* group = new QActionGroup(parent);
    for (const auto& [text, value] : choices) {
        QAction* action = group->addAction(text);
        action->setCheckable(true);
        action->setData(value);
    }
    return group;
}

void check(const QActionGroup& group, const QVariant& value)
{
    for (QAction* action : group.actions())
        action->setChecked(action->data() == value);
}

QVariant valueOf(std::optional<ui::Theme::Kind> theme)
{
    return theme ? int(*theme) : -1;
}

} // namespace

Actions::Actions(QWidget* widget) : QObject(widget)
{
    makeCommands(widget);
    makeChoices();
}

void Actions::makeCommands(QWidget* widget)
{
    const auto add = [&](const QString& title, const std::vector<Spec>& specs) {
        Group group{title, {}};
        for (const Spec& spec : specs) {
            auto* action = new QAction(spec.text, this);
            action->setShortcuts(spec.keys);
            m_actions.insert(spec.command, action);
            group.actions << action;
            widget->addAction(action);
        }
        m_groups.push_back(group);
    };
    add(tr("File"), fileCommands());
    add(tr("Scenario"), scenarioCommands());
    add(tr("Time"), timeCommands());
    add(tr("Window"), windowCommands());
    of(Command::ReduceMotion)->setCheckable(true);
}

void Actions::makeChoices()
{
    m_themes = makeChoice(this, {{tr("As the system", "theme"), valueOf({})},
                                 {tr("Light", "theme"), valueOf(ui::Theme::Kind::Light)},
                                 {tr("Dark", "theme"), valueOf(ui::Theme::Kind::Dark)},
                                 {tr("Projector", "theme"), valueOf(ui::Theme::Kind::Projector)}});
    connect(m_themes, &QActionGroup::triggered, this, [this](const QAction* action) {
        const int kind = action->data().toInt();
        emit themeChosen(kind < 0 ? std::nullopt : std::optional(ui::Theme::Kind(kind)));
    });
    QList<std::pair<QString, QVariant>> scales;
    for (const double scale : kTextScales)
        scales << std::pair(tr("Text %1 %", "text size").arg(QLocale().toString(qRound(scale * 100))), scale);
    m_textScales = makeChoice(this, scales);
    connect(m_textScales, &QActionGroup::triggered, this,
            [this](const QAction* action) { emit textScaleChosen(action->data().toDouble()); });
    QList<std::pair<QString, QVariant>> languages{{tr("As the system", "language"), QString()}};
    for (const auto& [code, name] : ui::languages())
        languages << std::pair(name, code);
    m_languages = makeChoice(this, languages);
    connect(m_languages, &QActionGroup::triggered, this,
            [this](const QAction* action) { emit languageChosen(action->data().toString()); });
    m_groups.push_back({tr("Theme"), m_themes->actions()});
    m_groups.push_back({tr("Text size"), m_textScales->actions()});
    m_groups.push_back({tr("Language"), m_languages->actions()});
}

void Actions::showAppearance(const Appearance& appearance)
{
    check(*m_themes, valueOf(appearance.theme));
    check(*m_textScales, appearance.textScale);
}

void Actions::showLanguage(const QString& code)
{
    check(*m_languages, code);
}

QMenu* Actions::makeMenu(QMenu* recentFiles) const
{
    auto* menu = new QMenu;
    const auto add = [&](std::initializer_list<Command> commands) {
        for (const Command command : commands)
            menu->addAction(of(command));
    };
    const auto addChoice = [menu](const QString& title, const QActionGroup& choice) {
        menu->addMenu(title)->addActions(choice.actions());
    };
    add({Command::Open});
    menu->addMenu(recentFiles);
    add({Command::Save, Command::SaveAs, Command::Reset});
    menu->addSeparator();
    add({Command::CopyPicture, Command::CopyVerdict});
    menu->addSeparator();
    addChoice(tr("Theme"), *m_themes);
    addChoice(tr("Text size"), *m_textScales);
    addChoice(tr("Language"), *m_languages);
    add({Command::ReduceMotion, Command::StandardLayout});
    menu->addSeparator();
    add({Command::Palette, Command::Keys, Command::About});
    menu->addSeparator();
    add({Command::Quit});
    return menu;
}

} // namespace fenceline::app
