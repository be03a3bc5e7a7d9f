<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>fenceline::Quiz</name>
    <message>
        <source>whoever had the lock first may write</source>
        <translation>wer die Sperre zuerst hatte, darf schreiben</translation>
    </message>
    <message>
        <source>a check right before the write is enough</source>
        <translation>eine Prüfung gleich vor dem Schreiben genügt</translation>
    </message>
    <message>
        <source>the end of a lease stops its holder</source>
        <translation>das Ende einer Lease hält ihren Inhaber auf</translation>
    </message>
    <message>
        <source>Check yourself</source>
        <translation>Prüfe dich selbst</translation>
    </message>
    <message>
        <source>A was granted the lock for 30 s, with token 41, then froze for 45 s. Meanwhile B was granted it, with 42, and wrote. Now A&apos;s write arrives. What should happen?</source>
        <translation>A erhielt die Sperre für 30 s, mit Token 41, und fror dann 45 s lang ein. Inzwischen erhielt B sie, mit 42, und schrieb. Nun kommt der Schreibzugriff von A an. Was soll geschehen?</translation>
    </message>
    <message>
        <source>It is accepted: A had the lock first</source>
        <translation>Er wird angenommen: A hatte die Sperre zuerst</translation>
    </message>
    <message>
        <source>A had the lock until its lease ended. A row that takes the write all the same loses B&apos;s sale: two fans are told yes.</source>
        <translation>A hatte die Sperre, bis seine Lease endete. Eine Zeile, die den Schreibzugriff trotzdem annimmt, verliert den Verkauf von B: Zwei Fans erhalten eine Zusage.</translation>
    </message>
    <message>
        <source>It is accepted if A checks its lease just before</source>
        <translation>Er wird angenommen, wenn A kurz vorher seine Lease prüft</translation>
    </message>
    <message>
        <source>A can freeze between the check and the write. Here it is told at 2.4 s that it holds the lock, and freezes at 2.5 s.</source>
        <translation>A kann zwischen Prüfung und Schreiben einfrieren. Hier erfährt es bei 2,4 s, dass es die Sperre hält, und friert bei 2,5 s ein.</translation>
    </message>
    <message>
        <source>The row refuses it: 41 is lower than 42</source>
        <translation>Die Zeile weist ihn ab: 41 ist kleiner als 42</translation>
    </message>
    <message>
        <source>The row has seen 42. A&apos;s UPDATE asks for a fence below 41, so it changes no row, and A tells its fan no.</source>
        <translation>Die Zeile hat 42 gesehen. Das UPDATE von A verlangt eine Schranke unter 41, also ändert es keine Zeile, und A gibt seinem Fan eine Absage.</translation>
    </message>
    <message>
        <source>The lock service stops A when its lease ends</source>
        <translation>Der Sperrdienst hält A auf, wenn seine Lease endet</translation>
    </message>
    <message>
        <source>At 30 s the service only gives the lock to B. Nothing of that reaches A, which is frozen until 47.5 s and then writes.</source>
        <translation>Bei 30 s gibt der Dienst die Sperre nur an B. Nichts davon erreicht A, das bis 47,5 s eingefroren ist und dann schreibt.</translation>
    </message>
    <message>
        <source>A worker can stand still before any line of its code and not know it. So the last word belongs to the row, in the statement that writes.</source>
        <translation>Ein Worker kann vor jeder Zeile seines Programms stehen bleiben, ohne es zu wissen. Darum hat die Datenbankzeile das letzte Wort, in der Anweisung, die schreibt.</translation>
    </message>
</context>
<context>
    <name>fenceline::Scenario</name>
    <message>
        <source>Twelve servers, five seats</source>
        <translation>Zwölf Server, fünf Plätze</translation>
    </message>
    <message>
        <source>The paused holder</source>
        <translation>Der angehaltene Inhaber</translation>
    </message>
</context>
<context>
    <name>fenceline::app::Actions</name>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the verdict</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
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
        <source>Back to the scenario as it was opened</source>
        <translation>Zurück zum geöffneten Szenario</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
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
        <source>In front of a class</source>
        <translation>Vor einer Klasse</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Standard look and layout</source>
        <translation>Darstellung und Aufteilung zurücksetzen</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>Befehl suchen…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>About Fenceline</source>
        <translation>Über Fenceline</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
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
        <source>As the system</source>
        <comment>language</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Beim Abspielen</translation>
    </message>
    <message>
        <source>On the timeline</source>
        <translation>Im Zeitstrahl</translation>
    </message>
    <message>
        <source>On a slider</source>
        <translation>Auf einem Regler</translation>
    </message>
    <message>
        <source>In the quiz</source>
        <translation>Im Quiz</translation>
    </message>
    <message>
        <source>On the border between two parts</source>
        <translation>Auf der Grenze zwischen zwei Teilen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
</context>
<context>
    <name>fenceline::app::Copies</name>
    <message>
        <source>The picture is copied.</source>
        <translation>Das Bild ist kopiert.</translation>
    </message>
    <message>
        <source>The verdict is copied.</source>
        <translation>Das Ergebnis ist kopiert.</translation>
    </message>
</context>
<context>
    <name>fenceline::app::Edits</name>
    <message>
        <source>lease</source>
        <translation>Lease</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>start of the pause</source>
        <translation>Beginn der Pause</translation>
    </message>
    <message>
        <source>arrival</source>
        <translation>Ankunft</translation>
    </message>
    <message>
        <source>gap from read to write</source>
        <translation>Abstand vom Lesen zum Schreiben</translation>
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
        <source>cause of the pause</source>
        <translation>Ursache der Pause</translation>
    </message>
    <message>
        <source>protection</source>
        <translation>Schutz</translation>
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
        <source>release</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>back to the beginning</source>
        <translation>zurück zum Anfang</translation>
    </message>
    <message>
        <source>another scenario</source>
        <translation>anderes Szenario</translation>
    </message>
    <message>
        <source>back to a setting as it was</source>
        <translation>zurück zu einer früheren Einstellung</translation>
    </message>
    <message>
        <source>Lease …</source>
        <translation>Lease …</translation>
    </message>
    <message>
        <source>Pause …</source>
        <translation>Pause …</translation>
    </message>
    <message>
        <source>Start of the pause …</source>
        <translation>Beginn der Pause …</translation>
    </message>
    <message>
        <source>Gap from read to write …</source>
        <translation>Abstand vom Lesen zum Schreiben …</translation>
    </message>
    <message>
        <source>Lease: off</source>
        <translation>Lease: aus</translation>
    </message>
    <message>
        <source>Number of workers …</source>
        <translation>Zahl der Worker …</translation>
    </message>
    <message>
        <source>Number of seats …</source>
        <translation>Zahl der Plätze …</translation>
    </message>
    <message>
        <source>Protection: %1</source>
        <translation>Schutz: %1</translation>
    </message>
    <message>
        <source>Fencing: %1</source>
        <translation>Fencing: %1</translation>
    </message>
    <message>
        <source>Comparison: %1</source>
        <translation>Vergleich: %1</translation>
    </message>
    <message>
        <source>Check before writing: %1</source>
        <translation>Prüfung vor dem Schreiben: %1</translation>
    </message>
    <message>
        <source>Release: %1</source>
        <translation>Freigabe: %1</translation>
    </message>
    <message>
        <source>Cause of the pause: %1</source>
        <translation>Ursache der Pause: %1</translation>
    </message>
    <message>
        <source>Conditional write: on</source>
        <translation>Bedingtes Schreiben: an</translation>
    </message>
    <message>
        <source>Conditional write: off</source>
        <translation>Bedingtes Schreiben: aus</translation>
    </message>
    <message>
        <source>Type a duration, such as 12 s.</source>
        <translation>Eine Dauer eingeben, etwa 12 s.</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>Eine Zahl eingeben.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>lock service</source>
        <translation>Sperrdienst</translation>
    </message>
    <message>
        <source>timing of the lock service</source>
        <translation>Zeitverhalten des Sperrdienstes</translation>
    </message>
    <message>
        <source>renewal</source>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>what follows a refused renewal</source>
        <translation>was auf eine abgewiesene Verlängerung folgt</translation>
    </message>
    <message>
        <source>what follows a lost answer</source>
        <translation>was auf eine verlorene Antwort folgt</translation>
    </message>
    <message>
        <source>effects</source>
        <translation>Folgen des Verkaufs</translation>
    </message>
    <message>
        <source>Lock service: %1</source>
        <translation>Sperrdienst: %1</translation>
    </message>
    <message>
        <source>Timing of the lock service: %1</source>
        <translation>Zeitverhalten des Sperrdienstes: %1</translation>
    </message>
    <message>
        <source>Renewal: %1</source>
        <translation>Verlängerung: %1</translation>
    </message>
    <message>
        <source>A worker whose renewal is refused: %1</source>
        <translation>Worker nach abgewiesener Verlängerung: %1</translation>
    </message>
    <message>
        <source>After a lost answer: %1</source>
        <translation>Nach verlorener Antwort: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an effect, and its key or whether it is off</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>off</source>
        <comment>an effect</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>token counter</source>
        <translation>Token-Zähler</translation>
    </message>
    <message>
        <source>Token counter: on</source>
        <translation>Token-Zähler: an</translation>
    </message>
    <message>
        <source>Token counter: off</source>
        <translation>Token-Zähler: aus</translation>
    </message>
    <message>
        <source>what a lock&apos;s value names</source>
        <translation>was der Wert einer Sperre bezeichnet</translation>
    </message>
    <message>
        <source>what is on disk</source>
        <translation>was auf der Platte steht</translation>
    </message>
    <message>
        <source>replication lag</source>
        <translation>Rückstand der Replikate</translation>
    </message>
    <message>
        <source>waiting for a replica</source>
        <translation>Warten auf ein Replikat</translation>
    </message>
    <message>
        <source>how often a client asks</source>
        <translation>wie oft ein Client fragt</translation>
    </message>
    <message>
        <source>whether a waiter looks for its own key</source>
        <translation>ob ein Wartender seinen eigenen Schlüssel sucht</translation>
    </message>
</context>
<context>
    <name>fenceline::app::FileDesk</name>
    <message>
        <source>Begin with the lesson</source>
        <translation>Mit der Lektion beginnen</translation>
    </message>
    <message>
        <source>The changes to this scenario are not saved.</source>
        <translation>Die Änderungen an diesem Szenario sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
    <message>
        <source>Show what it wrote</source>
        <translation>Dessen Fassung zeigen</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>Diese Fassung behalten</translation>
    </message>
    <message>
        <source>%1 is no longer there. What it held is still here.</source>
        <translation>%1 ist nicht mehr da. Der Inhalt ist noch hier.</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>Erneut speichern</translation>
    </message>
    <message>
        <source>No file yet</source>
        <translation>Noch keine Datei</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Diese vergessen</translation>
    </message>
    <message>
        <source>The program was ended without being closed. It is all here again, undo too.</source>
        <translation>Das Programm wurde beendet, ohne geschlossen zu werden. Es ist alles wieder da, auch das Rückgängigmachen.</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <comment>kind of files</comment>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>The program was ended while %1 had changes that were not saved. They are kept.</source>
        <translation>Das Programm wurde beendet, als in %1 Änderungen nicht gespeichert waren. Sie sind noch da.</translation>
    </message>
    <message>
        <source>Bring them back</source>
        <translation>Zurückholen</translation>
    </message>
</context>
<context>
    <name>fenceline::app::LanguageChoice</name>
    <message>
        <source>FENCELINE_LANGUAGE is set to %1: the next start begins with it, whatever is chosen here.</source>
        <translation>FENCELINE_LANGUAGE steht auf %1: Damit beginnt der nächste Start, was immer hier gewählt ist.</translation>
    </message>
</context>
<context>
    <name>fenceline::app::MainWindow</name>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>fenceline::app::Panes</name>
    <message>
        <source>The run as pictures and lists</source>
        <translation>Der Ablauf in Bildern und Listen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitstrahl</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Height of the stage</source>
        <translation>Höhe der Bühne</translation>
    </message>
