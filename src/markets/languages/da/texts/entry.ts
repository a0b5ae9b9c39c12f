export const entry = {
  neutral:
    'Hvilke papirer du skal bruge, afhænger af dit statsborgerskab. Spørg udenrigsministeriet i dit land, før du bestiller, eller ring til os: {phone}.',
  home: 'For statsborgere i dette land: {home}.',
  document:
    '{document, select, none {du bliver i dit eget land, legitimation er nok.} card {nationalt id-kort eller pas, gyldigt under hele opholdet.} other {{months, plural, =0 {pas, gyldigt under hele opholdet.} one {pas, gyldigt mindst # måned efter opholdet.} other {pas, gyldigt mindst # måneder efter opholdet.}}}}',
  permit:
    '{permit, select, none {Intet visum til en ferie.} online {En elektronisk tilladelse ({name}) skal søges før afrejse.} arrival {Intet visum til en ferie, men en elektronisk indrejseformular ({name}).} visa {Visum er nødvendigt; en del af det kan som regel klares på nettet på forhånd.} other {Om visum er nødvendigt, afhænger af statsborgerskab og opholdets længde.}}',
  others:
    'Børn skal have deres eget dokument. For andre statsborgerskaber kan andre regler gælde; ring til os, hvis du er i tvivl: {phone}.',
  checked: 'Generel information pr. {date}. Regler ændrer sig: Det, der gælder, er det, myndighederne siger, når du rejser.',
  ministry: 'Udenrigsministeriets rejsevejledninger',
}
