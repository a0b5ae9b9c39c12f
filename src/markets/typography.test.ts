import { expect, test } from 'vitest'
import type { LanguageCode } from '../shared/language.ts'
import { parseMessage } from './languages/parse.ts'
import { pluralFindings, sentencesOf, typographyFindings } from './typography.ts'

const good: [LanguageCode, string][] = [
  ['en', 'It’s marked “optional”: 5% off, from 9:00 to 18:00 – or later…'],
  ['en', 'See [the terms](/terms?x=1!) and {count} more.'],
  ['en', 'Call +44\u00a020\u00a07946\u00a00120, at any time; thank you.'],
  ['en', '- a list\n- of things'],
  ['fr', 'Réservé\u00a0: «\u00a0sur demande\u00a0», 10\u00a0% à 14:30\u202f?'],
  ['fr', 'https://example.test/a?b=c'.replace('?b=c', '')],
  ['nl', 'foto’s van ‘hier’, “daar”'],
  ['de', '„Hier“ sind 12\u00a0km'],
  ['sv', 'märkta ”valfritt”'],
  ['fi', '”Sisältyy”, EU:n ohjeet'],
  ['no', 'merket «valgfritt»'],
  ['da', 'mærket »valgfrit«'],
  ['it', 'segnata «facoltativo», l’ora'],
  ['pt', 'marcadas «opcional»'],
]
test.each(good)('%s: %s is well set', (language, text) => expect(typographyFindings(language, text)).toEqual([]))

const bad: [LanguageCode, string, string][] = [
  ['en', 'Say "yes"', 'a straight quotation mark'],
  ['en', "It's", 'a straight apostrophe'],
  ['en', 'Wait...', 'three dots for an ellipsis'],
  ['en', 'Welcome!', 'an exclamation mark'],
  ['en', 'One  two', 'two spaces'],
  ['en', 'one - two', 'a hyphen for a dash'],
  ['en', 'Call +44\u00a020 7946\u00a00120', 'a telephone number that may part'],
  ['en', '{distance} km', 'a number that may part from its unit'],
  ['de', '10 % Rabatt', 'a number that may part from its unit'],
  ['fr', 'de 9 h à 18 heures', 'a number that may part from its unit'],
  ['en', 'Why ?', 'a space before ; : ! ?'],
  ['de', 'Hier\u00a0: da', 'a space before ; : ! ?'],
  ['fr', 'Pourquoi?', 'no unbreakable space before ; ! ?'],
  ['fr', 'Pourquoi ?', 'no unbreakable space before ; ! ?'],
  ['fr', 'Total: {amount}', 'no unbreakable space before a colon'],
  ['fr', '{label}: trop long', 'no unbreakable space before a colon'],
  ['fr', '«ici»', 'no unbreakable space inside « »'],
  ['de', '“hier”', 'a foreign quotation mark ”'],
  ['de', '„hier', 'a quotation mark without its partner'],
  ['sv', '“här”', 'a foreign quotation mark “'],
  ['sv', '”här', 'a quotation mark without its partner'],
  ['da', 'mærket «valgfrit»', 'quotation marks the wrong way round'],
  ['nl', '„hier”', 'a foreign quotation mark „'],
]
test.each(bad)('%s: %s has %s', (language, text, finding) => expect(typographyFindings(language, text)).toContain(finding))

test('a message is looked at sentence by sentence', () =>
  expect(sentencesOf(parseMessage('{count, plural, one {# tour of {name}} other {# tours}}, {price}'))).toEqual([
    '\ufffc, \ufffc',
    '\ufffc tour of \ufffc',
    '\ufffc tours',
  ]))

test.each<[LanguageCode, string, string[]]>([
  ['en', '{count, plural, one {# tour} other {# tours}}', []],
  ['en', '{count, plural, =0 {no tours} one {# tour} other {# tours}}', []],
  ['it', '{count, plural, =0 {Filtri} other {Filtri (#)}}', []],
  ['fr', '{count, plural, one {# circuit} other {# circuits}}', ['lacks the plural form “many”']],
  ['de', '{count, plural, one {#} many {#} other {#}}', ['has a plural form “many” that the language lacks']],
  ['fi', '{kind, select, group {{count, plural, other {# matkaa}}} other {x}}', ['lacks the plural form “one”']],
  ['en', '{day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', []],
  ['no', '{day, selectordinal, one {#.} other {#.}}', ['has a plural form “one” that the language lacks']],
])('%s: the plural forms of %s', (language, written, findings) => expect(pluralFindings(language, parseMessage(written))).toEqual(findings))