</context>
<context>
    <name>fenceline::app::QuizPage</name>
    <message>
        <source>The run could not be played (%1).</source>
        <translation>Der Ablauf ließ sich nicht ausführen (%1).</translation>
    </message>
</context>
<context>
    <name>fenceline::app::Recovery</name>
    <message>
        <source>Your work cannot be kept for the case that the program is ended (%1). Save it to a file.</source>
        <translation>Deine Arbeit lässt sich nicht für den Fall sichern, dass das Programm beendet wird (%1). Speichere sie in einer Datei.</translation>
    </message>
    <message>
        <source>What was kept of an earlier session cannot be read. It is still there: %1.</source>
        <comment>files</comment>
        <translation>Was von einer früheren Sitzung aufgehoben war, lässt sich nicht lesen. Es liegt noch hier: %1.</translation>
    </message>
    <message>
        <source>What was kept of an earlier session cannot be brought back while the folder %1 cannot be written to. It is still there at the next start.</source>
        <translation>Was von einer früheren Sitzung aufgehoben war, lässt sich nicht zurückholen, solange in den Ordner %1 nicht geschrieben werden kann. Beim nächsten Start ist es noch da.</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::AboutDialog</name>
    <message>
        <source>About Fenceline</source>
        <translation>Über Fenceline</translation>
    </message>
    <message>
        <source>Fenceline %1</source>
        <comment>product and version</comment>
        <translation>Fenceline %1</translation>
    </message>
    <message>
        <source>Shows how a seat is sold twice under a distributed lock, and then makes it impossible.</source>
        <translation>Zeigt, wie ein Platz trotz verteilter Sperre zweimal verkauft wird, und macht es dann unmöglich.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Lizenztext</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a licence, and where its text is</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The GNU General Public License, version 3</source>
        <translation>Die GNU General Public License, Version 3</translation>
    </message>
    <message>
        <source>Versions and licences</source>
        <translation>Versionen und Lizenzen</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::AnswerCard</name>
    <message>
        <source>See that run</source>
        <translation>Den Ablauf ansehen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and text of an answer</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>See the run that shows this of answer %1</source>
        <translation>Den Ablauf zu Antwort %1 ansehen</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>%1. %2: %3, your answer</source>
        <translation>%1. %2: %3, deine Antwort</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::Autosave</name>
    <message>
        <source>the folder %1 cannot be written to</source>
        <comment>the reason, in brackets</comment>
        <translation>in den Ordner %1 lässt sich nicht schreiben</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::BlackScreen</name>
    <message>
        <source>The screen is black</source>
        <translation>Der Bildschirm ist schwarz</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::CauseRow</name>
    <message>
        <source>What stops the worker</source>
        <translation>Was den Worker anhält</translation>
    </message>
    <message>
        <source>the worker stops for good</source>
        <translation>der Worker bleibt für immer stehen</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::ChangesButton</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <comment>made to the scenario</comment>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Alles zurück</translation>
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
        <source>it only moves the problem: a pause after the look goes unseen</source>
        <translation>sie verschiebt das Problem nur: eine Pause nach der Prüfung bleibt unbemerkt</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::ClassBar</name>
    <message>
        <source>In front of a class</source>
        <translation>Vor einer Klasse</translation>
    </message>
    <message>
        <source>H shows how it ends</source>
        <translation>H zeigt, wie es endet</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Previous event, next event</source>
        <translation>Voriges Ereignis, nächstes Ereignis</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Show how it ends, or hide it</source>
        <translation>Zeigen oder verbergen, wie es endet</translation>
    </message>
    <message>
        <source>B, .</source>
        <translation>B, .</translation>
    </message>
    <message>
        <source>Make the screen black, or bring the picture back</source>
        <translation>Den Bildschirm schwarz machen oder das Bild zurückholen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Back to the window</source>
        <translation>Zurück zum Fenster</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::CloseButton</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::CommandList</name>
    <message>
        <source>on</source>
        <comment>an action that can be on or off</comment>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <comment>an action that can be on or off</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>jetzt nicht möglich</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of what is spoken</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>fenceline::ui::CommandPalette</name>
    <message>
        <source>Actions and settings</source>
        <translation>Befehle und Einstellungen</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Find an action or a setting</source>
        <translation>Einen Befehl oder eine Einstellung suchen</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Nichts heißt so.</translation>
    </message>
    <message>
        <source>%1: not possible now.</source>
        <translation>%1: jetzt nicht möglich.</translation>
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
    <message>
        <source>Protection</source>
        <translation>Schutz</translation>
    </message>
    <message>
        <source>A longer one only moves the problem: some pause is longer still.</source>
        <translation>Eine längere verschiebt das Problem nur: Irgendeine Pause ist noch länger.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a group of settings and what is set in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Lock service</source>
        <translation>Sperrdienst</translation>
    </message>
    <message>
        <source>Guards: renewal, check, release</source>
        <translation>Vorkehrungen: Verlängerung, Prüfung, Freigabe</translation>
    </message>
    <message>
        <source>Effects: email, card charge</source>
        <translation>Folgen: E-Mail, Kartenzahlung</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>What counts is that it lasts beyond the end of the lease, not its length.</source>
        <translation>Entscheidend ist, ob sie über das Ende der Lease hinausreicht, nicht ihre Länge.</translation>
    </message>
    <message>
        <source>Cause</source>
        <comment>of a pause</comment>
        <translation>Ursache</translation>
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
    <name>fenceline::ui::Document</name>
    <message>
        <source>There is no built-in scenario “%1”.</source>
        <translation>Es gibt kein eingebautes Szenario „%1“.</translation>
    </message>
    <message>
        <source>The scenario has no file yet: save it under a name.</source>
        <translation>Das Szenario hat noch keine Datei: Speichere es unter einem Namen.</translation>
    </message>
    <message>
        <source>Another program has changed %1. Load what it wrote, or keep what is here and save it.</source>
        <translation>Ein anderes Programm hat %1 geändert. Lade dessen Fassung, oder behalte und speichere diese.</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::EffectControls</name>
    <message>
        <source>the ticket goes out once its fan was told yes; nobody can call it back</source>
        <translation>das Ticket geht nach der Zusage hinaus; niemand holt es zurück</translation>
    </message>
    <message>
        <source>the fan pays once told yes; no fence stands before the bank</source>
        <translation>der Fan zahlt nach der Zusage; vor der Bank steht keine Schranke</translation>
    </message>
    <message>
        <source>Key of the email</source>
        <translation>Schlüssel der E-Mail</translation>
    </message>
    <message>
        <source>Key of the charge</source>
        <translation>Schlüssel der Zahlung</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::EffectRow</name>
    <message>
        <source>Write the key down first</source>
        <translation>Schlüssel zuerst festhalten</translation>
    </message>
    <message>
        <source>before it is carried out; else a repeat that comes meanwhile is carried out too</source>
        <translation>vor der Ausführung; sonst wird auch ausgeführt, was inzwischen wiederholt wird</translation>
    </message>
    <message>
        <source>There is no key to write down.</source>
        <translation>Es gibt keinen Schlüssel festzuhalten.</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::EventsModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>when, who, what</comment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::EventsView</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Search the events</source>
        <translation>Die Ereignisse durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Copies the selected events, or all that are shown</source>
        <translation>Kopiert die gewählten Ereignisse oder alle gezeigten</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) copied</source>
        <translation>
            <numerusform>%Ln Ereignis kopiert</numerusform>
            <numerusform>%Ln Ereignisse kopiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln Ereignis</numerusform>
            <numerusform>%Ln Ereignisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln event(s)</source>
        <comment>how many are found</comment>
        <translation>
            <numerusform>%1 von %Ln Ereignis</numerusform>
            <numerusform>%1 von %Ln Ereignissen</numerusform>
        </translation>
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
    <name>fenceline::ui::File</name>
    <message>
        <source>%1 cannot be read: %2. What is open stays as it is.</source>
        <translation>%1 lässt sich nicht lesen: %2. Was offen ist, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Nothing is lost: save it in another folder or under another name.</source>
        <translation>%1 lässt sich nicht schreiben: %2. Nichts ist verloren: Speichere es in einem anderen Ordner oder unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>es gibt keine solche Datei</translation>
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
    <name>fenceline::ui::FrameTimes</name>
    <message>
        <source>%1 ms · p50 %2 · p99 %3 · worst %4</source>
        <comment>times of frames: the last one, of most, of nearly all, the longest</comment>
        <translation>%1 ms · p50 %2 · p99 %3 · längstes %4</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::GuardControls</name>
    <message>
        <source>Conditional write</source>
        <translation>Bedingtes Schreiben</translation>
    </message>
    <message>
        <source>the write asks for a free seat: AND holder IS NULL</source>
        <translation>das Schreiben verlangt einen freien Platz: AND holder IS NULL</translation>
    </message>
    <message>
        <source>A worker deletes</source>
        <translation>Ein Worker löscht</translation>
    </message>
    <message>
        <source>After a lost answer</source>
        <translation>Nach verlorener Antwort</translation>
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
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>In front of a class, full screen</source>
        <translation>Vor einer Klasse, im ganzen Bildschirm</translation>
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
    <name>fenceline::ui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Find a key</source>
        <translation>Eine Taste suchen</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>Das tut keine Taste.</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::MomentModel</name>
    <message>
        <source>Now: %1</source>
        <comment>what happens at this moment</comment>
        <translation>Jetzt: %1</translation>
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
    <message>
        <source>in seconds</source>
        <translation>in Sekunden</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::QuestionPanel</name>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Try it in the window</source>
        <translation>Im Fenster ausprobieren</translation>
    </message>
    <message>
        <source>Noticed: ‘%1’</source>
        <comment>a wrong idea</comment>
        <translation>Bemerkt: ‚%1‘</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::QuizView</name>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Back to the question&apos;s run</source>
        <translation>Zurück zum Ablauf der Frage</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Frage %1 von %2</translation>
    </message>
    <message>
        <source>The run behind answer %1</source>
        <translation>Der Ablauf zu Antwort %1</translation>
    </message>
    <message>
        <source>The run behind the question</source>
        <translation>Der Ablauf zur Frage</translation>
    </message>
    <message>
        <source>The run is shown when the question is answered.</source>
        <translation>Der Ablauf wird gezeigt, sobald die Frage beantwortet ist.</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Hoch, Runter</translation>
    </message>
    <message>
        <source>Go from answer to answer</source>
        <translation>Von Antwort zu Antwort gehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Answer with the one that has the focus, or go on</source>
        <translation>Mit der ausgewählten Antwort antworten oder weitergehen</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Blättern</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Back to exploring</source>
        <translation>Zurück zum Erkunden</translation>
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
    <name>fenceline::ui::RedisControls</name>
    <message>
        <source>Token counter</source>
        <translation>Token-Zähler</translation>
    </message>
    <message>
        <source>the script that takes the lock counts up a number as well</source>
        <translation>das Skript, das die Sperre nimmt, zählt auch eine Zahl hoch</translation>
    </message>
    <message>
        <source>A lock&apos;s value names</source>
        <translation>Der Wert einer Sperre bezeichnet</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf der Platte</translation>
    </message>
    <message>
        <source>Replication lag</source>
        <translation>Rückstand des Replikats</translation>
    </message>
    <message>
        <source>Wait for a replica</source>
        <translation>Auf ein Replikat warten</translation>
    </message>
    <message>
        <source>WAIT: a lock counts once a replica has it</source>
        <translation>WAIT: eine Sperre gilt, sobald ein Replikat sie hat</translation>
    </message>
    <message>
        <source>A client asks again after</source>
        <translation>Ein Client fragt wieder nach</translation>
    </message>
    <message>
        <source>A failover within it loses the lock, and its counter too.</source>
        <translation>Ein Failover in dieser Zeit verliert die Sperre und auch ihren Zähler.</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::RenewalControls</name>
    <message>
        <source>Renew the lease</source>
        <translation>Lease verlängern</translation>
    </message>
    <message>
        <source>each time that a third of it is over</source>
        <translation>jedes Mal, wenn ein Drittel vorbei ist</translation>
    </message>
    <message>
        <source>It is renewed by</source>
        <translation>Wer verlängert sie?</translation>
    </message>
    <message>
        <source>A worker whose renewal is refused</source>
        <translation>Worker nach abgewiesener Verlängerung</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::RowTable</name>
    <message>
        <source>The row before and after</source>
        <translation>Die Zeile vorher und nachher</translation>
    </message>
    <message>
        <source>%1, before %2</source>
        <comment>a value, and the old one</comment>
        <translation>%1, vorher %2</translation>
    </message>
    <message>
        <source>%1: holder %2; fence %3.</source>
        <comment>a row of the table</comment>
        <translation>%1: Inhaber %2; Schranke %3.</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>rows</comment>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: ticket of %2.</source>
        <comment>a row of the table</comment>
        <translation>%1: Ticket von %2.</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::ScoreCard</name>
    <message>
        <source>Right so far</source>
        <translation>Bisher richtig</translation>
    </message>
    <message>
        <source>nothing answered · no clock is running</source>
        <translation>noch nichts beantwortet · keine Uhr läuft</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>right answers of all answers</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) to go · no clock is running</source>
        <translation>
            <numerusform>noch %n Frage · keine Uhr läuft</numerusform>
            <numerusform>noch %n Fragen · keine Uhr läuft</numerusform>
        </translation>
    </message>
    <message>
        <source>no clock is running</source>
        <translation>keine Uhr läuft</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::ServiceControls</name>
    <message>
        <source>Lock service</source>
        <translation>Sperrdienst</translation>
    </message>
    <message>
        <source>Its timing</source>
        <translation>Zeitverhalten</translation>
    </message>
    <message>
        <source>A waiter looks for its own key</source>
        <translation>Ein Wartender sucht seinen eigenen Schlüssel</translation>
    </message>
    <message>
        <source>its session may be over; up to etcd 3.4 it took the lock all the same</source>
        <translation>seine Sitzung kann vorbei sein; bis etcd 3.4 nahm er die Sperre trotzdem</translation>
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
    <name>fenceline::ui::Splitter</name>
    <message>
        <source>%1 %</source>
        <comment>the share of a part of the window</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the border a little</source>
        <translation>Die Grenze ein wenig verschieben</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Move the border further</source>
        <translation>Die Grenze weiter verschieben</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>As far as it goes</source>
        <translation>So weit es geht</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::StatementCard</name>
    <message>
        <source>The statement</source>
        <translation>Die Anweisung</translation>
    </message>
    <message>
        <source>No statement has reached the row yet.</source>
        <translation>Noch hat keine Anweisung die Zeile erreicht.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a worker, and when its statement reached the row</comment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>the row&apos;s fence is %1</source>
        <translation>die Schranke der Zeile ist %1</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::StatementDetail</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Statement in full</source>
        <translation>Die ganze Anweisung</translation>
    </message>
    <message>
        <source>Copies the statement</source>
        <translation>Kopiert die Anweisung</translation>
    </message>
    <message>
        <source>No statement has reached the row yet.</source>
        <translation>Noch hat keine Anweisung die Zeile erreicht.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>whose statement, when</comment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::StatementsModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>%1, %2: %3. %4.</source>
        <comment>when, whose, a statement, what came of it</comment>
        <translation>%1, %2: %3. %4.</translation>
    </message>
