<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>fenceline::app::MainWindow</name>
    <message>
        <source>pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>start of the pause</source>
        <translation>Beginn der Pause</translation>
    </message>
    <message>
        <source>number of workers</source>
        <translation>Zahl der Worker</translation>
    </message>
    <message>
        <source>number of seats</source>
        <translation>Zahl der Plätze</translation>
    </message>
    <message>
        <source>gap from read to write</source>
        <translation>Abstand vom Lesen zum Schreiben</translation>
    </message>
    <message>
        <source>arrival</source>
        <translation>Ankunft</translation>
    </message>
    <message>
        <source>fencing</source>
        <translation>Fencing</translation>
    </message>
    <message>
        <source>comparison of tokens</source>
        <translation>Vergleich der Token</translation>
    </message>
    <message>
        <source>check before writing</source>
        <translation>Prüfung vor dem Schreiben</translation>
    </message>
    <message>
        <source>conditional write</source>
        <translation>bedingtes Schreiben</translation>
    </message>
    <message>
        <source>protection</source>
        <translation>Schutz</translation>
    </message>
    <message>
        <source>release</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>cause of the pause</source>
        <translation>Ursache der Pause</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>Absturz</translation>
    </message>
    <message>
        <source>back to the beginning</source>
        <translation>zurück zum Anfang</translation>
    </message>
    <message>
        <source>lease</source>
        <translation>Lease</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::CheckControls</name>
    <message>
        <source>Check the lease before writing</source>
        <translation>Lease vor dem Schreiben prüfen</translation>
    </message>
    <message>
        <source>The worker looks at</source>
        <translation>Maßgeblich ist</translation>
    </message>
    <message>
        <source>Its own clock</source>
        <translation>Die eigene Uhr</translation>
    </message>
    <message>
        <source>The lock service</source>
        <translation>Der Sperrdienst</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::ControlsPanel</name>
    <message>
        <source>Lease length</source>
        <translation>Dauer der Lease</translation>
    </message>
    <message>
        <source>Pause length</source>
        <translation>Dauer der Pause</translation>
    </message>
    <message>
        <source>Freeze at</source>
        <translation>Einfrieren bei</translation>
    </message>
    <message>
        <source>More: cause, protection, release</source>
        <translation>Mehr: Ursache, Schutz, Freigabe</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>Lease</translation>
    </message>
    <message>
        <source>Off: a lock is held until it is released.</source>
        <translation>Aus: Eine Sperre gilt, bis sie freigegeben wird.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Delay of %1&apos;s write</source>
        <translation>Schreibverzögerung von %1</translation>
    </message>
    <message>
        <source>%1 crashes at</source>
        <translation>%1 stürzt ab bei</translation>
    </message>
    <message>
        <source>Delayed from</source>
        <translation>Verzögert ab</translation>
    </message>
    <message>
        <source>%1 freezes at</source>
        <translation>%1 friert ein bei</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::CrowdControls</name>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Gap from read to write</source>
        <translation>Abstand vom Lesen zum Schreiben</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::FencingControls</name>
    <message>
        <source>Fencing tokens</source>
        <translation>Fencing-Token</translation>
    </message>
    <message>
        <source>the row refuses older tokens</source>
        <translation>die Zeile weist ältere Token ab</translation>
    </message>
    <message>
        <source>The token goes with</source>
        <translation>Das Token geht mit beim</translation>
    </message>
    <message>
        <source>A write passes if</source>
        <translation>Geschrieben wird, wenn</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::Fold</name>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::HeaderBar</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Lesson&apos;s setting</source>
        <translation>Wie in der Lektion</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Back to the scenario as the lesson has it</source>
        <translation>Zurück zum Szenario der Lektion</translation>
    </message>
    <message>
        <source>Back to the scenario as it was opened</source>
        <translation>Zurück zum Szenario, wie es geöffnet wurde</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>theme</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Projector</source>
        <comment>theme</comment>
        <translation>Beamer</translation>
    </message>
    <message>
        <source>Text %1 %</source>
        <comment>text size</comment>
        <translation>Schrift %1 %</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::IconButton</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::MoreControls</name>
    <message>
        <source>Protection</source>
        <translation>Schutz</translation>
    </message>
    <message>
        <source>Conditional write</source>
        <translation>Bedingtes Schreiben</translation>
    </message>
    <message>
        <source>the write asks for a free seat: AND holder IS NULL</source>
        <translation>geschrieben wird nur bei freiem Platz: AND holder IS NULL</translation>
    </message>
    <message>
        <source>A worker deletes</source>
        <translation>Ein Worker löscht</translation>
    </message>
    <message>
        <source>What stops the worker</source>
        <translation>Was den Worker aufhält</translation>
    </message>
    <message>
        <source>Crash</source>
        <comment>a fault</comment>
        <translation>Absturz</translation>
    </message>
    <message>
        <source>the worker stops for good</source>
        <translation>der Worker bleibt für immer stehen</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::Quantity</name>
    <message>
        <source>Type a duration, such as 2.5 s or 250 ms</source>
        <translation>Eine Dauer eingeben, etwa 2,5 s oder 250 ms</translation>
    </message>
    <message>
        <source>Type a whole number</source>
        <translation>Eine ganze Zahl eingeben</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::ReasonList</name>
    <message numerus="yes">
        <source>%n more event(s)</source>
        <comment>at the end of a long list</comment>
        <translation>
            <numerusform>%n weiteres Ereignis</numerusform>
            <numerusform>%n weitere Ereignisse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fenceline::ui::ReasonRow</name>
    <message>
        <source>%1: %2</source>
        <comment>a time and what happens then</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1 gehen</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::SideColumn</name>
    <message>
        <source>This could not be played (%1), so the setting before it still stands.</source>
        <translation>Das ließ sich nicht ausführen (%1), daher gilt weiter die vorige Einstellung.</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::Text</name>
    <message>
        <source>lock deleted by %1 %2 ago</source>
        <comment>a worker, a time</comment>
        <translation>Sperre von %1 vor %2 gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) were told yes too</source>
        <translation>
            <numerusform>%n weiterer erhielt auch eine Zusage</numerusform>
            <numerusform>%n weitere erhielten auch eine Zusage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) told yes</source>
        <translation>
            <numerusform>auch %n weitere Zusage</numerusform>
            <numerusform>auch %n weitere Zusagen</numerusform>
        </translation>
    </message>
    <message>
        <source>frozen</source>
        <comment>worker</comment>
        <translation>eingefroren</translation>
    </message>
    <message>
        <source>%1 believes</source>
        <comment>heading</comment>
        <translation>%1 glaubt</translation>
    </message>
    <message>
        <source>I hold the lock · token %1</source>
        <translation>Ich halte die Sperre · Token %1</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>Token %1</translation>
    </message>
    <message>
        <source>I hold the lock</source>
        <translation>Ich halte die Sperre</translation>
    </message>
    <message>
        <source>I wait for the lock</source>
        <translation>Ich warte auf die Sperre</translation>
    </message>
    <message>
        <source>I wait</source>
        <translation>Ich warte</translation>
    </message>
    <message>
        <source>I have asked for the lock</source>
        <translation>Ich habe die Sperre angefordert</translation>
    </message>
    <message>
        <source>I have asked</source>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>its grant is over already</source>
        <translation>seine Sperre ist schon vorbei</translation>
    </message>
    <message>
        <source>%1 holds it</source>
        <translation>%1 hält sie</translation>
    </message>
    <message>
        <source>granted to it, unknown to it</source>
        <translation>erteilt, ihm noch unbekannt</translation>
    </message>
    <message>
        <source>granted to it, answer on its way</source>
        <translation>erteilt, Antwort unterwegs</translation>
    </message>
    <message>
        <source>granted to it</source>
        <comment>a lock</comment>
        <translation>erteilt</translation>
    </message>
    <message>
        <source>its lease runs until %1</source>
        <translation>seine Lease läuft bis %1</translation>
    </message>
    <message>
        <source>nobody frees its lock</source>
        <translation>niemand gibt seine Sperre frei</translation>
    </message>
    <message>
        <source>lease until %1</source>
        <translation>Lease bis %1</translation>
    </message>
    <message>
        <source>it holds the lock</source>
        <translation>er hält die Sperre</translation>
    </message>
    <message>
        <source>deleted by %1</source>
        <comment>a lock</comment>
        <translation>von %1 gelöscht</translation>
    </message>
    <message>
        <source>lease ended %1 ago</source>
        <translation>Lease endete vor %1</translation>
    </message>
    <message>
        <source>ended %1 ago</source>
        <comment>a lease</comment>
        <translation>endete vor %1</translation>
    </message>
    <message>
        <source>%1 is sold to %2</source>
        <translation>%1 ist an %2 verkauft</translation>
    </message>
    <message>
        <source>%1 sold to %2</source>
        <translation>%1 an %2 verkauft</translation>
    </message>
    <message>
        <source>no seat is free</source>
        <translation>kein Platz ist frei</translation>
    </message>
    <message>
        <source>a seat is free</source>
        <translation>ein Platz ist frei</translation>
    </message>
    <message>
        <source>every seat is sold</source>
        <translation>alle Plätze sind verkauft</translation>
    </message>
    <message>
        <source>my lease is over</source>
        <translation>meine Lease ist vorbei</translation>
    </message>
    <message>
        <source>my write changed no row</source>
        <translation>keine Zeile geändert</translation>
    </message>
    <message>
        <source>0 rows</source>
        <translation>0 Zeilen</translation>
    </message>
    <message>
        <source>my token is too old</source>
        <translation>mein Token ist zu alt</translation>
    </message>
    <message>
        <source>token too old</source>
        <translation>Token zu alt</translation>
    </message>
    <message>
        <source>%1 is free</source>
        <translation>%1 ist frei</translation>
    </message>
    <message>
        <source>row says %1</source>
        <translation>Zeile: %1</translation>
    </message>
    <message>
        <source>row says free</source>
        <translation>Zeile: frei</translation>
    </message>
    <message>
        <source>%1 was told yes</source>
        <translation>%1 erhielt eine Zusage</translation>
    </message>
    <message>
        <source>%1 was told no</source>
        <translation>%1 erhielt eine Absage</translation>
    </message>
    <message>
        <source>%1 was told yes too</source>
        <translation>auch %1 erhielt eine Zusage</translation>
    </message>
    <message>
        <source>%1 told yes too</source>
        <translation>Zusage auch an %1</translation>
    </message>
    <message>
        <source>%1 were told yes too</source>
        <comment>fans</comment>
        <translation>auch %1 erhielten eine Zusage</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a seat</comment>
        <translation>frei</translation>
    </message>
    <message>
        <source>Lock service</source>
        <translation>Sperrdienst</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a lock, who holds it, who waits</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>held by %1 · token %2</source>
        <translation>bei %1 · Token %2</translation>
    </message>
    <message>
        <source>held by %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>free · last token %1</source>
        <translation>frei · letztes Token %1</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a lock</comment>
        <translation>frei</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>until it is released</source>
        <translation>bis zur Freigabe</translation>
    </message>
    <message>
        <source>released by %1 at %2</source>
        <translation>von %1 bei %2 freigegeben</translation>
    </message>
    <message>
        <source>deleted by %1 at %2</source>
        <translation>von %1 bei %2 gelöscht</translation>
    </message>
    <message>
        <source>%1&apos;s lease ended at %2</source>
        <translation>Lease von %1 endete bei %2</translation>
    </message>
    <message numerus="yes">
        <source>%n wait(s)</source>
        <comment>workers in the lock&apos;s queue</comment>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody waits</source>
        <translation>niemand wartet</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>%1 wartet</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more wait</source>
        <comment>workers in the lock&apos;s queue</comment>
        <translation>
            <numerusform>%1 und %n weiterer warten</numerusform>
            <numerusform>%1 und %n weitere warten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wait</source>
        <translation>%1 warten</translation>
    </message>
    <message>
        <source>any seat</source>
        <translation>irgendein Platz</translation>
    </message>
    <message>
        <source>not free · %1</source>
        <comment>a refused write; %1: 0 rows</comment>
        <translation>nicht frei · %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>why a statement was refused; 0 rows</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>UPDATE … token %1</source>
        <translation>UPDATE … Token %1</translation>
    </message>
    <message>
        <source>read with %1</source>
        <comment>a token</comment>
        <translation>lesen mit %1</translation>
    </message>
    <message>
        <source>none free</source>
        <comment>seats</comment>
        <translation>keiner frei</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a statement and its answer</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a statement and its answer</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>asks</source>
        <translation>fragt an</translation>
    </message>
    <message>
        <source>granted</source>
        <translation>erhält</translation>
    </message>
    <message>
        <source>asks · granted</source>
        <translation>fragt an · erhält</translation>
    </message>
    <message>
        <source>granted · token %1</source>
        <translation>erhält · Token %1</translation>
    </message>
    <message>
        <source>asks · token %1</source>
        <translation>fragt an · Token %1</translation>
    </message>
    <message>
        <source>asks · waits</source>
        <translation>fragt an · wartet</translation>
    </message>
    <message>
        <source>releases</source>
        <translation>gibt frei</translation>
    </message>
    <message>
        <source>release refused</source>
        <translation>Freigabe abgewiesen</translation>
    </message>
    <message>
        <source>still mine?</source>
        <comment>a worker asks the lock service</comment>
        <translation>noch meine?</translation>
    </message>
    <message>
        <source>still mine? yes</source>
        <translation>noch meine? ja</translation>
    </message>
    <message>
        <source>still mine? no</source>
        <translation>noch meine? nein</translation>
    </message>
    <message>
        <source>the lock service</source>
        <translation>Sperrdienst</translation>
    </message>
    <message>
        <source>the database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>%1, on its way %2</source>
        <comment>a message</comment>
        <translation>%1, unterwegs %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a message and its ends</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 sold twice</source>
        <translation>%1 zweimal verkauft</translation>
    </message>
    <message numerus="yes">
        <source>%1 sold to %n fan(s)</source>
        <translation>
            <numerusform>%1 an %n Fan verkauft</numerusform>
            <numerusform>%1 an %n Fans verkauft</numerusform>
        </translation>
    </message>
    <message>
        <source>database row</source>
        <translation>Zeile der Datenbank</translation>
    </message>
    <message>
        <source>database rows</source>
        <translation>Zeilen der Datenbank</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) sold more than once</source>
        <translation>
            <numerusform>%n Platz mehrmals verkauft</numerusform>
            <numerusform>%n Plätze mehrmals verkauft</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sold more than once</source>
        <comment>a number of seats</comment>
        <translation>%1 mehrmals verkauft</translation>
    </message>
    <message>
        <source>%1: holder %2, fence %3</source>
        <comment>a row of the table</comment>
        <translation>%1: Inhaber %2, Schranke %3</translation>
    </message>
    <message>
        <source>%1, written over %2</source>
        <translation>%1, über %2 geschrieben</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a row of the table, how often it was sold</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>a database table</comment>
        <translation>Tabelle %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a time and what has just happened</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Stage, left to right</source>
        <translation>Bühne, von links nach rechts</translation>
    </message>
    <message>
        <source>Stage, top to bottom</source>
        <translation>Bühne, von oben nach unten</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Bühne</translation>
    </message>
    <message>
        <source>believes %1</source>
        <comment>a worker</comment>
        <translation>glaubt %1</translation>
    </message>
    <message>
        <source>Believes</source>
        <comment>heading</comment>
        <translation>Glaubt</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>a worker believes</comment>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>The truth</source>
        <comment>heading</comment>
        <translation>Wahrheit</translation>
    </message>
    <message>
        <source>%1, and it does not know</source>
        <comment>a truth about a worker</comment>
        <translation>%1, und weiß es nicht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading and its line</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The truth: %1</source>
        <translation>Die Wahrheit: %1</translation>
    </message>
    <message>
        <source>Worker</source>
        <comment>heading</comment>
        <translation>Worker</translation>
    </message>
    <message>
        <source>holds the lock</source>
        <comment>worker</comment>
        <translation>hält die Sperre</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>State</source>
        <comment>heading</comment>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>%1, %2, believes: %3, the truth: %4</source>
        <translation>%1, %2, glaubt: %3, die Wahrheit: %4</translation>
    </message>
    <message>
        <source>%1 asks for the lock.</source>
        <translation>%1 fordert die Sperre an.</translation>
    </message>
    <message>
        <source>%1 releases.</source>
        <translation>%1 gibt frei.</translation>
    </message>
    <message>
        <source>The lock is no longer %1&apos;s: nothing changes.</source>
        <translation>Die Sperre gehört %1 nicht mehr: Nichts ändert sich.</translation>
    </message>
    <message>
        <source>%1 is told yes.</source>
        <translation>%1 erhält eine Zusage.</translation>
    </message>
    <message>
        <source>%1 is told no.</source>
        <translation>%1 erhält eine Absage.</translation>
    </message>
    <message>
        <source>%1 wakes and still believes that it holds the lock.</source>
        <translation>%1 wacht auf und glaubt noch, die Sperre zu halten.</translation>
    </message>
    <message>
        <source>%1 wakes.</source>
        <translation>%1 wacht auf.</translation>
    </message>
    <message>
        <source>%1&apos;s write is stuck in a queue until %2.</source>
        <translation>Der Schreibzugriff von %1 steckt bis %2 in einer Warteschlange.</translation>
    </message>
    <message>
        <source>%1 gives up, and %2 is told no.</source>
        <translation>%1 gibt auf, und %2 erhält eine Absage.</translation>
    </message>
    <message>
        <source>%1 asks for the lock and waits: %2 holds it.</source>
        <translation>%1 fordert die Sperre an und wartet: %2 hält sie.</translation>
    </message>
    <message>
        <source>%1 asks for the lock and waits.</source>
        <translation>%1 fordert die Sperre an und wartet.</translation>
    </message>
    <message>
        <source>%1 waits: %2 holds the lock.</source>
        <translation>%1 wartet: %2 hält die Sperre.</translation>
    </message>
    <message>
        <source>%1 waits for the lock.</source>
        <translation>%1 wartet auf die Sperre.</translation>
    </message>
    <message>
        <source>%1 is frozen and does not know it yet.</source>
        <translation>%1 ist eingefroren und weiß es noch nicht.</translation>
    </message>
    <message>
        <source>There is no lease: %1 holds it until it releases.</source>
        <translation>Es gibt keine Lease: %1 hält sie bis zur Freigabe.</translation>
    </message>
    <message>
        <source>%1, waiting, is granted %2.</source>
        <comment>%2 is a token</comment>
        <translation>%1 hat gewartet und erhält %2.</translation>
    </message>
    <message>
        <source>%1, waiting, is granted the lock.</source>
        <translation>%1 hat gewartet und erhält die Sperre.</translation>
    </message>
    <message>
        <source>%1 asks for the lock and is granted token %2 for %3.</source>
        <translation>%1 fordert die Sperre an und erhält Token %2 für %3.</translation>
    </message>
    <message>
        <source>%1 is granted the lock with token %2 for %3.</source>
        <translation>%1 erhält die Sperre mit Token %2 für %3.</translation>
    </message>
    <message>
        <source>%1 asks for the lock and is granted token %2.</source>
        <translation>%1 fordert die Sperre an und erhält Token %2.</translation>
    </message>
    <message>
        <source>%1 is granted the lock with token %2.</source>
        <translation>%1 erhält die Sperre mit Token %2.</translation>
    </message>
    <message>
        <source>%1 asks for the lock and is granted it for %2.</source>
        <translation>%1 fordert die Sperre an und erhält sie für %2.</translation>
    </message>
    <message>
        <source>%1 is granted the lock for %2.</source>
        <translation>%1 erhält die Sperre für %2.</translation>
    </message>
    <message>
        <source>%1 asks for the lock and is granted it.</source>
        <translation>%1 fordert die Sperre an und erhält sie.</translation>
    </message>
    <message>
        <source>%1 is granted the lock.</source>
        <translation>%1 erhält die Sperre.</translation>
    </message>
    <message>
        <source>%1&apos;s lease ends.</source>
        <translation>Die Lease von %1 endet.</translation>
    </message>
    <message>
        <source>%1 is frozen and does not know it.</source>
        <translation>%1 ist eingefroren und weiß es nicht.</translation>
    </message>
    <message>
        <source>%1 still believes that it holds the lock.</source>
        <translation>%1 glaubt noch, die Sperre zu halten.</translation>
    </message>
    <message>
        <source>%1 deletes the lock without looking.</source>
        <translation>%1 löscht die Sperre, ohne nachzusehen.</translation>
    </message>
    <message>
        <source>It was %1&apos;s by now.</source>
        <comment>a lock</comment>
        <translation>Sie gehörte inzwischen %1.</translation>
    </message>
    <message>
        <source>%1 releases the lock.</source>
        <translation>%1 gibt die Sperre frei.</translation>
    </message>
    <message>
        <source>%1 looks for a free seat and finds none.</source>
        <translation>%1 sucht einen freien Platz und findet keinen.</translation>
    </message>
    <message>
        <source>%1 reads the row: %2 is sold to %3.</source>
        <translation>%1 liest die Zeile: %2 ist an %3 verkauft.</translation>
    </message>
    <message>
        <source>%1 reads the row: %2 is free.</source>
        <translation>%1 liest die Zeile: %2 ist frei.</translation>
    </message>
    <message>
        <source>The read raises the row&apos;s fence to %1.</source>
        <translation>Der Lesezugriff hebt die Schranke der Zeile auf %1.</translation>
    </message>
    <message>
        <source>%1 reads with token %2.</source>
        <translation>%1 liest mit Token %2.</translation>
    </message>
    <message>
        <source>The row has already seen %1: no row comes back, and %2 is told no.</source>
        <translation>Die Zeile hat schon %1 gesehen: Sie gibt nichts zurück, und %2 erhält eine Absage.</translation>
    </message>
    <message>
        <source>Every row has already seen %1 or more: no row comes back, and %2 is told no.</source>
        <translation>Jede Zeile hat schon %1 oder mehr gesehen: Keine kommt zurück, und %2 erhält eine Absage.</translation>
    </message>
    <message>
        <source>%1 looks at its own clock: its lease still lasts.</source>
        <translation>%1 sieht auf die eigene Uhr: Die Lease läuft noch.</translation>
    </message>
    <message>
        <source>%1 looks at its own clock: its lease is over.</source>
        <translation>%1 sieht auf die eigene Uhr: Die Lease ist vorbei.</translation>
    </message>
    <message>
        <source>%1 asks the lock service: the lock is still %1&apos;s.</source>
        <translation>%1 fragt den Sperrdienst: Die Sperre gehört noch %1.</translation>
    </message>
    <message>
        <source>%1 asks the lock service: the lock is no longer %1&apos;s.</source>
        <translation>%1 fragt den Sperrdienst: Die Sperre gehört %1 nicht mehr.</translation>
    </message>
    <message>
        <source>%1 sends its write for %2 with token %3.</source>
        <translation>%1 schickt seinen Schreibzugriff für %2 mit Token %3.</translation>
    </message>
    <message>
        <source>%1 sends its write for %2.</source>
        <translation>%1 schickt seinen Schreibzugriff für %2.</translation>
    </message>
    <message>
        <source>%1 wakes and writes with token %2.</source>
        <translation>%1 wacht auf und schreibt mit Token %2.</translation>
    </message>
    <message>
        <source>%1&apos;s write arrives with token %2.</source>
        <translation>Der Schreibzugriff von %1 kommt mit Token %2 an.</translation>
    </message>
    <message>
        <source>%1 writes with token %2.</source>
        <translation>%1 schreibt mit Token %2.</translation>
    </message>
    <message>
        <source>%1 wakes and writes.</source>
        <translation>%1 wacht auf und schreibt.</translation>
    </message>
    <message>
        <source>%1&apos;s write arrives.</source>
        <translation>Der Schreibzugriff von %1 kommt an.</translation>
    </message>
    <message>
        <source>%1 writes.</source>
        <translation>%1 schreibt.</translation>
    </message>
    <message>
        <source>%1 is sold to %2.</source>
        <translation>%1 ist an %2 verkauft.</translation>
    </message>
    <message>
        <source>%1 was sold to %2 already.</source>
        <translation>%1 war schon an %2 verkauft.</translation>
    </message>
    <message>
        <source>Nothing at the database stops it: %1&apos;s sale is overwritten.</source>
        <translation>Nichts an der Datenbank hält es auf: Der Verkauf an %1 ist überschrieben.</translation>
    </message>
    <message>
        <source>The row has seen no newer token: %1&apos;s sale is overwritten.</source>
        <translation>Die Zeile hat kein neueres Token gesehen: Der Verkauf an %1 ist überschrieben.</translation>
    </message>
    <message>
        <source>%1 free</source>
        <comment>found: a seat</comment>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>no free seat</source>
        <comment>found</comment>
        <translation>keinen freien Platz</translation>
    </message>
    <message>
        <source>The row has already seen %1: no row changes, and %2 is told no.</source>
        <translation>Die Zeile hat schon %1 gesehen: Keine Zeile ändert sich, und %2 erhält eine Absage.</translation>
    </message>
    <message>
        <source>%1 is sold to %2 already: no row changes, and %3, looking again, finds %4.</source>
        <comment>a seat, its fan, a worker, what it finds</comment>
        <translation>%1 ist schon an %2 verkauft: Keine Zeile ändert sich; %3 sieht noch einmal nach und findet %4.</translation>
    </message>
    <message>
        <source>%1 is sold to %2 already: no row changes, and %3 looks again.</source>
        <translation>%1 ist schon an %2 verkauft: Keine Zeile ändert sich, und %3 sieht noch einmal nach.</translation>
    </message>
    <message>
        <source>%1 is sold to %2 already: no row changes, and %3 is told no.</source>
        <translation>%1 ist schon an %2 verkauft: Keine Zeile ändert sich, und %3 erhält eine Absage.</translation>
    </message>
    <message>
        <source>%1 gives up: the seat is taken.</source>
        <translation>%1 gibt auf: Der Platz ist vergeben.</translation>
    </message>
    <message>
        <source>%1 gives up: its token is too old.</source>
        <translation>%1 gibt auf: Das Token ist zu alt.</translation>
    </message>
    <message>
        <source>%1 gives up: its lease is over.</source>
        <translation>%1 gibt auf: Die Lease ist vorbei.</translation>
    </message>
    <message>
        <source>%1 gives up: no seat is free.</source>
        <translation>%1 gibt auf: Kein Platz ist frei.</translation>
    </message>
    <message>
        <source>Garbage collection stops %1&apos;s process: %1 is frozen for %2.</source>
        <translation>Die Garbage Collection hält den Prozess von %1 an: %1 ist %2 lang eingefroren.</translation>
    </message>
    <message>
        <source>%1&apos;s memory is swapped to disk: %1 is frozen for %2.</source>
        <translation>Der Speicher von %1 wird auf die Platte ausgelagert: %1 ist %2 lang eingefroren.</translation>
    </message>
    <message>
        <source>%1&apos;s machine is paused: %1 is frozen for %2.</source>
        <translation>Die Maschine von %1 wird angehalten: %1 ist %2 lang eingefroren.</translation>
    </message>
    <message>
        <source>A packet is stuck in a queue: %1 waits for %2.</source>
        <translation>Ein Paket steckt in einer Warteschlange: %1 wartet %2.</translation>
    </message>
    <message>
        <source>%1 crashes.</source>
        <translation>%1 stürzt ab.</translation>
    </message>
    <message>
        <source>The lock stays %1&apos;s until its lease ends at %2.</source>
        <translation>Die Sperre gehört %1, bis die Lease bei %2 endet.</translation>
    </message>
    <message>
        <source>The lock stays %1&apos;s for ever: there is no lease to end it.</source>
        <translation>Die Sperre gehört %1 für immer: Keine Lease beendet sie.</translation>
    </message>
    <message>
        <source>Each worker reads, then writes. Nothing keeps two of them apart.</source>
        <translation>Jeder Worker liest und schreibt dann. Nichts hält zwei von ihnen auseinander.</translation>
    </message>
    <message>
        <source>A worker asks the lock service first; one holds the lock, the others wait.</source>
        <translation>Ein Worker fragt zuerst den Sperrdienst; einer hält die Sperre, die anderen warten.</translation>
    </message>
    <message>
        <source>No lock: the write itself looks whether the seat is still free.</source>
        <translation>Keine Sperre: Der Schreibzugriff selbst sieht nach, ob der Platz noch frei ist.</translation>
    </message>
    <message>
        <source>the row takes every write</source>
        <translation>die Zeile nimmt jeden Schreibzugriff an</translation>
    </message>
    <message>
        <source>the row refuses a write with an older token</source>
        <translation>die Zeile weist Schreibzugriffe mit älterem Token ab</translation>
    </message>
    <message>
        <source>a read raises the row&apos;s fence too</source>
        <translation>auch Lesezugriffe heben die Schranke der Zeile</translation>
    </message>
    <message>
        <source>each token may write once</source>
        <translation>jedes Token darf einmal schreiben</translation>
    </message>
    <message>
        <source>the same token may write again</source>
        <translation>dasselbe Token darf noch einmal schreiben</translation>
    </message>
    <message>
        <source>the write follows without a look at the lease</source>
        <translation>geschrieben wird ohne Blick auf die Lease</translation>
    </message>
    <message>
        <source>a worker compares its clock with the end of its lease</source>
        <translation>ein Worker vergleicht seine Uhr mit dem Ende seiner Lease</translation>
    </message>
    <message>
        <source>a worker asks whether the lock is still its own</source>
        <translation>ein Worker fragt, ob die Sperre noch seine ist</translation>
    </message>
    <message>
        <source>compare, then delete: a late release changes nothing</source>
        <translation>vergleichen, dann löschen: eine späte Freigabe ändert nichts</translation>
    </message>
    <message>
        <source>blind delete: a late release frees another worker&apos;s lock</source>
        <translation>blind löschen: eine späte Freigabe löst die Sperre eines anderen</translation>
    </message>
    <message>
        <source>nothing is deleted: each lock lasts until its lease ends</source>
        <translation>nichts wird gelöscht: jede Sperre dauert, bis ihre Lease endet</translation>
    </message>
    <message>
        <source>the whole process stands still</source>
        <translation>der ganze Prozess steht still</translation>
    </message>
    <message>
        <source>the process waits for its memory to come back from disk</source>
        <translation>der Prozess wartet, bis sein Speicher von der Platte zurück ist</translation>
    </message>
    <message>
        <source>the whole machine stands still, as in a migration</source>
        <translation>die ganze Maschine steht still, wie bei einer Migration</translation>
    </message>
    <message>
        <source>the worker runs on; its first write after that moment is late</source>
        <translation>der Worker läuft weiter; sein erster Schreibzugriff danach kommt zu spät an</translation>
    </message>
    <message>
        <source>English</source>
        <comment>your language as its speakers call it, such as Deutsch</comment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Worker %1</source>
        <translation>Worker %1</translation>
    </message>
    <message>
        <source>fan %1</source>
        <comment>inside a sentence</comment>
        <translation>Fan %1</translation>
    </message>
    <message>
        <source>Fan %1</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Fan %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>None</source>
        <comment>protection</comment>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Lock</source>
        <comment>protection</comment>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>Conditional write</source>
        <comment>protection</comment>
        <translation>Bedingtes Schreiben</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>fencing</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Writes</source>
        <comment>fencing: what carries the token</comment>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Reads and writes</source>
        <comment>fencing: what carries the token</comment>
        <translation>Lesen und Schreiben</translation>
    </message>
    <message>
        <source>fence &lt; token</source>
        <translation>Schranke &lt; Token</translation>
    </message>
    <message>
        <source>fence ≤ token</source>
        <translation>Schranke ≤ Token</translation>
    </message>
    <message>
        <source>Only its own</source>
        <comment>which lock a worker deletes</comment>
        <translation>Nur die eigene</translation>
    </message>
    <message>
        <source>Whatever is there</source>
        <comment>which lock a worker deletes</comment>
        <translation>Was gerade da ist</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>which lock a worker deletes</comment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Garbage collection</source>
        <translation>Garbage Collection</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Auslagerung</translation>
    </message>
    <message>
        <source>Machine paused</source>
        <translation>Maschine angehalten</translation>
    </message>
    <message>
        <source>Packet in a queue</source>
        <translation>Paket in Warteschlange</translation>
    </message>
    <message>
        <source>Sold twice</source>
        <comment>outcome</comment>
        <translation>Zweimal verkauft</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>outcome</comment>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Sold, fan not told</source>
        <comment>outcome</comment>
        <translation>Verkauft ohne Zusage</translation>
    </message>
    <message>
        <source>One sale</source>
        <comment>outcome</comment>
        <translation>Ein Verkauf</translation>
    </message>
    <message>
        <source>No sale</source>
        <comment>outcome</comment>
        <translation>Kein Verkauf</translation>
    </message>
    <message>
        <source>not here yet</source>
        <comment>worker</comment>
        <translation>noch nicht da</translation>
    </message>
    <message>
        <source>asks</source>
        <comment>worker</comment>
        <translation>fragt an</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>worker</comment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>arrived</source>
        <comment>worker</comment>
        <translation>angekommen</translation>
    </message>
    <message>
        <source>has read</source>
        <comment>worker</comment>
        <translation>hat gelesen</translation>
    </message>
    <message>
        <source>has checked</source>
        <comment>worker</comment>
        <translation>hat geprüft</translation>
    </message>
    <message>
        <source>writes</source>
        <comment>worker</comment>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>wrote</source>
        <comment>worker</comment>
        <translation>hat geschrieben</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>worker</comment>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>gave up</source>
        <comment>worker</comment>
        <translation>hat aufgegeben</translation>
    </message>
    <message>
        <source>done</source>
        <comment>worker</comment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>crashed</source>
        <comment>worker</comment>
        <translation>abgestürzt</translation>
    </message>
    <message>
        <source>No statement carries a token.</source>
        <translation>Kein SQL-Befehl trägt ein Token.</translation>
    </message>
    <message>
        <source>A read has raised the fence to the token already, so the write takes ≤.</source>
        <translation>Ein Lesezugriff hat die Schranke schon auf das Token gehoben, daher gilt beim Schreiben ≤.</translation>
    </message>
    <message>
        <source>Every write is conditional already: it is the protection.</source>
        <translation>Jeder Schreibzugriff ist schon bedingt: Das ist der Schutz.</translation>
    </message>
    <message>
        <source>%1 crashes and does not wake.</source>
        <translation>%1 stürzt ab und wacht nicht auf.</translation>
    </message>
    <message>
        <source>There is no lock, so there is no lease.</source>
        <translation>Es gibt keine Sperre, also keine Lease.</translation>
    </message>
    <message>
        <source>There is no lock, so there are no tokens.</source>
        <translation>Es gibt keine Sperre, also keine Token.</translation>
    </message>
    <message>
        <source>There is no lock, so there is nothing to check.</source>
        <translation>Es gibt keine Sperre, also nichts zu prüfen.</translation>
    </message>
    <message>
        <source>There is no lock to release.</source>
        <translation>Es gibt keine Sperre freizugeben.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks for %2, so there are at least %n seat(s).</source>
        <comment>a worker, a seat</comment>
        <translation>
            <numerusform>%1 will %2, also gibt es mindestens %n Platz.</numerusform>
            <numerusform>%1 will %2, also gibt es mindestens %n Plätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <comment>a duration</comment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>a duration</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>a duration</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>a duration</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>“%1” is negative. Allowed: %2 to %3.</source>
        <translation>„%1“ ist negativ. Erlaubt: %2 bis %3.</translation>
    </message>
    <message>
        <source>“%1” is too long. Allowed: %2 to %3.</source>
        <translation>„%1“ ist zu lang. Erlaubt: %2 bis %3.</translation>
    </message>
    <message>
        <source>“%1” is finer than a millisecond. Allowed: %2 to %3, in whole milliseconds.</source>
        <translation>„%1“ ist feiner als eine Millisekunde. Erlaubt: %2 bis %3, in ganzen Millisekunden.</translation>
    </message>
    <message>
        <source>“%1” is not a duration. Allowed: %2 to %3, such as 2.5 s or 250 ms.</source>
        <translation>„%1“ ist keine Dauer. Erlaubt: %2 bis %3, etwa 2,5 s oder 250 ms.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>a time</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 &lt; %2</source>
        <translation>%1 &lt; %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <comment>changed or returned by a statement</comment>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>A duration is missing. Allowed: %1 to %2, such as 2.5 s or 250 ms.</source>
        <translation>Hier fehlt eine Dauer. Erlaubt: %1 bis %2, etwa 2,5 s oder 250 ms.</translation>
    </message>
    <message>
        <source>“%1” is out of range. Allowed: %2 to %3.</source>
        <translation>„%1“ liegt außerhalb. Erlaubt: %2 bis %3.</translation>
    </message>
    <message>
        <source>A number is missing. Allowed: %1 to %2.</source>
        <translation>Hier fehlt eine Zahl. Erlaubt: %1 bis %2.</translation>
    </message>
    <message>
        <source>“%1” is too large. Allowed: %2 to %3.</source>
        <translation>„%1“ ist zu groß. Erlaubt: %2 bis %3.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number. Allowed: %2 to %3.</source>
        <translation>„%1“ ist keine ganze Zahl. Erlaubt: %2 bis %3.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Nothing is left to happen.</source>
        <translation>Mehr wird nicht geschehen.</translation>
    </message>
    <message>
        <source>%1 holds the lock and never releases it.</source>
        <translation>%1 hält die Sperre und gibt sie nie frei.</translation>
    </message>
    <message>
        <source>%1 hold their locks and never release them.</source>
        <translation>%1 halten ihre Sperren und geben sie nie frei.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>who is in the way, and why nothing ends it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Without a lease nothing else frees a lock.</source>
        <translation>Ohne Lease gibt nichts anderes eine Sperre frei.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message numerus="yes">
        <source>%n fan(s) were told yes</source>
        <translation>
            <numerusform>%n Fan erhielt eine Zusage</numerusform>
            <numerusform>%n Fans erhielten eine Zusage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n seat(s).</source>
        <comment>n fans were told yes …</comment>
        <translation>
            <numerusform>für %n Platz.</numerusform>
            <numerusform>für %n Plätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 went to %2; its row kept %3.</source>
        <translation>%1 ging an %2; in der Zeile blieb %3.</translation>
    </message>
    <message>
        <source>%1 were both told yes.</source>
        <comment>two fans</comment>
        <translation>%1 erhielten beide eine Zusage.</translation>
    </message>
    <message>
        <source>%1 were all told yes.</source>
        <comment>more than two fans</comment>
        <translation>%1 erhielten alle eine Zusage.</translation>
    </message>
    <message>
        <source>The row kept %1.</source>
        <translation>In der Zeile blieb %1.</translation>
    </message>
    <message>
        <source>%1&apos;s late write carried %2; the row had seen %3 and changed nothing.</source>
        <translation>Der späte Schreibzugriff von %1 trug %2; die Zeile hatte schon %3 gesehen und blieb unverändert.</translation>
    </message>
    <message>
        <source>%1&apos;s write found the seat sold and changed nothing.</source>
        <translation>Der Schreibzugriff von %1 fand den Platz verkauft und änderte nichts.</translation>
    </message>
    <message>
        <source>%1 found its lease over and gave up before it wrote.</source>
        <translation>%1 sah seine Lease abgelaufen und gab auf, ohne zu schreiben.</translation>
    </message>
    <message>
        <source>%1&apos;s read carried an old token; the row gave nothing back, and %1 gave up.</source>
        <translation>Der Lesezugriff von %1 trug ein altes Token; die Zeile gab nichts zurück, und %1 gab auf.</translation>
    </message>
    <message>
        <source>Only %1 was told yes.</source>
        <translation>Nur %1 erhielt eine Zusage.</translation>
    </message>
    <message>
        <source>The row says %1.</source>
        <translation>In der Zeile steht %1.</translation>
    </message>
    <message>
        <source>%1 waits for ever</source>
        <translation>%1 wartet für immer</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) wait for ever</source>
        <translation>
            <numerusform>%n Worker wartet für immer</numerusform>
            <numerusform>%n Worker warten für immer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sold, its fan not told</source>
        <translation>%1 verkauft, aber ohne Zusage</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) sold once each</source>
        <translation>
            <numerusform>%n Platz einmal verkauft</numerusform>
            <numerusform>%n Plätze je einmal verkauft</numerusform>
        </translation>
    </message>
    <message>
        <source>One sale: %1</source>
        <translation>Ein Verkauf: %1</translation>
    </message>
    <message>
        <source>No sale</source>
        <translation>Kein Verkauf</translation>
    </message>
    <message>
        <source>The row says %1, who was never told yes.</source>
        <translation>In der Zeile steht %1, ohne je eine Zusage erhalten zu haben.</translation>
    </message>
    <message>
        <source>Nobody was told yes.</source>
        <translation>Niemand erhielt eine Zusage.</translation>
    </message>
    <message>
        <source>%1. Left and Right move it, Escape lets go.</source>
        <comment>a thing on the timeline that is held</comment>
        <translation>%1. Links und Rechts verschieben, Escape lässt los.</translation>
    </message>
    <message>
        <source>%1&apos;s lease ends at %2</source>
        <translation>Die Lease von %1 endet bei %2</translation>
    </message>
    <message>
        <source>%1 freezes at %2</source>
        <translation>%1 friert bei %2 ein</translation>
    </message>
    <message>
        <source>%1 wakes at %2</source>
        <translation>%1 wacht bei %2 auf</translation>
    </message>
    <message>
        <source>%1 arrives at %2</source>
        <translation>%1 kommt bei %2 an</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <comment>a time, what has just happened, how the run ends</comment>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitstrahl</translation>
    </message>
    <message>
        <source>Lanes of the timeline</source>
        <translation>Spuren des Zeitstrahls</translation>
    </message>
    <message>
        <source>Time shown on the timeline</source>
        <translation>Gezeigte Zeit im Zeitstrahl</translation>
    </message>
    <message>
        <source>not free</source>
        <comment>timeline: a refused write</comment>
        <translation>nicht frei</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>timeline</comment>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>%1, from %2 on</source>
        <translation>%1, ab %2</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <translation>%1, von %2 bis %3</translation>
    </message>
    <message>
        <source>Lock</source>
        <comment>timeline: the lock&apos;s lane</comment>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>Lock, any seat</source>
        <translation>Sperre, irgendein Platz</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <comment>the lock of a seat</comment>
        <translation>Sperre %1</translation>
    </message>
    <message>
        <source>%1&apos;s lease · %2 · token %3</source>
        <translation>Lease von %1 · %2 · Token %3</translation>
    </message>
    <message>
        <source>%1&apos;s lease · %2</source>
        <translation>Lease von %1 · %2</translation>
    </message>
    <message>
        <source>%1 · token %2</source>
        <translation>%1 · Token %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · fence %2</source>
        <translation>%1 · Schranke %2</translation>
    </message>
    <message>
        <source>frozen %1</source>
        <translation>%1 eingefroren</translation>
    </message>
    <message>
        <source>%1 believes it still holds the lock</source>
        <translation>%1 glaubt, die Sperre noch zu halten</translation>
    </message>
    <message>
        <source>asks, waits</source>
        <translation>fragt an, wartet</translation>
    </message>
    <message>
        <source>asks, granted</source>
        <translation>fragt an, erhält</translation>
    </message>
    <message>
        <source>reads: none free</source>
        <translation>liest: keiner frei</translation>
    </message>
    <message>
        <source>reads: %1</source>
        <translation>liest: %1</translation>
    </message>
    <message>
        <source>reads: free</source>
        <translation>liest: frei</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>prüft</translation>
    </message>
    <message>
        <source>checks: valid</source>
        <translation>prüft: gültig</translation>
    </message>
    <message>
        <source>checks: over</source>
        <translation>prüft: vorbei</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>tells its fan yes</source>
        <translation>Zusage an den Fan</translation>
    </message>
    <message>
        <source>tells its fan no</source>
        <translation>Absage an den Fan</translation>
    </message>
    <message>
        <source>gives up</source>
        <translation>gibt auf</translation>
    </message>
    <message>
        <source>crashes</source>
        <translation>stürzt ab</translation>
    </message>
    <message>
        <source>packet stuck %1</source>
        <translation>Paket steckt %1 fest</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a time and what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%3: %1 is frozen for %2</source>
        <comment>%1 worker, %2 duration, %3 cause</comment>
        <translation>%3: %1 ist %2 lang eingefroren</translation>
    </message>
    <message>
        <source>%1, sold twice</source>
        <translation>%1, zweimal verkauft</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and its state</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show more time</source>
        <translation>Mehr Zeit zeigen</translation>
    </message>
    <message>
        <source>Show less time, larger</source>
        <translation>Weniger Zeit zeigen, größer</translation>
    </message>
    <message>
        <source>All</source>
        <comment>of the run</comment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Show all of the run</source>
        <translation>Den ganzen Ablauf zeigen</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::TransportBar</name>
    <message>
        <source>%1×</source>
        <comment>a speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Voriges Ereignis</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Tempo %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::ValueField</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::ValueSlider</name>
    <message>
        <source>%1, exact value</source>
        <translation>%1, genauer Wert</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::VerdictCard</name>
    <message>
        <source>Show why</source>
        <translation>Gründe zeigen</translation>
    </message>
    <message>
        <source>Hide why</source>
        <translation>Gründe verbergen</translation>
    </message>
</context>
</TS>
