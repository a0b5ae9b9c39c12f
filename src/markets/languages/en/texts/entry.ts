export const entry = {
  neutral:
    'Which documents you need depends on your nationality. Ask the foreign ministry of your country before you book, or call us: {phone}.',
  home: 'For citizens of this country: {home}.',
  document:
    '{document, select, none {you stay in your own country; an identity document will do.} card {identity card or passport, valid for your whole stay.} other {{months, plural, =0 {passport, valid for your whole stay.} one {passport, valid for at least # month beyond your stay.} other {passport, valid for at least # months beyond your stay.}}}}',
  permit:
    '{permit, select, none {No visa for a holiday.} online {An electronic permit ({name}) has to be applied for before departure.} arrival {No visa for a holiday, but an electronic arrival form ({name}).} visa {A visa is needed; part of it can usually be done online beforehand.} other {Whether a visa is needed depends on nationality and length of stay.}}',
  others: 'Children need a document of their own. With another nationality other rules may hold; call us if you are unsure: {phone}.',
  checked: 'General information as of {date}. Rules change: what counts is what the authorities say when you travel.',
  ministry: 'Travel advice of the foreign ministry',
}
