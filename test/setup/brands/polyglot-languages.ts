import { de } from '../../../src/markets/texts/de.ts'
import { en } from '../../../src/markets/texts/en.ts'
import { fi } from '../../../src/markets/texts/fi.ts'
import { checkout as deSettings } from '../../../src/markets/words/de/checkout.ts'
import { errors as deErrors } from '../../../src/markets/words/de/errors.ts'
import { checkout as enSettings } from '../../../src/markets/words/en/checkout.ts'
import { errors as enErrors } from '../../../src/markets/words/en/errors.ts'
import { checkout as fiSettings } from '../../../src/markets/words/fi/checkout.ts'
import { errors as fiErrors } from '../../../src/markets/words/fi/errors.ts'

/** What the polyglot brand speaks, and the words of the shop in each. */
export const polyglotLanguages = [
  { code: 'en', prefix: 'xx-en', texts: en, settings: enSettings, errors: enErrors },
  { code: 'de', prefix: 'xx-de', texts: de, settings: deSettings, errors: deErrors },
  { code: 'fi', prefix: 'xx-fi', texts: fi, settings: fiSettings, errors: fiErrors },
] as const
export type PolyglotLanguage = (typeof polyglotLanguages)[number]
