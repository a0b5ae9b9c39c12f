import { expect, test } from 'vitest'
import { formatLimit } from './limit-date.ts'

test.each([
  ['en-GB', '03 Mar 2030'],
  ['en-US', '03 Mar 2030'],
  ['nl-NL', '03 mrt 2030'],
  ['de-DE', '03 Mär 2030'],
  ['fi-FI', '03 maalis 2030'],
  ['sv-SE', '03 mars 2030'],
])('a limit in %s', (locale, shown) => expect(formatLimit('2030-03-03', locale).replace('\u00a0', ' ')).toBe(shown))
