import type { LanguageCode } from '../shared/language.ts'
import { type Market, market } from '../shared/market/market.ts'
import { type Texts, textNamespaces } from '../shared/market/texts.ts'
import { whitelabel } from '../shared/market/whitelabel.ts'
import { onlyLanguages } from '../shared/release/only-languages.ts'
import type { Release } from '../shared/release/release.ts'
import type { Brand, Moment } from './brand.ts'
import { parseMessage } from './languages/parse.ts'
import { type OwnTexts, type TextsByLanguage, type WrittenTexts, writtenTexts } from './languages/written.ts'
import type { MarketDraft } from './market-of.ts'

function parseTexts(language: string, written: WrittenTexts): Texts[keyof Texts] {
  const parts = textNamespaces.map((namespace) => {
    const messages = Object.entries(written[namespace] ?? {}).map(([key, text]) => {
      try {
        return [key, parseMessage(text)]
      } catch (cause) {
        throw new Error(`${language}.${namespace}.${key} is not a message: ${text}`, { cause })
      }
    })
    return [namespace, Object.fromEntries(messages)]
  })
  return Object.fromEntries(parts)
}

/** Everybody's texts with those of one brand over them. */
const withOwn = (texts: Texts, own: OwnTexts): Texts => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(own).map(([language, parts]) => {
      const everybody = texts[language as LanguageCode]
      const parsed = parseTexts(language, parts)
      return [
        language,
        { ...everybody, ...Object.fromEntries(textNamespaces.map((part) => [part, { ...everybody?.[part], ...parsed?.[part] }])) },
      ]
    }),
  ),
})

const parseAll = (written: TextsByLanguage): Texts =>
  Object.fromEntries(Object.entries(written).map(([language, texts]) => [language, parseTexts(language, texts)]))

/** Its name stays in every language: the switchers of the other markets show it. */
const toMarket = (draft: MarketDraft, texts: Texts): Market =>
  market.parse({
    ...(onlyLanguages(
      { ...draft, texts },
      draft.availableLanguages.map(({ urlCode }) => urlCode),
    ) as object),
    name: draft.name,
  })

/** Each brand as the documents it publishes: schemas passed, messages parsed, languages that no visitor can choose left out. */
export function assemble(brands: readonly Brand[], moment: Moment, written = writtenTexts): Release[] {
  const texts = parseAll(written)
  return brands.map((brand) => {
    const { whitelabel: described, markets, texts: own, catalogue } = brand(moment)
    const spoken = own ? withOwn(texts, own) : texts
    return {
      whitelabel: whitelabel.parse(described),
      markets: markets.map((draft) => toMarket(draft, spoken)),
      ...(catalogue && { catalogue: { ...catalogue, on: moment.now.toISOString().slice(0, 10) } }),
    }
  })
}
