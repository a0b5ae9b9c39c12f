import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { formatMessage } from './format-message.ts'

const messages = [
  'Hello {name}',
  '{count, plural, =0 {none} one {# night} other {# nights}}',
  '{count, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}',
  '{kind, select, group {a group of {count, number}} other {alone}}',
  "It''s {count, plural, one {{name} alone} other {{name} and # more}}",
]

for (const message of messages) {
  for (const locale of ['en-GB', 'fr-FR', 'nl-BE', 'nb-NO', 'fi-FI', 'pt-PT']) {
    for (const count of [0, 1, 2, 21, 1234567]) {
      test(`says what the reference library says: ${message} in ${locale} of ${count}`, () => {
        const values = { count, name: 'Ida', kind: count > 1 ? 'group' : 'single' }
        expect(formatMessage(new IntlMessageFormat(message, locale).getAst() as never, values, locale)).toBe(
          String(new IntlMessageFormat(message, locale).format(values)),
        )
      })
    }
  }
}