</context>
<context>
    <name>fenceline::ui::StatementsView</name>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>This run sends no statements.</source>
        <translation>In diesem Ablauf werden keine Anweisungen gesendet.</translation>
    </message>
    <message>
        <source>Width of the list of statements</source>
        <translation>Breite der Liste der Anweisungen</translation>
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
        <translation>seine Sperre ist schon abgelaufen</translation>
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
        <translation>meine Lease ist abgelaufen</translation>
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
        <translation>Datenbankzeile</translation>
    </message>
    <message>
        <source>database rows</source>
        <translation>Datenbankzeilen</translation>
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
        <translation>%1 sieht auf die eigene Uhr: Die Lease ist abgelaufen.</translation>
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
        <translation>Nichts in der Datenbank hält das auf: Der Verkauf an %1 wird überschrieben.</translation>
    </message>
    <message>
        <source>The row has seen no newer token: %1&apos;s sale is overwritten.</source>
        <translation>Die Zeile hat kein neueres Token gesehen: Der Verkauf an %1 wird überschrieben.</translation>
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
        <source>%1 gives up: the seat is taken.</source>
        <translation>%1 gibt auf: Der Platz ist vergeben.</translation>
    </message>
    <message>
        <source>%1 gives up: its token is too old.</source>
        <translation>%1 gibt auf: Das Token ist zu alt.</translation>
    </message>
    <message>
        <source>%1 gives up: its lease is over.</source>
        <translation>%1 gibt auf: Die Lease ist abgelaufen.</translation>
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
        <source>the write follows without a look at the lease</source>
        <translation>geschrieben wird ohne Blick auf die Lease</translation>
    </message>
    <message>
        <source>blind delete: a late release frees another worker&apos;s lock</source>
        <translation>blind löschen: eine späte Freigabe gibt die Sperre eines anderen frei</translation>
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
        <translation>Keine SQL-Anweisung trägt ein Token.</translation>
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
        <translation>Es gibt keine Sperre, die freizugeben wäre.</translation>
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
    <message>
        <source>%1 went to %2; its row kept %3.</source>
        <translation>%1 ging an %2; in der Zeile steht am Ende %3.</translation>
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
        <translation>In der Zeile steht am Ende %1.</translation>
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
        <translation>prüft: abgelaufen</translation>
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
    <message>
        <source>unknown</source>
        <comment>the compiler</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Built with Qt</source>
        <translation>Gebaut mit Qt</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>of a program</comment>
        <translation>Build-Typ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the kind of a build, and for which machine</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an operating system, and what shows the window</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a setting and its value, a line of text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>gemeinfrei</translation>
    </message>
    <message>
        <source>Fonts Inter and Noto Sans, where the system has them</source>
        <translation>Schriften Inter und Noto Sans, wo das System sie hat</translation>
    </message>
    <message>
        <source>Lock</source>
        <comment>who does something by itself</comment>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>%1 Space plays, comma and full stop step.</source>
        <comment>a state; what can be done</comment>
        <translation>%1 Leertaste spielt ab, Komma und Punkt gehen schrittweise.</translation>
    </message>
    <message>
        <source>%1 is not free</source>
        <comment>why a write changes no row</comment>
        <translation>%1 ist nicht frei</translation>
    </message>
    <message>
        <source>no seat is free</source>
        <comment>why a read returns no row</comment>
        <translation>kein Platz ist frei</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) changed</source>
        <comment>by a statement</comment>
        <translation>
            <numerusform>%n Zeile geändert</numerusform>
            <numerusform>%n Zeilen geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) returned</source>
        <comment>by a statement</comment>
        <translation>
            <numerusform>%n Zeile geliefert</numerusform>
            <numerusform>%n Zeilen geliefert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how many rows, and why none</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>the value of a setting</comment>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <comment>a setting, its choice, the choice before: fencing: writes instead of off</comment>
        <translation>%1: %2 (vorher: %3)</translation>
    </message>
    <message>
        <source>Back to %1: %2</source>
        <comment>a setting and its choice: Back to fencing: off</comment>
        <translation>Zurück zu „%1: %2“</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a setting</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>worker %1 added</source>
        <translation>Worker %1 hinzugefügt</translation>
    </message>
    <message>
        <source>Remove worker %1</source>
        <translation>Worker %1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) added</source>
        <translation>
            <numerusform>%n Worker hinzugefügt</numerusform>
            <numerusform>%n Worker hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n worker(s)</source>
        <translation>
            <numerusform>%n Worker entfernen</numerusform>
            <numerusform>%n Worker entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>worker %1 removed</source>
        <translation>Worker %1 entfernt</translation>
    </message>
    <message>
        <source>Bring worker %1 back</source>
        <translation>Worker %1 zurückholen</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) removed</source>
        <translation>
            <numerusform>%n Worker entfernt</numerusform>
            <numerusform>%n Worker entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring %n worker(s) back</source>
        <translation>
            <numerusform>%n Worker zurückholen</numerusform>
            <numerusform>%n Worker zurückholen</numerusform>
        </translation>
    </message>
    <message>
        <source>seat %1 added</source>
        <translation>Platz %1 hinzugefügt</translation>
    </message>
    <message>
        <source>Remove seat %1</source>
        <translation>Platz %1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) added</source>
        <translation>
            <numerusform>%n Platz hinzugefügt</numerusform>
            <numerusform>%n Plätze hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n seat(s)</source>
        <translation>
            <numerusform>%n Platz entfernen</numerusform>
            <numerusform>%n Plätze entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>seat %1 removed</source>
        <translation>Platz %1 entfernt</translation>
    </message>
    <message>
        <source>Bring seat %1 back</source>
        <translation>Platz %1 zurückholen</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) removed</source>
        <translation>
            <numerusform>%n Platz entfernt</numerusform>
            <numerusform>%n Plätze entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring %n seat(s) back</source>
        <translation>
            <numerusform>%n Platz zurückholen</numerusform>
            <numerusform>%n Plätze zurückholen</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <comment>a seat</comment>
        <translation>irgendeiner</translation>
    </message>
    <message>
        <source>seat of %1</source>
        <comment>a worker</comment>
        <translation>Platz von %1</translation>
    </message>
    <message>
        <source>server of %1</source>
        <comment>a worker</comment>
        <translation>Server von %1</translation>
    </message>
    <message>
        <source>fan of %1</source>
        <comment>a worker</comment>
        <translation>Fan von %1</translation>
    </message>
    <message>
        <source>%1&apos;s pause of %2 at %3</source>
        <comment>a worker, how long, when</comment>
        <translation>%2 Pause von %1 bei %3</translation>
    </message>
    <message>
        <source>%1&apos;s crash at %2</source>
        <comment>a worker, when</comment>
        <translation>Absturz von %1 bei %2</translation>
    </message>
    <message>
        <source>a pause of %1</source>
        <comment>what stops a worker</comment>
        <translation>eine Pause von %1</translation>
    </message>
    <message>
        <source>a crash</source>
        <comment>what stops a worker</comment>
        <translation>ein Absturz</translation>
    </message>
    <message>
        <source>cause of %1&apos;s pause</source>
        <comment>a worker</comment>
        <translation>Ursache der Pause von %1</translation>
    </message>
    <message>
        <source>what stops %1</source>
        <comment>a worker</comment>
        <translation>was %1 aufhält</translation>
    </message>
    <message>
        <source>fencing</source>
        <comment>a setting</comment>
        <translation>Fencing</translation>
    </message>
    <message>
        <source>a write passes if</source>
        <comment>a setting</comment>
        <translation>geschrieben wird, wenn</translation>
    </message>
    <message>
        <source>check before writing</source>
        <comment>a setting</comment>
        <translation>Prüfung vor dem Schreiben</translation>
    </message>
    <message>
        <source>renewal</source>
        <comment>a setting</comment>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>after a refused renewal</source>
        <comment>a setting</comment>
        <translation>nach abgewiesener Verlängerung</translation>
    </message>
    <message>
        <source>a worker deletes</source>
        <comment>a setting</comment>
        <translation>ein Worker löscht</translation>
    </message>
    <message>
        <source>after a lost answer</source>
        <comment>a setting</comment>
        <translation>nach verlorener Antwort</translation>
    </message>
    <message>
        <source>conditional write</source>
        <comment>a setting</comment>
        <translation>bedingtes Schreiben</translation>
    </message>
    <message>
        <source>name</source>
        <comment>of a scenario</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>show</source>
        <comment>what seats are sold for</comment>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>another summary</source>
        <translation>andere Zusammenfassung</translation>
    </message>
    <message>
        <source>Back to the summary as it was</source>
        <translation>Zurück zur früheren Zusammenfassung</translation>
    </message>
    <message>
        <source>another source</source>
        <translation>andere Quelle</translation>
    </message>
    <message>
        <source>Back to the source as it was</source>
        <translation>Zurück zur früheren Quelle</translation>
    </message>
    <message>
        <source>another order of seats</source>
        <translation>andere Reihenfolge der Plätze</translation>
    </message>
    <message>
        <source>Back to the order of seats</source>
        <translation>Zurück zur Reihenfolge der Plätze</translation>
    </message>
    <message>
        <source>another order of workers</source>
        <translation>andere Reihenfolge der Worker</translation>
    </message>
    <message>
        <source>Back to the order of workers</source>
        <translation>Zurück zur Reihenfolge der Worker</translation>
    </message>
    <message>
        <source>another expectation</source>
        <translation>andere Erwartung</translation>
    </message>
    <message>
        <source>Back to the expectation as it was</source>
        <translation>Zurück zur früheren Erwartung</translation>
    </message>
    <message>
        <source>protection</source>
        <comment>a setting</comment>
        <translation>Schutz</translation>
    </message>
    <message>
        <source>lock service</source>
        <comment>a setting</comment>
        <translation>Sperrdienst</translation>
    </message>
    <message>
        <source>timing</source>
        <comment>a setting</comment>
        <translation>Zeitverhalten</translation>
    </message>
    <message>
        <source>arrivals</source>
        <comment>a setting</comment>
        <translation>Ankünfte</translation>
    </message>
    <message>
        <source>%1 added</source>
        <comment>a fault</comment>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>a fault</comment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <comment>a fault</comment>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <comment>a fault</comment>
        <translation>%1 zurückholen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>protection, within a sentence</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>a lock</source>
        <comment>protection, within a sentence</comment>
        <translation>eine Sperre</translation>
    </message>
    <message>
        <source>a conditional write</source>
        <comment>protection, within a sentence</comment>
        <translation>bedingtes Schreiben</translation>
    </message>
    <message>
        <source>ideal</source>
        <comment>timing of the lock service, within a sentence</comment>
        <translation>ideal</translation>
    </message>
    <message>
        <source>writes</source>
        <comment>what carries the token, within a sentence</comment>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>reads and writes</source>
        <comment>what carries the token, within a sentence</comment>
        <translation>Lesen und Schreiben</translation>
    </message>
    <message>
        <source>by its own clock</source>
        <comment>how a worker checks its lease</comment>
        <translation>anhand der eigenen Uhr</translation>
    </message>
    <message>
        <source>by the lock service</source>
        <comment>how a worker checks its lease</comment>
        <translation>beim Sperrdienst</translation>
    </message>
    <message>
        <source>the worker goes on</source>
        <comment>after a refused renewal</comment>
        <translation>der Worker macht weiter</translation>
    </message>
    <message>
        <source>only its own lock</source>
        <comment>what a worker deletes, within a sentence</comment>
        <translation>nur die eigene Sperre</translation>
    </message>
    <message>
        <source>whatever lock is there</source>
        <comment>what a worker deletes, within a sentence</comment>
        <translation>jede Sperre, die da ist</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a worker deletes, within a sentence</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>no retry</source>
        <comment>after a lost answer</comment>
        <translation>kein neuer Versuch</translation>
    </message>
    <message>
        <source>as listed</source>
        <comment>arrivals, within a sentence</comment>
        <translation>wie aufgeführt</translation>
    </message>
    <message>
        <source>in a rush</source>
        <comment>arrivals, within a sentence</comment>
        <translation>im Ansturm</translation>
    </message>
    <message>
        <source>garbage collection</source>
        <comment>within a sentence</comment>
        <translation>Garbage Collection</translation>
    </message>
    <message>
        <source>swapping</source>
        <comment>within a sentence</comment>
        <translation>Auslagerung</translation>
    </message>
    <message>
        <source>the machine paused</source>
        <comment>cause of a pause, within a sentence</comment>
        <translation>die Maschine angehalten</translation>
    </message>
    <message>
        <source>a packet in a queue</source>
        <comment>cause of a pause, within a sentence</comment>
        <translation>ein Paket in einer Warteschlange</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a setting</comment>
        <translation>an</translation>
    </message>
    <message>
        <source>no lock</source>
        <translation>keine Sperre</translation>
    </message>
    <message>
        <source>lease %1</source>
        <translation>Lease %1</translation>
    </message>
    <message>
        <source>no lease</source>
        <translation>keine Lease</translation>
    </message>
    <message>
        <source>conditional write</source>
        <translation>bedingtes Schreiben</translation>
    </message>
    <message>
        <source>pause %1</source>
        <translation>Pause %1</translation>
    </message>
    <message>
        <source>%1 crashes</source>
        <translation>%1 stürzt ab</translation>
    </message>
    <message>
        <source>fencing off</source>
        <translation>Fencing aus</translation>
    </message>
    <message>
        <source>fencing on writes</source>
        <translation>Fencing beim Schreiben</translation>
    </message>
    <message>
        <source>fencing on reads and writes</source>
        <translation>Fencing beim Lesen und Schreiben</translation>
    </message>
    <message>
        <source>check by its own clock</source>
        <translation>Prüfung anhand der eigenen Uhr</translation>
    </message>
    <message>
        <source>check with the service</source>
        <translation>Prüfung beim Dienst</translation>
    </message>
    <message>
        <source>Crash</source>
        <translation>Absturz</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a worker, a time</comment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 for %2, from %3 on: %4</source>
        <comment>a worker, a duration, a time, a cause</comment>
        <translation>%1 für %2, ab %3: %4</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>check before writing</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Its own clock</source>
        <comment>what a worker checks its lease with</comment>
        <translation>Die eigene Uhr</translation>
    </message>
    <message>
        <source>The lock service</source>
        <comment>what a worker checks its lease with</comment>
        <translation>Der Sperrdienst</translation>
    </message>
    <message>
        <source>Lease</source>
        <translation>Lease</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>lease</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fencing</source>
        <translation>Fencing</translation>
    </message>
    <message>
        <source>A write passes if</source>
        <translation>Geschrieben wird, wenn</translation>
    </message>
    <message>
        <source>Check before writing</source>
        <translation>Prüfung vor dem Schreiben</translation>
    </message>
    <message>
        <source>Conditional write</source>
        <translation>Bedingtes Schreiben</translation>
    </message>
    <message>
        <source>On</source>
        <comment>a setting</comment>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>a setting</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>A worker deletes</source>
        <translation>Ein Worker löscht</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Schutz</translation>
    </message>
    <message numerus="yes">
        <source>%n more fault(s)</source>
        <translation>
            <numerusform>%n weiterer Fehler</numerusform>
            <numerusform>%n weitere Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>A message takes</source>
        <translation>Eine Nachricht braucht</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Why:</source>
        <comment>above the steps that lead to the verdict</comment>
        <translation>Warum:</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a time and what happens then, a line of text</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Settings:</source>
        <comment>above the settings of a run</comment>
        <translation>Einstellungen:</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <comment>a lane</comment>
        <translation>%1 aufklappen</translation>
    </message>
    <message>
        <source>Collapse %1</source>
        <comment>a lane</comment>
        <translation>%1 zuklappen</translation>
    </message>
    <message>
        <source>Move up</source>
        <comment>a lane</comment>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <comment>a lane</comment>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Collapse all workers</source>
        <translation>Alle Worker zuklappen</translation>
    </message>
    <message>
        <source>Expand all workers</source>
        <translation>Alle Worker aufklappen</translation>
    </message>
    <message>
        <source>Collapse all locks</source>
        <translation>Alle Sperren zuklappen</translation>
    </message>
    <message>
        <source>Expand all locks</source>
        <translation>Alle Sperren aufklappen</translation>
    </message>
    <message>
        <source>Collapse all seats</source>
        <translation>Alle Plätze zuklappen</translation>
    </message>
    <message>
        <source>Expand all seats</source>
        <translation>Alle Plätze aufklappen</translation>
    </message>
    <message>
        <source>Standard order</source>
        <translation>Standardreihenfolge</translation>
    </message>
    <message>
        <source>%1 Left and Right step, Space plays, + and − zoom, E takes hold of what can be moved.</source>
        <comment>a state; what can be done</comment>
        <translation>%1 Links und Rechts gehen schrittweise, Leertaste spielt ab, + und − zoomen, E greift, was sich verschieben lässt.</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Go to the event before or after</source>
        <translation>Zum vorigen oder nächsten Ereignis</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Umschalt+Links, Umschalt+Rechts</translation>
    </message>
    <message>
        <source>Go back or on by a tenth of a second</source>
        <translation>Um eine Zehntelsekunde zurück oder weiter</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Go to the start or to the end of the run</source>
        <translation>Zum Anfang oder zum Ende des Ablaufs</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Hoch, Runter</translation>
    </message>
    <message>
        <source>Go to the lane above or below</source>
        <translation>Zur Spur darüber oder darunter</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+Hoch, Alt+Runter</translation>
    </message>
    <message>
        <source>Move this lane up or down</source>
        <translation>Diese Spur nach oben oder unten rücken</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Collapse this lane to a thin row, or expand it</source>
        <translation>Diese Spur zu einer dünnen Zeile zuklappen oder aufklappen</translation>
    </message>
    <message>
        <source>Shift+C</source>
        <translation>Umschalt+C</translation>
    </message>
    <message>
        <source>Collapse or expand all lanes of its kind</source>
        <translation>Alle Spuren dieser Art zuklappen oder aufklappen</translation>
    </message>
    <message>
        <source>Menu, Shift+F10</source>
        <translation>Menü, Umschalt+F10</translation>
    </message>
    <message>
        <source>What else can be done with the lanes</source>
        <translation>Was sich mit den Spuren sonst tun lässt</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Scroll the lanes</source>
        <translation>Durch die Spuren blättern</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Select what lies under the playhead in this lane, then the next there</source>
        <translation>Auswählen, was in dieser Spur an der Abspielposition liegt, dann das Nächste dort</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Let go of what is held, then of what is selected, then of the lane</source>
        <translation>Loslassen, was gegriffen ist, dann was gewählt ist, dann die Spur</translation>
    </message>
    <message>
        <source>E, Shift+E</source>
        <translation>E, Umschalt+E</translation>
    </message>
    <message>
        <source>Take hold of the next thing that can be moved, or the one before; Left and Right move it by a tenth of a second, with Shift by 10 ms</source>
        <translation>Das Nächste greifen, was sich verschieben lässt, oder das Vorige; Links und Rechts verschieben es um eine Zehntelsekunde, mit Umschalt um 10 ms</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>Show less or more time around the playhead</source>
        <translation>Weniger oder mehr Zeit um die Abspielposition zeigen</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Strg+Links, Strg+Rechts</translation>
    </message>
    <message>
        <source>Move along the part of the run that is shown</source>
        <translation>Den gezeigten Teil des Ablaufs verschieben</translation>
    </message>
    <message>
        <source>%1, collapsed.</source>
        <comment>the lane that the keyboard is in</comment>
        <translation>%1, zugeklappt.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the lane that the keyboard is in</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Selected: %1.</source>
        <comment>a thing on the timeline</comment>
        <translation>Gewählt: %1.</translation>
    </message>
    <message>
        <source>%1: click to expand it, drag to move it</source>
        <comment>a lane</comment>
        <translation>%1: Klicken klappt auf, Ziehen verschiebt</translation>
    </message>
    <message>
        <source>%1: click to collapse it, drag to move it</source>
        <comment>a lane</comment>
        <translation>%1: Klicken klappt zu, Ziehen verschiebt</translation>
    </message>
    <message>
        <source>the lock</source>
        <translation>die Sperre</translation>
    </message>
    <message>
        <source>Answer to %1 from %2</source>
        <comment>%1 worker, %2 the lock or a seat</comment>
        <translation>Antwort an %1 von %2</translation>
    </message>
    <message>
        <source>Message from %1 to %2</source>
        <comment>%1 worker, %2 the lock or a seat</comment>
        <translation>Nachricht von %1 an %2</translation>
    </message>
    <message>
        <source>%1 of %2. Set: %3. %4</source>
        <comment>a time, the last time, the settings, what has just happened</comment>
        <translation>%1 von %2. Eingestellt: %3. %4</translation>
    </message>
    <message>
        <source>%1 At the end: %2.</source>
        <comment>a state; how the run ends</comment>
        <translation>%1 Am Ende: %2.</translation>
    </message>
    <message>
        <source>Let go: %1.</source>
        <comment>a thing on the timeline that was held</comment>
        <translation>Losgelassen: %1.</translation>
    </message>
    <message>
        <source>%1 Left and Right step, Space plays, + and − zoom.</source>
        <comment>a state; what can be done</comment>
        <translation>%1 Links und Rechts gehen schrittweise, Leertaste spielt ab, + und − zoomen.</translation>
    </message>
    <message>
        <source>Nothing is there at this time.</source>
        <comment>in a lane of the timeline</comment>
        <translation>Zu dieser Zeit liegt dort nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n seat(s).</source>
        <comment>n fans were told yes; for how many seats</comment>
        <translation>
            <numerusform>%1 für %n Platz.</numerusform>
            <numerusform>%1 für %n Plätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>lease %1 instead of %2</source>
        <translation>Lease %1 statt %2</translation>
    </message>
    <message>
        <source>Back to lease %1</source>
        <translation>Lease wieder %1</translation>
    </message>
    <message>
        <source>%1 arrives at %2 instead of %3</source>
        <translation>%1 kommt bei %2 statt bei %3 an</translation>
    </message>
    <message>
        <source>Let %1 arrive at %2 again</source>
        <translation>%1 wieder bei %2 ankommen lassen</translation>
    </message>
    <message>
        <source>%1 pauses for %2 instead of %3</source>
        <translation>%1 pausiert %2 statt %3</translation>
    </message>
    <message>
        <source>Let %1 pause for %2 again</source>
        <translation>%1 wieder %2 pausieren lassen</translation>
    </message>
    <message>
        <source>%1 pauses at %2 instead of %3</source>
        <translation>%1 pausiert bei %2 statt bei %3</translation>
    </message>
    <message>
        <source>Let %1 pause at %2 again</source>
        <translation>%1 wieder bei %2 pausieren lassen</translation>
    </message>
    <message>
        <source>%1 crashes at %2 instead of %3</source>
        <translation>%1 stürzt bei %2 statt bei %3 ab</translation>
    </message>
    <message>
        <source>Let %1 crash at %2 again</source>
        <translation>%1 wieder bei %2 abstürzen lassen</translation>
    </message>
    <message>
        <source>read after %1 instead of %2</source>
        <translation>Lesen nach %1 statt nach %2</translation>
    </message>
    <message>
        <source>Read after %1 again</source>
        <translation>Wieder nach %1 lesen</translation>
    </message>
    <message>
        <source>check after %1 instead of %2</source>
        <translation>Prüfen nach %1 statt nach %2</translation>
    </message>
    <message>
        <source>Check after %1 again</source>
        <translation>Wieder nach %1 prüfen</translation>
    </message>
    <message>
        <source>write after %1 instead of %2</source>
        <translation>Schreiben nach %1 statt nach %2</translation>
    </message>
    <message>
        <source>Write after %1 again</source>
        <translation>Wieder nach %1 schreiben</translation>
    </message>
    <message>
        <source>release after %1 instead of %2</source>
        <translation>Freigeben nach %1 statt nach %2</translation>
    </message>
    <message>
        <source>Release after %1 again</source>
        <translation>Wieder nach %1 freigeben</translation>
    </message>
    <message>
        <source>retry every %1 instead of every %2</source>
        <translation>neuer Versuch alle %1 statt alle %2</translation>
    </message>
    <message>
        <source>Retry every %1 again</source>
        <translation>Wieder alle %1 neu versuchen</translation>
    </message>
    <message>
        <source>a message takes %1 instead of %2</source>
        <translation>eine Nachricht braucht %1 statt %2</translation>
    </message>
    <message>
        <source>Let a message take %1 again</source>
        <translation>Eine Nachricht wieder %1 brauchen lassen</translation>
    </message>
    <message>
        <source>first token %1 instead of %2</source>
        <translation>erstes Token %1 statt %2</translation>
    </message>
    <message>
        <source>Back to first token %1</source>
        <translation>Erstes Token wieder %1</translation>
    </message>
    <message>
        <source>lost the lock</source>
        <comment>worker</comment>
        <translation>Sperre verloren</translation>
    </message>
    <message>
        <source>%1&apos;s pause begins at %2</source>
        <translation>Die Pause von %1 beginnt bei %2</translation>
    </message>
    <message>
        <source>%1&apos;s pause ends at %2</source>
        <translation>Die Pause von %1 endet bei %2</translation>
    </message>
    <message>
        <source>%1&apos;s lease would end at %2</source>
        <translation>Die Lease von %1 würde bei %2 enden</translation>
    </message>
    <message>
        <source>%1 would arrive at %2</source>
        <translation>%1 käme bei %2 an</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>how often an effect went out; more about it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n Zahlung</numerusform>
            <numerusform>%n Zahlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sent</source>
        <comment>emails</comment>
        <translation>
            <numerusform>%n gesendet</numerusform>
            <numerusform>%n gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s) held back</source>
        <comment>by the key of an effect</comment>
        <translation>
            <numerusform>%n Wiederholung verhindert</numerusform>
            <numerusform>%n Wiederholungen verhindert</numerusform>
        </translation>
    </message>
    <message>
        <source>cut off from the lock until %1</source>
        <comment>a worker</comment>
        <translation>bis %1 von der Sperre getrennt</translation>
    </message>
    <message>
        <source>cut off until %1</source>
        <comment>a worker</comment>
        <translation>getrennt bis %1</translation>
    </message>
    <message>
        <source>I do not know whether %1 is sold</source>
        <comment>a seat</comment>
        <translation>Ist %1 verkauft? Unbekannt</translation>
    </message>
    <message>
        <source>my renewal was refused</source>
        <translation>Verlängerung abgewiesen</translation>
    </message>
    <message>
        <source>renewal refused</source>
        <comment>a worker believes</comment>
        <translation>Verlängerung abgewiesen</translation>
    </message>
    <message>
        <source>answer lost</source>
        <comment>a worker believes</comment>
        <translation>Antwort verloren</translation>
    </message>
    <message>
        <source>%1 twice</source>
        <comment>an effect: a fan</comment>
        <translation>%1 zweimal</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n time(s)</source>
        <comment>an effect: a fan</comment>
        <translation>
            <numerusform>%1 %n-mal</numerusform>
            <numerusform>%1 %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock service %1</source>
        <translation>Sperrdienst %1</translation>
    </message>
    <message>
        <source>duplicate key · %1</source>
        <comment>a refused write; %1: 0 rows</comment>
        <translation>doppelter Schlüssel · %1</translation>
    </message>
    <message>
        <source>asks · held</source>
        <translation>fragt an · belegt</translation>
    </message>
    <message>
        <source>renew · granted</source>
        <comment>a lease</comment>
        <translation>verlängern · gewährt</translation>
    </message>
    <message>
        <source>renew</source>
        <comment>a lease</comment>
        <translation>verlängern</translation>
    </message>
    <message>
        <source>renew · refused</source>
        <comment>a lease</comment>
        <translation>verlängern · abgewiesen</translation>
    </message>
    <message>
        <source>cut off until %1</source>
        <comment>a worker from the lock service</comment>
        <translation>getrennt bis %1</translation>
    </message>
    <message>
        <source>%1 is cut off from the lock service until %2</source>
        <translation>%1 ist bis %2 vom Sperrdienst getrennt</translation>
    </message>
    <message>
        <source>%1: ticket of %2</source>
        <comment>a row of the table</comment>
        <translation>%1: Ticket von %2</translation>
    </message>
    <message>
        <source>Redis + replica</source>
        <comment>a lock service, briefly</comment>
        <translation>Redis + Replikat</translation>
    </message>
    <message>
        <source>one node</source>
        <translation>ein Knoten</translation>
    </message>
    <message>
        <source>a primary and a replica</source>
        <translation>ein Primärknoten und ein Replikat</translation>
    </message>
    <message>
        <source>five nodes, a majority grants</source>
        <translation>fünf Knoten, eine Mehrheit erteilt</translation>
    </message>
    <message>
        <source>three members, one of them leads</source>
        <translation>drei Mitglieder, eines führt</translation>
    </message>
    <message>
        <source>one database connection holds it</source>
        <translation>eine Datenbankverbindung hält sie</translation>
    </message>
    <message>
        <source>%1 has a ticket already</source>
        <comment>why an INSERT adds no row</comment>
        <translation>für %1 gibt es schon ein Ticket</translation>
    </message>
    <message>
        <source>%1, its clock too</source>
        <comment>the machine paused</comment>
        <translation>%1, auch ihre Uhr</translation>
    </message>
    <message>
        <source>%1 at %2 instead of %3</source>
        <comment>a fault and its times</comment>
        <translation>%1 bei %2 statt bei %3</translation>
    </message>
    <message>
        <source>Back to %1 at %2</source>
        <comment>a fault and its time</comment>
        <translation>Zurück zu: %1 bei %2</translation>
    </message>
    <message>
        <source>what befalls %1</source>
        <comment>a worker, or the lock service</comment>
        <translation>was %1 zustößt</translation>
    </message>
    <message>
        <source>effects</source>
        <comment>a setting</comment>
        <translation>Folgen des Verkaufs</translation>
    </message>
    <message>
        <source>%1 asks for the lock: %2 holds it.</source>
        <translation>%1 fordert die Sperre an: %2 hält sie.</translation>
    </message>
    <message>
        <source>%1 asks for the lock: it is held.</source>
        <translation>%1 fordert die Sperre an: Sie ist belegt.</translation>
    </message>
    <message>
        <source>%1 will ask again.</source>
        <translation>%1 fragt später noch einmal.</translation>
    </message>
    <message>
        <source>%1 is cut off and does not know it yet.</source>
        <translation>%1 ist getrennt und weiß es noch nicht.</translation>
    </message>
    <message>
        <source>There is no lease: the lock stays as long as %1&apos;s connection.</source>
        <translation>Es gibt keine Lease: Die Sperre bleibt so lange wie die Verbindung von %1.</translation>
    </message>
    <message>
        <source>The lock service no longer knows %1&apos;s lock.</source>
        <translation>Der Sperrdienst kennt die Sperre von %1 nicht mehr.</translation>
    </message>
    <message>
        <source>The lost write was done, and %1 is told yes.</source>
        <translation>Das Schreiben war gelungen, und %1 erhält eine Zusage.</translation>
    </message>
    <message>
        <source>There is a ticket for %1 already, that of %2: no row is added</source>
        <comment>a seat, its fan</comment>
        <translation>Für %1 gibt es schon ein Ticket, das von %2: Keine Zeile kommt hinzu</translation>
    </message>
    <message>
        <source>%1 is sold to %2 already: no row changes</source>
        <comment>a seat, its fan</comment>
        <translation>%1 ist schon an %2 verkauft: Keine Zeile ändert sich</translation>
    </message>
    <message>
        <source>No row changes, and %1 takes that for its own earlier write.</source>
        <translation>Keine Zeile ändert sich, und %1 hält das für die Folge des eigenen ersten Schreibens.</translation>
    </message>
    <message>
        <source>No row changes, and %1 reads the row to see whose it is.</source>
        <translation>Keine Zeile ändert sich, und %1 liest nach, wem die Zeile gehört.</translation>
    </message>
    <message>
        <source>%1, whose answer was lost, writes once more.</source>
        <translation>%1 hat keine Antwort erhalten und schreibt noch einmal.</translation>
    </message>
    <message>
        <source>%1, and %2, looking again, finds %3.</source>
        <comment>what keeps it, a worker, what it finds</comment>
        <translation>%1, und %2 sucht noch einmal und findet: %3.</translation>
    </message>
    <message>
        <source>%1, and %2 looks again.</source>
        <comment>what keeps it, a worker</comment>
        <translation>%1, und %2 sucht noch einmal.</translation>
    </message>
    <message>
        <source>%1, and %2 is told no.</source>
        <comment>what keeps it, a fan</comment>
        <translation>%1, und %2 erhält eine Absage.</translation>
    </message>
    <message>
        <source>%1 gives up: its renewal was refused.</source>
        <translation>%1 gibt auf: Die Verlängerung wurde abgewiesen.</translation>
    </message>
    <message>
        <source>One mutex for each server: workers on different servers never meet at it.</source>
        <translation>Ein Mutex je Server: Worker auf verschiedenen Servern treffen nie an ihm aufeinander.</translation>
    </message>
    <message>
        <source>No lock: the write itself looks whether the seat is still free. Safe while a sold seat stays sold: a hold that runs out (held_until) is a lease again.</source>
        <translation>Ohne Sperre: Das Schreiben selbst prüft, ob der Platz noch frei ist. Sicher, solange ein verkaufter Platz verkauft bleibt: Eine Reservierung, die abläuft (held_until), ist wieder eine Lease.</translation>
    </message>
    <message>
        <source>No lock: each ticket is a row, and the table refuses a second one for the same seat.</source>
        <translation>Ohne Sperre: Jedes Ticket ist eine Zeile, und die Tabelle weist ein zweites für denselben Platz ab.</translation>
    </message>
    <message>
        <source>as in the lesson&apos;s SQL: each token may write once</source>
        <translation>wie im SQL der Lektion: jedes Token darf einmal schreiben</translation>
    </message>
    <message>
        <source>as in the lesson&apos;s prose: a holder may write twice</source>
        <translation>wie im Text der Lektion: ein Inhaber darf zweimal schreiben</translation>
    </message>
    <message>
        <source>compare, then delete: the value compared is one for each request, not one for each worker</source>
        <translation>vergleichen, dann löschen: der verglichene Wert gilt je Anfrage, nicht je Worker</translation>
    </message>
    <message>
        <source>A primary that answers, and a replica that is copied to after that.</source>
        <translation>Ein Primärknoten, der antwortet, und ein Replikat, das erst danach folgt.</translation>
    </message>
    <message>
        <source>Five nodes with no leader: a majority of them grants. There is no token.</source>
        <translation>Fünf Knoten ohne Leader: Eine Mehrheit von ihnen erteilt. Es gibt kein Token.</translation>
    </message>
    <message>
        <source>Three members with a leader; the token is a revision, which in reality jumps: it only has to rise.</source>
        <translation>Drei Mitglieder mit einem Leader; das Token ist eine Revision, die in Wirklichkeit springt: Sie muss nur steigen.</translation>
    </message>
    <message>
        <source>Three servers with a leader; the token is a czxid, which in reality jumps: it only has to rise.</source>
        <translation>Drei Server mit einem Leader; das Token ist eine czxid, die in Wirklichkeit springt: Sie muss nur steigen.</translation>
    </message>
    <message>
        <source>The lock of one database connection: it has no lease and no token.</source>
        <translation>Die Sperre einer Datenbankverbindung: Sie hat keine Lease und kein Token.</translation>
    </message>
    <message>
        <source>A free lock is granted at once, and a lease ends on its millisecond.</source>
        <translation>Eine freie Sperre wird sofort erteilt, und eine Lease endet auf ihre Millisekunde.</translation>
    </message>
    <message>
        <source>a lease ends when it was granted for</source>
        <translation>eine Lease endet, wie sie erteilt wurde</translation>
    </message>
    <message>
        <source>by a thread of the worker: a frozen worker renews nothing</source>
        <translation>von einem Thread des Workers: ein eingefrorener Worker verlängert nichts</translation>
    </message>
    <message>
        <source>by a process beside it: it goes on while the worker is frozen</source>
        <translation>von einem Prozess daneben: er läuft weiter, während der Worker eingefroren ist</translation>
    </message>
    <message>
        <source>the refusal does not reach the program</source>
        <translation>die Abweisung erreicht das Programm nicht</translation>
    </message>
    <message>
        <source>a program that is not frozen hears of it and stops</source>
        <translation>ein Programm, das nicht eingefroren ist, erfährt davon und hört auf</translation>
    </message>
    <message>
        <source>the fan is told no, though the seat may be sold</source>
        <translation>der Fan erhält eine Absage, obwohl der Platz verkauft sein kann</translation>
    </message>
    <message>
        <source>the same write again; if no row changes, the row says whose it is</source>
        <translation>dasselbe Schreiben noch einmal; ändert sich keine Zeile, sagt die Zeile, wem sie gehört</translation>
    </message>
    <message>
        <source>the same write again; that no row changes is taken for one&apos;s own earlier write: it may be another&apos;s</source>
        <translation>dasselbe Schreiben noch einmal; ändert sich keine Zeile, gilt das als eigenes früheres Schreiben: Es kann ein fremdes sein</translation>
    </message>
    <message>
        <source>every request is carried out</source>
        <translation>jede Anfrage wird ausgeführt</translation>
    </message>
    <message>
        <source>a repeat for the same sale gets the first result; two sales are two</source>
        <translation>eine Wiederholung für denselben Verkauf erhält das erste Ergebnis; zwei Verkäufe bleiben zwei</translation>
    </message>
    <message>
        <source>a repeat has another key and is carried out again</source>
        <translation>eine Wiederholung hat einen anderen Schlüssel und wird wieder ausgeführt</translation>
    </message>
    <message>
        <source>Its clock stood still for %1.</source>
        <translation>Die Uhr stand %1 lang still.</translation>
    </message>
    <message>
        <source>%1 is cut off from the lock service for %2.</source>
        <translation>%1 ist %2 lang vom Sperrdienst getrennt.</translation>
    </message>
    <message>
        <source>It still reaches the database.</source>
        <translation>Die Datenbank bleibt erreichbar.</translation>
    </message>
    <message>
        <source>%1 reaches the lock service again and still believes that it holds the lock.</source>
        <translation>%1 erreicht den Sperrdienst wieder und glaubt noch, die Sperre zu halten.</translation>
    </message>
    <message>
        <source>%1 reaches the lock service again.</source>
        <translation>%1 erreicht den Sperrdienst wieder.</translation>
    </message>
    <message>
        <source>The answer about %1 is lost.</source>
        <comment>about the email to fan A, say</comment>
        <translation>Die Antwort geht verloren: %1.</translation>
    </message>
    <message>
        <source>%1 cannot know whether it went out, and asks once more.</source>
        <translation>%1 kann nicht wissen, ob es geschehen ist, und fragt noch einmal an.</translation>
    </message>
    <message>
        <source>%1 cannot know whether it went out, and leaves it at that.</source>
        <translation>%1 kann nicht wissen, ob es geschehen ist, und lässt es dabei.</translation>
    </message>
    <message>
        <source>The answer to %1&apos;s write is lost.</source>
        <translation>Die Antwort auf das Schreiben von %1 geht verloren.</translation>
    </message>
    <message>
        <source>%1 cannot know whether %2 is sold, and sends the write again.</source>
        <translation>%1 kann nicht wissen, ob %2 verkauft ist, und schreibt noch einmal.</translation>
    </message>
    <message>
        <source>%1 cannot know whether %2 is sold, and %3 is told no.</source>
        <translation>%1 kann nicht wissen, ob %2 verkauft ist, und %3 erhält eine Absage.</translation>
    </message>
    <message>
        <source>The lock service&apos;s clock jumps forward by %1.</source>
        <translation>Die Uhr des Sperrdienstes springt um %1 vor.</translation>
    </message>
    <message>
        <source>Its leases end that much earlier.</source>
        <translation>Seine Leases enden um so viel früher.</translation>
    </message>
    <message>
        <source>The lock service&apos;s clock jumps back by %1.</source>
        <translation>Die Uhr des Sperrdienstes springt um %1 zurück.</translation>
    </message>
    <message>
        <source>Its leases end that much later.</source>
        <translation>Seine Leases enden um so viel später.</translation>
    </message>
    <message>
        <source>%1&apos;s clock jumps forward by %2.</source>
        <translation>Die Uhr von %1 springt um %2 vor.</translation>
    </message>
    <message>
        <source>%1&apos;s clock jumps back by %2.</source>
        <translation>Die Uhr von %1 springt um %2 zurück.</translation>
    </message>
    <message>
        <source>By its own count its lease ends that much earlier.</source>
        <translation>Nach eigener Zählung endet die Lease um so viel früher.</translation>
    </message>
    <message>
        <source>By its own count its lease ends that much later.</source>
        <translation>Nach eigener Zählung endet die Lease um so viel später.</translation>
    </message>
    <message>
        <source>Leases that run now end at %1.</source>
        <translation>Laufende Leases enden jetzt bei %1.</translation>
    </message>
    <message>
        <source>The lock service has a new leader.</source>
        <translation>Der Sperrdienst hat einen neuen Leader.</translation>
    </message>
    <message>
        <source>The database fails over.</source>
        <translation>Ein anderer Datenbankserver übernimmt.</translation>
    </message>
    <message>
        <source>Every session ends, and its locks with it.</source>
        <translation>Jede Sitzung endet, und ihre Sperren mit ihr.</translation>
    </message>
    <message>
        <source>The lock service&apos;s primary fails, and its replica takes over.</source>
        <translation>Der Primärknoten des Sperrdienstes fällt aus, und sein Replikat übernimmt.</translation>
    </message>
    <message>
        <source>The database restarts.</source>
        <translation>Die Datenbank startet neu.</translation>
    </message>
    <message>
        <source>The lock service restarts.</source>
        <translation>Der Sperrdienst startet neu.</translation>
    </message>
    <message>
        <source>The lock service makes room and evicts %1&apos;s key.</source>
        <translation>Der Sperrdienst schafft Platz und verdrängt den Schlüssel von %1.</translation>
    </message>
    <message>
        <source>the lock service&apos;s failover</source>
        <comment>a fault</comment>
        <translation>der Ausfall des führenden Sperrdienst-Knotens</translation>
    </message>
    <message>
        <source>the lock service&apos;s restart</source>
        <comment>a fault</comment>
        <translation>der Neustart des Sperrdienstes</translation>
    </message>
    <message>
        <source>the eviction of the lock&apos;s key</source>
        <comment>a fault</comment>
        <translation>die Verdrängung des Sperrschlüssels</translation>
    </message>
    <message>
        <source>%1&apos;s clock put back by %2</source>
        <comment>a fault: a worker</comment>
        <translation>die Uhr von %1 um %2 zurückgestellt</translation>
    </message>
    <message>
        <source>%1&apos;s clock put forward by %2</source>
        <comment>a fault: a worker</comment>
        <translation>die Uhr von %1 um %2 vorgestellt</translation>
    </message>
    <message>
        <source>the lock service&apos;s clock put back by %1</source>
        <comment>a fault</comment>
        <translation>die Uhr des Sperrdienstes um %1 zurückgestellt</translation>
    </message>
    <message>
        <source>the lock service&apos;s clock put forward by %1</source>
        <comment>a fault</comment>
        <translation>die Uhr des Sperrdienstes um %1 vorgestellt</translation>
    </message>
    <message>
        <source>%1&apos;s pause of %2</source>
        <comment>a worker, how long</comment>
        <translation>%2 Pause von %1</translation>
    </message>
    <message>
        <source>%1&apos;s crash</source>
        <comment>a worker</comment>
        <translation>Absturz von %1</translation>
    </message>
    <message>
        <source>%1 cut off from the lock service for %2</source>
        <comment>a fault: a worker, how long</comment>
        <translation>%1 %2 lang vom Sperrdienst getrennt</translation>
    </message>
    <message>
        <source>the lost answer to %1&apos;s write</source>
        <comment>a fault</comment>
        <translation>die verlorene Antwort auf das Schreiben von %1</translation>
    </message>
    <message>
        <source>the lost answer to %1&apos;s effect</source>
        <comment>a fault</comment>
        <translation>die verlorene Antwort auf eine Folge bei %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a fault, when</comment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>a partition of %1</source>
        <comment>what befalls a worker</comment>
        <translation>eine Trennung von %1</translation>
    </message>
    <message>
        <source>a lost answer to a write</source>
        <comment>what befalls a worker</comment>
        <translation>eine verlorene Antwort auf ein Schreiben</translation>
    </message>
    <message>
        <source>a lost answer to an effect</source>
        <comment>what befalls a worker</comment>
        <translation>eine verlorene Antwort auf eine Folge</translation>
    </message>
    <message>
        <source>its clock put back by %1</source>
        <comment>what befalls a worker</comment>
        <translation>die Uhr um %1 zurückgestellt</translation>
    </message>
    <message>
        <source>its clock put forward by %1</source>
        <comment>what befalls a worker</comment>
        <translation>die Uhr um %1 vorgestellt</translation>
    </message>
    <message>
        <source>a failover</source>
        <comment>what befalls a lock service</comment>
        <translation>ein Ausfall mit Übernahme</translation>
    </message>
    <message>
        <source>a restart</source>
        <comment>what befalls a lock service</comment>
        <translation>ein Neustart</translation>
    </message>
    <message>
        <source>an eviction</source>
        <comment>what befalls a lock service</comment>
        <translation>eine Verdrängung</translation>
    </message>
    <message>
        <source>%1 is frozen, but its renewal process runs on: the lease lasts until %2 now.</source>
        <translation>%1 ist eingefroren, aber der Verlängerungsprozess läuft weiter: Die Lease läuft nun bis %2.</translation>
    </message>
    <message>
        <source>%1&apos;s lease is renewed: it lasts until %2 now.</source>
        <translation>Die Lease von %1 wird verlängert: Sie läuft nun bis %2.</translation>
    </message>
    <message>
        <source>%1&apos;s renewal is refused: the lock is no longer %1&apos;s.</source>
        <translation>Die Verlängerung von %1 wird abgewiesen: Die Sperre gehört %1 nicht mehr.</translation>
    </message>
    <message>
        <source>Its program does not hear of it and goes on.</source>
        <translation>Das Programm erfährt nichts davon und macht weiter.</translation>
    </message>
    <message>
        <source>%1 is frozen and does not hear of it yet.</source>
        <translation>%1 ist eingefroren und erfährt es noch nicht.</translation>
    </message>
    <message>
        <source>the email to %1</source>
        <comment>an effect, within a sentence</comment>
        <translation>E-Mail an %1</translation>
    </message>
    <message>
        <source>the charge to the card of %1</source>
        <comment>an effect, within a sentence</comment>
        <translation>Zahlung mit der Karte von %1</translation>
    </message>
    <message>
        <source>The email for %1 goes out to %2.</source>
        <comment>a seat, a fan</comment>
        <translation>Die E-Mail für %1 geht an %2.</translation>
    </message>
    <message>
        <source>The card of %2 is charged for %1.</source>
        <comment>%1 seat, %2 fan</comment>
        <translation>Die Karte von %2 wird für %1 belastet.</translation>
    </message>
    <message>
        <source>Its key is %1.</source>
        <translation>Der Schlüssel ist %1.</translation>
    </message>
    <message>
        <source>The email for %1 goes out to %2 once more.</source>
        <comment>a seat, a fan</comment>
        <translation>Die E-Mail für %1 geht noch einmal an %2.</translation>
    </message>
    <message>
        <source>The card of %2 is charged for %1 once more.</source>
        <comment>%1 seat, %2 fan</comment>
        <translation>Die Karte von %2 wird für %1 noch einmal belastet.</translation>
    </message>
    <message>
        <source>Without a key nobody can tell that it has gone out before.</source>
        <translation>Ohne Schlüssel merkt niemand, dass es schon geschehen ist.</translation>
    </message>
    <message>
        <source>Its key %1 names the attempt, so it is a new one.</source>
        <translation>Der Schlüssel %1 benennt den Versuch, also ist er neu.</translation>
    </message>
    <message>
        <source>The first one was still under way, and its key %1 not written down yet.</source>
        <translation>Das erste Mal war noch im Gange und der Schlüssel %1 noch nicht festgehalten.</translation>
    </message>
    <message>
        <source>The provider knows the key %1 and gives its first result back.</source>
        <translation>Der Anbieter kennt den Schlüssel %1 und gibt das erste Ergebnis zurück.</translation>
    </message>
    <message>
        <source>No second email goes out.</source>
        <translation>Keine zweite E-Mail geht hinaus.</translation>
    </message>
    <message>
        <source>The card is not charged again.</source>
        <translation>Die Karte wird nicht noch einmal belastet.</translation>
    </message>
    <message>
        <source>Local mutex</source>
        <comment>protection</comment>
        <translation>Lokaler Mutex</translation>
    </message>
    <message>
        <source>Unique constraint</source>
        <comment>protection</comment>
        <translation>Unique Constraint</translation>
    </message>
    <message>
        <source>Redis with a replica</source>
        <comment>lock service</comment>
        <translation>Redis mit Replikat</translation>
    </message>
    <message>
        <source>Redlock on five nodes</source>
        <comment>lock service</comment>
        <translation>Redlock auf fünf Knoten</translation>
    </message>
    <message>
        <source>PostgreSQL advisory lock</source>
        <comment>lock service</comment>
        <translation>PostgreSQL Advisory Lock</translation>
    </message>
    <message>
        <source>Ideal</source>
        <comment>timing of the lock service</comment>
        <translation>Ideal</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>renewal</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>The worker</source>
        <comment>who renews its lease</comment>
        <translation>Der Worker</translation>
    </message>
    <message>
        <source>Another process</source>
        <comment>who renews a worker&apos;s lease</comment>
        <translation>Ein anderer Prozess</translation>
    </message>
    <message>
        <source>Goes on</source>
        <comment>a worker whose renewal was refused</comment>
        <translation>macht weiter</translation>
    </message>
    <message>
        <source>Gives up</source>
        <comment>a worker whose renewal was refused</comment>
        <translation>gibt auf</translation>
    </message>
    <message>
        <source>Do not retry</source>
        <comment>after a lost answer</comment>
        <translation>Nicht wiederholen</translation>
    </message>
    <message>
        <source>Retry, then read</source>
        <comment>after a lost answer</comment>
        <translation>Wiederholen, dann lesen</translation>
    </message>
    <message>
        <source>Retry, zero rows means mine</source>
        <comment>after a lost answer</comment>
        <translation>Wiederholen, null Zeilen heißt meins</translation>
    </message>
    <message>
        <source>Email</source>
        <comment>an effect of a sale</comment>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Card charge</source>
        <comment>an effect of a sale</comment>
        <translation>Kartenzahlung</translation>
    </message>
    <message>
        <source>No key</source>
        <comment>of an effect</comment>
        <translation>Kein Schlüssel</translation>
    </message>
    <message>
        <source>One for each sale</source>
        <comment>an effect&apos;s key</comment>
        <translation>Einer je Verkauf</translation>
    </message>
    <message>
        <source>One for each attempt</source>
        <comment>an effect&apos;s key</comment>
        <translation>Einer je Versuch</translation>
    </message>
    <message>
        <source>Effect repeated</source>
        <comment>outcome: an email or a charge, say</comment>
        <translation>Folge wiederholt</translation>
    </message>
    <message>
        <source>%1: there is no lease, the lock stays as long as the connection.</source>
        <comment>a lock service</comment>
        <translation>%1: Es gibt keine Lease, die Sperre bleibt so lange wie die Verbindung.</translation>
    </message>
    <message>
        <source>%1: there is no token.</source>
        <comment>a lock service</comment>
        <translation>%1: Es gibt kein Token.</translation>
    </message>
    <message>
        <source>The lease is off, so there is nothing to renew.</source>
        <translation>Die Lease ist aus, also gibt es nichts zu verlängern.</translation>
    </message>
    <message>
        <source>Nothing is renewed, so no renewal is refused.</source>
        <translation>Nichts wird verlängert, also wird keine Verlängerung abgewiesen.</translation>
    </message>
    <message>
        <source>The write is an INSERT: there is no row yet to look at.</source>
        <translation>Geschrieben wird mit INSERT: Es gibt noch keine Zeile, die zu prüfen wäre.</translation>
    </message>
    <message>
        <source>There is no lock, so no service is asked.</source>
        <translation>Es gibt keine Sperre, also wird kein Dienst gefragt.</translation>
    </message>
    <message>
        <source>a mutex local to each server</source>
        <comment>protection, within a sentence</comment>
        <translation>ein Mutex je Server</translation>
    </message>
    <message>
        <source>a unique constraint</source>
        <comment>protection, within a sentence</comment>
        <translation>ein Unique Constraint</translation>
    </message>
    <message>
        <source>by the worker</source>
        <comment>who renews its lease, within a sentence</comment>
        <translation>durch den Worker</translation>
    </message>
    <message>
        <source>by another process</source>
        <comment>who renews a lease, within a sentence</comment>
        <translation>durch einen anderen Prozess</translation>
    </message>
    <message>
        <source>the worker gives up</source>
        <comment>after a refused renewal</comment>
        <translation>der Worker gibt auf</translation>
    </message>
    <message>
        <source>a retry, then a look at the row</source>
        <comment>after a lost answer</comment>
        <translation>neuer Versuch, dann Blick in die Zeile</translation>
    </message>
    <message>
        <source>a retry, zero rows means mine</source>
        <comment>after a lost answer</comment>
        <translation>neuer Versuch, null Zeilen heißt meins</translation>
    </message>
    <message>
        <source>email</source>
        <comment>an effect, within a sentence</comment>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>card charge</source>
        <comment>an effect, within a sentence</comment>
        <translation>Kartenzahlung</translation>
    </message>
    <message>
        <source>%1 without a key</source>
        <comment>an effect</comment>
        <translation>%1 ohne Schlüssel</translation>
    </message>
    <message>
        <source>%1 with a key for each sale</source>
        <comment>an effect</comment>
        <translation>%1 mit einem Schlüssel je Verkauf</translation>
    </message>
    <message>
        <source>%1 with a key for each attempt</source>
        <comment>an effect</comment>
        <translation>%1 mit einem Schlüssel je Versuch</translation>
    </message>
    <message>
        <source>written down when it is done</source>
        <comment>an effect&apos;s key</comment>
        <translation>erst danach festgehalten</translation>
    </message>
    <message>
        <source>taking %1</source>
        <comment>an effect</comment>
        <translation>dauert %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an effect and how it is carried out</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>effects, within a sentence</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>a mutex for each server</source>
        <translation>ein Mutex je Server</translation>
    </message>
    <message>
        <source>unique constraint</source>
        <translation>Unique Constraint</translation>
    </message>
    <message>
        <source>renewed by the worker</source>
        <comment>a lease</comment>
        <translation>vom Worker verlängert</translation>
    </message>
    <message>
        <source>renewed by another process</source>
        <comment>a lease</comment>
        <translation>von einem anderen Prozess verlängert</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Störung</translation>
    </message>
    <message>
        <source>Renewed by</source>
        <translation>Wer verlängert</translation>
    </message>
    <message>
        <source>A worker whose renewal is refused</source>
        <translation>Worker nach abgewiesener Verlängerung</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>After a lost answer</source>
        <translation>Nach verlorener Antwort</translation>
    </message>
    <message>
        <source>%1&apos;s renewal was refused, and %1 gave up before it wrote.</source>
        <translation>Die Verlängerung von %1 wurde abgewiesen, und %1 gab vor dem Schreiben auf.</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) went out more than once</source>
        <translation>
            <numerusform>%n Folge mehr als einmal</numerusform>
            <numerusform>%n Folgen mehr als einmal</numerusform>
        </translation>
    </message>
    <message>
        <source>Email for %1 sent twice</source>
        <comment>a seat</comment>
        <translation>E-Mail für %1 zweimal gesendet</translation>
    </message>
    <message numerus="yes">
        <source>Email for %1 sent %n time(s)</source>
        <translation>
            <numerusform>E-Mail für %1 %n-mal gesendet</numerusform>
            <numerusform>E-Mail für %1 %n-mal gesendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Card charged twice for %1</source>
        <comment>a seat</comment>
        <translation>Karte für %1 zweimal belastet</translation>
    </message>
    <message numerus="yes">
        <source>Card charged %n time(s) for %1</source>
        <translation>
            <numerusform>Karte für %1 %n-mal belastet</numerusform>
            <numerusform>Karte für %1 %n-mal belastet</numerusform>
        </translation>
    </message>
    <message>
        <source>One sale, but the email to %1 went out again.</source>
        <comment>a fan</comment>
        <translation>Ein Verkauf, aber die E-Mail an %1 ging noch einmal hinaus.</translation>
    </message>
    <message>
        <source>One sale, but the card of %1 was charged again.</source>
        <comment>a fan</comment>
        <translation>Ein Verkauf, aber die Karte von %1 wurde noch einmal belastet.</translation>
    </message>
    <message>
        <source>The repeat carried no key.</source>
        <translation>Die Wiederholung trug keinen Schlüssel.</translation>
    </message>
    <message>
        <source>The repeat carried a key of its own.</source>
        <translation>Die Wiederholung trug einen eigenen Schlüssel.</translation>
    </message>
    <message>
        <source>The key was not written down yet.</source>
        <translation>Der Schlüssel war noch nicht festgehalten.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what went out twice, and why nothing stopped it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>cut off %1</source>
        <comment>from the lock service</comment>
        <translation>%1 getrennt</translation>
    </message>
    <message>
        <source>renewal refused</source>
        <comment>timeline</comment>
        <translation>Verlängerung abgewiesen</translation>
    </message>
    <message>
        <source>answer lost</source>
        <comment>timeline</comment>
        <translation>Antwort verloren</translation>
    </message>
    <message>
        <source>clock back %1</source>
        <comment>timeline</comment>
        <translation>Uhr %1 zurück</translation>
    </message>
    <message>
        <source>clock forward %1</source>
        <comment>timeline</comment>
        <translation>Uhr %1 vor</translation>
    </message>
    <message>
        <source>failover</source>
        <comment>timeline: of the lock service</comment>
        <translation>Übernahme</translation>
    </message>
    <message>
        <source>restart</source>
        <comment>timeline: of the lock service</comment>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>key evicted</source>
        <comment>timeline</comment>
        <translation>Schlüssel verdrängt</translation>
    </message>
    <message>
        <source>charge</source>
        <comment>timeline</comment>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>email</source>
        <comment>timeline</comment>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>charge again</source>
        <comment>timeline</comment>
        <translation>Zahlung doppelt</translation>
    </message>
    <message>
        <source>email again</source>
        <comment>timeline</comment>
        <translation>E-Mail doppelt</translation>
    </message>
    <message>
        <source>no second charge</source>
        <comment>timeline</comment>
        <translation>keine zweite Zahlung</translation>
    </message>
    <message>
        <source>no second email</source>
        <comment>timeline</comment>
        <translation>keine zweite E-Mail</translation>
    </message>
    <message>
        <source>asks, held</source>
        <comment>timeline</comment>
        <translation>fragt an, belegt</translation>
    </message>
    <message>
        <source>%1 is cut off from the lock service for %2</source>
        <comment>a worker, a duration</comment>
        <translation>%1 ist %2 lang vom Sperrdienst getrennt</translation>
    </message>
    <message>
        <source>one for each seat</source>
        <comment>rows of a table of tickets</comment>
        <translation>eines je Platz</translation>
    </message>
    <message>
        <source>duplicate key</source>
        <comment>timeline: a refused write</comment>
        <translation>doppelter Schlüssel</translation>
    </message>
    <message>
        <source>held back %1</source>
        <comment>a message by a partition</comment>
        <translation>%1 aufgehalten</translation>
    </message>
    <message>
        <source>the lock service</source>
        <comment>that which a fault befalls</comment>
        <translation>dem Sperrdienst</translation>
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
        <source>counter of Redis</source>
        <comment>a setting</comment>
        <translation>Zähler von Redis</translation>
    </message>
    <message>
        <source>One node. It has no token but that of a counter in the same script.</source>
        <translation>Ein Knoten. Er hat kein Token außer dem eines Zählers im selben Skript.</translation>
    </message>
    <message>
        <source>The service as it is: clients of Redis ask again and again, etcd and ZooKeeper end a lease when they next look, and tokens jump.</source>
        <translation>Der Dienst, wie er ist: Wer Redis fragt, fragt immer wieder, etcd und ZooKeeper beenden eine Lease, wenn sie das nächste Mal nachsehen, und Token springen.</translation>
    </message>
    <message>
        <source>Its leases end by a clock that nobody can set: nothing changes.</source>
        <translation>Seine Leases enden nach einer Uhr, die niemand stellen kann: Nichts ändert sich.</translation>
    </message>
    <message>
        <source>Real</source>
        <comment>timing of the lock service</comment>
        <translation>Echt</translation>
    </message>
    <message>
        <source>%1: only the ideal timing is known here.</source>
        <comment>a lock service</comment>
        <translation>%1: Nur das ideale Zeitverhalten ist hier bekannt.</translation>
    </message>
    <message>
        <source>real</source>
        <comment>timing of the lock service, within a sentence</comment>
        <translation>echt</translation>
    </message>
    <message>
        <source>%1 as it is</source>
        <comment>a lock service in real timing</comment>
        <translation>%1, wie es ist</translation>
    </message>
    <message>
        <source>Its timing</source>
        <translation>Zeitverhalten</translation>
    </message>
    <message>
        <source>a lock&apos;s value names</source>
        <comment>a setting</comment>
        <translation>Wert einer Sperre bezeichnet</translation>
    </message>
    <message>
        <source>on Redis&apos; disk</source>
        <comment>a setting</comment>
        <translation>auf der Platte von Redis</translation>
    </message>
    <message>
        <source>replication lag</source>
        <comment>a setting</comment>
        <translation>Rückstand der Replikate</translation>
    </message>
    <message>
        <source>waiting for replicas</source>
        <comment>a setting</comment>
        <translation>Warten auf Replikate</translation>
    </message>
    <message>
        <source>Too few replicas have %1&apos;s lock in time.</source>
        <translation>Zu wenige Replikate haben die Sperre von %1 rechtzeitig.</translation>
    </message>
    <message>
        <source>%1 deletes it and will ask again.</source>
        <translation>%1 löscht sie und wird wieder fragen.</translation>
    </message>
    <message>
        <source>%1 deletes the lock: its value is that of %1&apos;s server.</source>
        <translation>%1 löscht die Sperre: Ihr Wert ist der des Servers von %1.</translation>
    </message>
    <message>
        <source>a value of its own for each request: nobody deletes another&apos;s lock</source>
        <translation>ein eigener Wert für jede Anfrage: niemand löscht die Sperre eines anderen</translation>
    </message>
    <message>
        <source>one value for all requests of a server: a late release deletes the next request&apos;s lock</source>
        <translation>ein Wert für alle Anfragen eines Servers: eine späte Freigabe löscht die Sperre der nächsten Anfrage</translation>
    </message>
    <message>
        <source>a restart forgets every lock and every counter</source>
        <translation>ein Neustart vergisst jede Sperre und jeden Zähler</translation>
    </message>
    <message>
        <source>a restart forgets up to a second (appendfsync everysec)</source>
        <translation>ein Neustart vergisst bis zu einer Sekunde (appendfsync everysec)</translation>
    </message>
    <message>
        <source>a restart forgets nothing (appendfsync always)</source>
        <translation>ein Neustart vergisst nichts (appendfsync always)</translation>
    </message>
    <message>
        <source>The lock service is restored from its snapshot of %1.</source>
        <translation>Der Sperrdienst wird aus seinem Abbild von %1 wiederhergestellt.</translation>
    </message>
    <message>
        <source>Its revisions go back, and so do its tokens.</source>
        <translation>Seine Revisionen gehen zurück, und mit ihnen seine Token.</translation>
    </message>
    <message>
        <source>Its tokens go back to those of that time.</source>
        <translation>Seine Token gehen auf die von damals zurück.</translation>
    </message>
    <message>
        <source>The lock service still has %1&apos;s lock: it is held again.</source>
        <translation>Der Sperrdienst hat die Sperre von %1 noch: Sie ist wieder vergeben.</translation>
    </message>
    <message>
        <source>Its lease ends at %1.</source>
        <translation>Ihre Lease endet bei %1.</translation>
    </message>
    <message>
        <source>the lock service&apos;s restore from a snapshot</source>
        <comment>a fault</comment>
        <translation>die Wiederherstellung des Sperrdienstes aus einem Abbild</translation>
    </message>
    <message>
        <source>a restore from a snapshot</source>
        <comment>what befalls a lock service</comment>
        <translation>eine Wiederherstellung aus einem Abbild</translation>
    </message>
    <message>
        <source>The request</source>
        <comment>what a lock&apos;s value names</comment>
        <translation>Die Anfrage</translation>
    </message>
    <message>
        <source>The process</source>
        <comment>what a lock&apos;s value names</comment>
        <translation>Den Prozess</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>what Redis has on disk</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Up to the last second</source>
        <comment>what Redis has on disk</comment>
        <translation>Bis zur letzten Sekunde</translation>
    </message>
    <message>
        <source>Everything</source>
        <comment>what Redis has on disk</comment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>the request</source>
        <comment>what a lock&apos;s value names, within a sentence</comment>
        <translation>die Anfrage</translation>
    </message>
    <message>
        <source>the process</source>
        <comment>what a lock&apos;s value names, within a sentence</comment>
        <translation>den Prozess</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what Redis has on disk, within a sentence</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>all up to the last second</source>
        <comment>what Redis has on disk, within a sentence</comment>
        <translation>alles bis zur letzten Sekunde</translation>
    </message>
    <message>
        <source>everything</source>
        <comment>what Redis has on disk, within a sentence</comment>
        <translation>alles</translation>
    </message>
    <message numerus="yes">
        <source>for %n replica(s), %1 at most</source>
        <comment>a client waits</comment>
        <translation>
            <numerusform>auf %n Replikat, höchstens %1</numerusform>
            <numerusform>auf %n Replikate, höchstens %1</numerusform>
        </translation>
    </message>
    <message>
        <source>lock is back</source>
        <comment>timeline</comment>
        <translation>Sperre wieder da</translation>
    </message>
    <message>
        <source>nobody before it</source>
        <translation>niemand vor ihm</translation>
    </message>
    <message>
        <source>a waiter looks for its own key</source>
        <comment>a setting</comment>
        <translation>ein Wartender sucht seinen eigenen Schlüssel</translation>
    </message>
    <message>
        <source>%1&apos;s connection is gone, and with it %1&apos;s place in the queue.</source>
        <translation>Die Verbindung von %1 ist fort, und mit ihr der Platz in der Schlange.</translation>
    </message>
    <message>
        <source>The lock service has not heard of %1 for too long: its session ends while it waits.</source>
        <translation>Der Sperrdienst hat zu lange nichts von %1 gehört: Die Sitzung endet, während %1 wartet.</translation>
    </message>
    <message>
        <source>%1&apos;s client takes the lock for its own, with token %2.</source>
        <translation>Der Client von %1 hält die Sperre für die eigene, mit Token %2.</translation>
    </message>
    <message>
        <source>%1&apos;s client takes the lock for its own.</source>
        <translation>Der Client von %1 hält die Sperre für die eigene.</translation>
    </message>
    <message>
        <source>It saw that nobody is before it, and not that its own key is gone.</source>
        <translation>Er sah, dass niemand vor ihm ist, und nicht, dass sein eigener Schlüssel fort ist.</translation>
    </message>
    <message>
        <source>%1&apos;s session ends</source>
        <comment>timeline: it waits</comment>
        <translation>Sitzung von %1 endet</translation>
    </message>
    <message>
        <source>%1 believes it holds the lock</source>
        <translation>%1 glaubt, die Sperre zu halten</translation>
    </message>
    <message>
        <source>told it is granted</source>
        <translation>hält sich für dran</translation>
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
    <message>
        <source>%1. %2</source>
        <comment>a time, what has just happened</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>Zum Anfang, zum Ende</translation>
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
    <name>fenceline::ui::ValueTrack</name>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>A twentieth of the range; with Shift a hundredth</source>
        <translation>Ein Zwanzigstel des Bereichs; mit Umschalt ein Hundertstel</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>A tenth of the range</source>
        <translation>Ein Zehntel des Bereichs</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>To the ends of the range</source>
        <translation>Zu den Enden des Bereichs</translation>
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
