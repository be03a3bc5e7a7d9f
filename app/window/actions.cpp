// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions.h"

#include "core/format/builtin.h"
#include "ui/text/languages.h"
#include "ui/text/names.h"

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>
#include <QLocale>
#include <QMenu>
#include <QWidget>
#include <array>

namespace fenceline::app {
namespace {

constexpr std::array<double, 5> kTextScales{1.0, 1.25, 1.5, 1.75, 2.0};

struct Spec {
    Action action;
    QString text;
    QList<QKeySequence> keys;
};

std::vector<Spec> fileCommands()
{
    return {
        {Action::Open, Actions::tr("Open…"), QKeySequence::keyBindings(QKeySequence::Open)},
        {Action::Save, Actions::tr("Save"), QKeySequence::keyBindings(QKeySequence::Save)},
        {Action::SaveAs, Actions::tr("Save as…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}},
        {Action::CopyPicture, Actions::tr("Copy the picture"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P}},
        {Action::CopyVerdict, Actions::tr("Copy the verdict"), {Qt::CTRL | Qt::SHIFT | Qt::Key_V}},
        {Action::Quit, Actions::tr("Quit"), QKeySequence::keyBindings(QKeySequence::Quit)},
    };
}

std::vector<Spec> scenarioCommands()
{
    return {
        {Action::Undo, Actions::tr("Undo"), QKeySequence::keyBindings(QKeySequence::Undo)},
        {Action::Redo, Actions::tr("Redo"), QKeySequence::keyBindings(QKeySequence::Redo)},
        {Action::Reset, Actions::tr("Back to the scenario as it was opened"), {Qt::CTRL | Qt::Key_Backspace}},
    };
}

/// Their keys are the transport's and the timeline's, which others may want first: they are shown there.
std::vector<Spec> timeCommands()
{
    return {
        {Action::Play, Actions::tr("Play or pause"), {}},
        {Action::ToStart, Actions::tr("To the start"), {}},
        {Action::PreviousEvent, Actions::tr("Previous event"), {}},
        {Action::NextEvent, Actions::tr("Next event"), {}},
        {Action::ToEnd, Actions::tr("To the end"), {}},
    };
}

std::vector<Spec> windowCommands()
{
    return {
        {Action::Present, Actions::tr("In front of a class"), {Qt::Key_F5}},
        {Action::Explore, Actions::tr("Explore"), {Qt::CTRL | Qt::Key_1}},
        {Action::Quiz, Actions::tr("Quiz"), {Qt::CTRL | Qt::Key_2}},
        {Action::ReduceMotion, Actions::tr("Reduce motion"), {}},
        {Action::StandardLayout, Actions::tr("Standard look and layout"), {}},
        {Action::Palette, Actions::tr("Find a command…"), {Qt::CTRL | Qt::Key_K}},
        {Action::Keys, Actions::tr("Keys"), {Qt::Key_F1}},
        {Action::About, Actions::tr("About Fenceline"), {}},
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
    makeBuiltins();
    makeChoices();
}

void Actions::makeBuiltins()
{
    m_builtins = new QActionGroup(this);
    for (const Builtin& builtin : builtinScenarios()) {
        QAction* action = m_builtins->addAction(ui::titleOf(builtin));
        action->setData(QString::fromUtf8(builtin.name.data(), qsizetype(builtin.name.size())));
    }
    connect(m_builtins, &QActionGroup::triggered, this,
            [this](const QAction* action) { emit builtinChosen(action->data().toString()); });
    m_groups.push_back({tr("Open"), m_builtins->actions()});
}

void Actions::makeCommands(QWidget* widget)
{
    const auto add = [&](const QString& title, const std::vector<Spec>& specs) {
        Group group{title, {}};
        for (const Spec& spec : specs) {
            auto* action = new QAction(spec.text, this);
            action->setShortcuts(spec.keys);
            m_actions.insert(spec.action, action);
            group.actions << action;
            widget->addAction(action);
        }
        m_groups.push_back(group);
    };
    add(tr("File"), fileCommands());
    add(tr("Scenario"), scenarioCommands());
    add(tr("Time"), timeCommands());
    add(tr("Window"), windowCommands());
    of(Action::ReduceMotion)->setCheckable(true);
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
    const auto add = [&](std::initializer_list<Action> commands) {
        for (const Action command : commands)
            menu->addAction(of(command));
    };
    const auto addChoice = [menu](const QString& title, const QActionGroup& choice) {
        menu->addMenu(title)->addActions(choice.actions());
    };
    add({Action::Open});
    menu->addMenu(recentFiles);
    addChoice(tr("Scenarios"), *m_builtins);
    add({Action::Save, Action::SaveAs, Action::Reset});
    menu->addSeparator();
    add({Action::CopyPicture, Action::CopyVerdict});
    menu->addSeparator();
    addChoice(tr("Theme"), *m_themes);
    addChoice(tr("Text size"), *m_textScales);
    addChoice(tr("Language"), *m_languages);
    add({Action::ReduceMotion, Action::StandardLayout});
    menu->addSeparator();
    add({Action::Palette, Action::Keys, Action::About});
    menu->addSeparator();
    add({Action::Quit});
    return menu;
}

} // namespace fenceline::app
