export const entry = {
  neutral:
    'Welche Papiere Sie brauchen, hängt von Ihrer Staatsangehörigkeit ab. Fragen Sie vor der Buchung das Außenministerium Ihres Landes, oder rufen Sie uns an: {phone}.',
  home: 'Für Staatsangehörige dieses Landes: {home}.',
  document:
    '{document, select, none {Sie bleiben im eigenen Land, ein Ausweis genügt.} card {Personalausweis oder Reisepass, gültig für den ganzen Aufenthalt.} other {{months, plural, =0 {Reisepass, gültig für den ganzen Aufenthalt.} one {Reisepass, mindestens # Monat über den Aufenthalt hinaus gültig.} other {Reisepass, mindestens # Monate über den Aufenthalt hinaus gültig.}}}}',
  permit:
    '{permit, select, none {Für einen Urlaub kein Visum.} online {Vor der Abreise ist eine elektronische Genehmigung ({name}) zu beantragen.} arrival {Für einen Urlaub kein Visum, aber ein elektronisches Einreiseformular ({name}).} visa {Ein Visum ist nötig; einiges davon lässt sich meist vorab online erledigen.} other {Ob ein Visum nötig ist, hängt von Staatsangehörigkeit und Aufenthaltsdauer ab.}}',
  others:
    'Kinder brauchen ein eigenes Dokument. Für andere Staatsangehörigkeiten können andere Regeln gelten; rufen Sie uns im Zweifel an: {phone}.',
  checked: 'Allgemeine Auskunft, Stand {date}. Regeln ändern sich: Es gilt, was die Behörden zur Reisezeit sagen.',
  ministry: 'Reisehinweise des Außenministeriums',
}
