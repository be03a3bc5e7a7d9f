// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>
#include <functional>
#include <utility>
#include <vector>

namespace fenceline::ui {

/// Two parts beside or above each other, with a handle between them that the keyboard moves as well: the arrow keys by
/// a little, Page Up and Page Down by more, Home and End to the bounds. A screen reader is told the first part's share.
class Splitter : public QSplitter {
    Q_OBJECT
public:
    /// `name`: what the handle moves the border of.
    Splitter(Qt::Orientation orientation, const QString& name, QWidget* parent = nullptr);

    /// Adds both parts; Tab comes to the handle after the first one.
    void setParts(QWidget* first, QWidget* second);
    const QString& name() const { return m_name; }

    /// The first part's standard length of `room`; the parts follow it until somebody moves the border.
    void setStandard(std::function<int(int room)> lengthOfFirst);
    bool isStandard() const { return m_isStandard; }
    /// Back to it, and for as long as nobody moves the border.
    void toStandard();
    /// The border stays where it is put.
    void leaveStandard() { m_isStandard = false; }
    /// Where it is standard: what the standard depends on has changed.
    void followStandard();

    /// The handle's keys and what they do, for a list that helps.
    static std::vector<std::pair<QString, QString>> keys();

protected:
    QSplitterHandle* createHandle() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString m_name;
    std::function<int(int)> m_standard;
    bool m_isStandard = false;
};

/// The handle of a Splitter.
class SplitterHandle : public QSplitterHandle {
    Q_OBJECT
public:
    explicit SplitterHandle(Splitter* splitter);

    /// The first part's share of both, and where it may lie, in percent.
    int share() const;
    int leastShare() const { return shareAt(first(0)); }
    int mostShare() const { return shareAt(first(room())); }
    void setShare(int percent) { moveFirst(room() * percent / 100); }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// As much as both parts have together.
    int room() const;
    int shareAt(int length) const;
    /// The length of the first part as it is, and as it would be.
    int first() const;
    int first(int wanted) const;
    void moveFirst(int to);
};

} // namespace fenceline::ui
