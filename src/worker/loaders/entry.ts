import { entryText } from '../../shared/destinations/entry-text.ts'
import { unbroken } from '../../shared/format/phone.ts'
import { textIn } from '../../shared/language.ts'
import type { RichText } from '../../shared/market/rich-text.ts'
import { pageTextsOf } from '../../shared/texts/page-texts.ts'
import { translator } from '../../shared/texts/texts.ts'
import type { LoadContext } from './loader.ts'

/** What the market knows of entering a tour's countries, in words: the page needs no rules of its own. */
export function entryRequirements({ market, place }: Pick<LoadContext, 'market' | 'place'>, countryKeys: readonly string[]): RichText {
  const all = market.destinations.flatMap(({ countries }) => countries)
  const countries = countryKeys.flatMap((wanted) => all.filter(({ key }) => key === wanted))
  const facts = {
    home: market.country === null ? undefined : textIn(market.name, place.language)?.text,
    countries: countries.map(({ name, localizedName, entry }) => ({
      name: textIn(localizedName, place.language)?.text ?? name,
      rule: entry,
    })),
    advice: market.entryAdvice,
    phone: unbroken(market.contact.phone),
  }
  return entryText(facts, translator(pageTextsOf(market.texts, place.language, ['entry']), place.locale), place.locale)
}
