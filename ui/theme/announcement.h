// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fenceline::ui {

/// Says a sentence to a screen reader, wherever the focus is; nobody sees it. Qt 6.4 has no announcements, and a
/// changed name or description is spoken of the control in focus at most: this is a notification that comes anew with
/// each sentence. It keeps the last one as its name.
class Announcement : public QWidget {
    Q_OBJECT
public:
    explicit Announcement(QWidget* parent);

    void say(const QString& sentence);
};

} // namespace fenceline::ui
