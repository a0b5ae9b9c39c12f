import { texts as de } from '../../../src/markets/languages/de/texts.ts'
import { checkout as deSettings } from '../../../src/markets/languages/de/words/checkout.ts'
import { errors as deErrors } from '../../../src/markets/languages/de/words/errors.ts'
import { texts as en } from '../../../src/markets/languages/en/texts.ts'
import { checkout as enSettings } from '../../../src/markets/languages/en/words/checkout.ts'
import { errors as enErrors } from '../../../src/markets/languages/en/words/errors.ts'
import { texts as fi } from '../../../src/markets/languages/fi/texts.ts'
import { checkout as fiSettings } from '../../../src/markets/languages/fi/words/checkout.ts'
import { errors as fiErrors } from '../../../src/markets/languages/fi/words/errors.ts'

/** What the polyglot brand speaks, and the words of the shop in each. */
export const polyglotLanguages = [
  { code: 'en', prefix: 'xx-en', texts: en, settings: enSettings, errors: enErrors },
  { code: 'de', prefix: 'xx-de', texts: de, settings: deSettings, errors: deErrors },
  { code: 'fi', prefix: 'xx-fi', texts: fi, settings: fiSettings, errors: fiErrors },
] as const
export type PolyglotLanguage = (typeof polyglotLanguages)[number]
