export const entry = {
  neutral:
    'Hvilke papirer du trenger, avhenger av statsborgerskapet ditt. Spør utenriksdepartementet i landet ditt før du bestiller, eller ring oss: {phone}.',
  home: 'For statsborgere av dette landet: {home}.',
  document:
    '{document, select, none {du blir i eget land, legitimasjon er nok.} card {nasjonalt ID-kort eller pass, gyldig under hele oppholdet.} other {{months, plural, =0 {pass, gyldig under hele oppholdet.} one {pass, gyldig minst # måned etter oppholdet.} other {pass, gyldig minst # måneder etter oppholdet.}}}}',
  permit:
    '{permit, select, none {Ikke visum for en ferie.} online {En elektronisk tillatelse ({name}) må søkes om før avreise.} arrival {Ikke visum for en ferie, men et elektronisk ankomstskjema ({name}).} visa {Visum er nødvendig; en del av det kan som regel gjøres på nett på forhånd.} other {Om visum trengs, avhenger av statsborgerskap og oppholdets lengde.}}',
  others: 'Barn trenger eget dokument. For andre statsborgerskap kan andre regler gjelde; ring oss hvis du er i tvil: {phone}.',
  checked: 'Generell informasjon per {date}. Regler endres: Det som gjelder, er det myndighetene sier når du reiser.',
  ministry: 'Reiseinformasjon fra utenriksdepartementet',
}
