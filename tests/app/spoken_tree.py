# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader finds in the window, and what it can do there; and the changes that it hears."""
import pyatspi

from xvfb_session import wait_until


def walk(top):
    yield top
    for child in list(top):
        if child is not None:
            yield from walk(child)


def has(node, state):
    return node.getState().contains(state)


def showing(top):
    return [node for node in walk(top) if has(node, pyatspi.STATE_SHOWING)]


def find(top, role, name):
    """The one that a user would find under this name, in sight before out of it; waited for."""
    def found():
        all_of_it = (node for node in walk(top) if node.getRoleName() == role and node.name == name)
        hidden = None
        for node in all_of_it:
            if has(node, pyatspi.STATE_SHOWING):
                return node
            hidden = hidden or node
        return hidden
    return wait_until(found, f"a {role} named {name!r}")


def spoken_name(node):
    """Its own name, or that of the label beside it, which a screen reader says instead."""
    for relation in node.getRelationSet():
        if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY:
            return relation.getTarget(0).name
    return node.name


def actions(node):
    try:
        action = node.queryAction()
    except NotImplementedError:
        return []
    return [action.getName(i) for i in range(action.nActions)]


def do(node, name):
    node.queryAction().doAction(actions(node).index(name))


def press(top, name):
    """Qt holds a button down for a moment before it acts; a press meanwhile would be lost."""
    button = find(top, "push button", name)
    do(button, "Press")
    wait_until(lambda: not has(button, pyatspi.STATE_PRESSED), f"{name!r} to act")


def type_into(session, field, typed):
    """Real keys, which need the focus."""
    do(field, "SetFocus")
    wait_until(lambda: has(field, pyatspi.STATE_FOCUSED), f"{field.name!r} to have the focus")
    session.input("key", "ctrl+a", "type", typed)
    session.input("key", "Return")


def value(node):
    return node.queryValue().currentValue


def set_value(node, to):
    node.queryValue().currentValue = to


def box(node):
    """On the screen: x, y, width, height."""
    return node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)


class Heard:
    """Changes of one kind, each as (the node's role, what is said now), from now on."""

    def __init__(self, kind):
        self.all = []
        self.kind = kind
        pyatspi.Registry.registerEventListener(self._hear, kind)

    def _hear(self, event):
        if event.source is not None:  # Qt 6.4 sends no words along: they are read where they stand
            self.all.append((event.source.getRoleName(), event.source.name))

    def wait_for(self, start):
        """What begins with these words, said since this was last asked."""
        def heard():
            return next((words for _, words in self.all if words.startswith(start)), None)
        words = wait_until(heard, f"to hear {start!r}; heard {self.all}")
        self.all.clear()
        return words

    def wait_for_each(self, *starts):
        """As above, one after the other, whatever is said between them."""
        def heard():
            words = iter([words for _, words in self.all])
            return all(any(said.startswith(start) for said in words) for start in starts)
        wait_until(heard, f"to hear {starts}; heard {self.all}")
        self.all.clear()

    def close(self):
        pyatspi.Registry.deregisterEventListener(self._hear, self.kind)
