<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>fenceline::ui::ChangesButton</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <comment>made to the scenario</comment>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fenceline::ui::EventsView</name>
    <message numerus="yes">
        <source>%Ln event(s) copied</source>
        <translation>
            <numerusform>%Ln event copied</numerusform>
            <numerusform>%Ln events copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln event(s)</source>
        <comment>how many are found</comment>
        <translation>
            <numerusform>%1 of %Ln event</numerusform>
            <numerusform>%1 of %Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fenceline::ui::ReasonList</name>
    <message numerus="yes">
        <source>%n more event(s)</source>
        <comment>at the end of a long list</comment>
        <translation>
            <numerusform>%n more event</numerusform>
            <numerusform>%n more events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fenceline::ui::RowTable</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>rows</comment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fenceline::ui::ScoreCard</name>
    <message numerus="yes">
        <source>%n question(s) to go · no clock is running</source>
        <translation>
            <numerusform>%n question to go · no clock is running</numerusform>
            <numerusform>%n questions to go · no clock is running</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fenceline::ui::Text</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <comment>changed or returned by a statement</comment>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fan(s) were told yes</source>
        <translation>
            <numerusform>%n fan was told yes</numerusform>
            <numerusform>%n fans were told yes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) sold more than once</source>
        <translation>
            <numerusform>%n seat sold more than once</numerusform>
            <numerusform>%n seats sold more than once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sold to %n fan(s)</source>
        <translation>
            <numerusform>%1 sold to %n fan</numerusform>
            <numerusform>%1 sold to %n fans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) wait for ever</source>
        <translation>
            <numerusform>%n worker waits for ever</numerusform>
            <numerusform>%n workers wait for ever</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) sold once each</source>
        <translation>
            <numerusform>%n seat sold once</numerusform>
            <numerusform>%n seats sold once each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait(s)</source>
        <comment>workers in the lock&apos;s queue</comment>
        <translation>
            <numerusform>%n waits</numerusform>
            <numerusform>%n wait</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 asks for %2, so there are at least %n seat(s).</source>
        <comment>a worker, a seat</comment>
        <translation>
            <numerusform>%1 asks for %2, so there is at least %n seat.</numerusform>
            <numerusform>%1 asks for %2, so there are at least %n seats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more wait</source>
        <comment>workers in the lock&apos;s queue</comment>
        <translation>
            <numerusform>%1 and %n more wait</numerusform>
            <numerusform>%1 and %n more wait</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) were told yes too</source>
        <translation>
            <numerusform>%n other was told yes too</numerusform>
            <numerusform>%n others were told yes too</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) told yes</source>
        <translation>
            <numerusform>%n other told yes</numerusform>
            <numerusform>%n others told yes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more fault(s)</source>
        <translation>
            <numerusform>%n more fault</numerusform>
            <numerusform>%n more faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) added</source>
        <translation>
            <numerusform>%n worker added</numerusform>
            <numerusform>%n workers added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n worker(s)</source>
        <translation>
            <numerusform>Remove %n worker</numerusform>
            <numerusform>Remove %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) removed</source>
        <translation>
            <numerusform>%n worker removed</numerusform>
            <numerusform>%n workers removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring %n worker(s) back</source>
        <translation>
            <numerusform>Bring %n worker back</numerusform>
            <numerusform>Bring %n workers back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) added</source>
        <translation>
            <numerusform>%n seat added</numerusform>
            <numerusform>%n seats added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n seat(s)</source>
        <translation>
            <numerusform>Remove %n seat</numerusform>
            <numerusform>Remove %n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) removed</source>
        <translation>
            <numerusform>%n seat removed</numerusform>
            <numerusform>%n seats removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring %n seat(s) back</source>
        <translation>
            <numerusform>Bring %n seat back</numerusform>
            <numerusform>Bring %n seats back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) changed</source>
        <comment>by a statement</comment>
        <translation>
            <numerusform>%n row changed</numerusform>
            <numerusform>%n rows changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) returned</source>
        <comment>by a statement</comment>
        <translation>
            <numerusform>%n row returned</numerusform>
            <numerusform>%n rows returned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n seat(s).</source>
        <comment>n fans were told yes; for how many seats</comment>
        <translation>
            <numerusform>%1 for %n seat.</numerusform>
            <numerusform>%1 for %n seats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n charge</numerusform>
            <numerusform>%n charges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <comment>emails</comment>
        <translation>
            <numerusform>%n sent</numerusform>
            <numerusform>%n sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s) held back</source>
        <comment>by the key of an effect</comment>
        <translation>
            <numerusform>%n repeat held back</numerusform>
            <numerusform>%n repeats held back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n time(s)</source>
        <comment>an effect: a fan</comment>
        <translation>
            <numerusform>%1 %n time</numerusform>
            <numerusform>%1 %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) went out more than once</source>
        <translation>
            <numerusform>%n effect went out more than once</numerusform>
            <numerusform>%n effects went out more than once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Email for %1 sent %n time(s)</source>
        <translation>
            <numerusform>Email for %1 sent %n time</numerusform>
            <numerusform>Email for %1 sent %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Card charged %n time(s) for %1</source>
        <translation>
            <numerusform>Card charged %n time for %1</numerusform>
            <numerusform>Card charged %n times for %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n replica(s), %1 at most</source>
        <comment>a client waits</comment>
        <translation>
            <numerusform>for %n replica, %1 at most</numerusform>
            <numerusform>for %n replicas, %1 at most</numerusform>
        </translation>
    </message>
</context>
</TS>
