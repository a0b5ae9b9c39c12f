const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letter as people see it, with everything that is written above, below or joined to it. */
const firstLetter = (name: string, locale: string): string =>
  segmenter.segment(name.normalize('NFC').trim())[Symbol.iterator]().next().value?.segment.toLocaleUpperCase(locale) ?? ''

/** Initials of a person: the upper-cased first letters of first and last name. */
export const initialsOf = (firstName: string, lastName: string, locale: string): string =>
  `${firstLetter(firstName, locale)}${firstLetter(lastName, locale)}`
