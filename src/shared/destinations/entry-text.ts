import { formatDate } from '../format/date.ts'
import type { Market } from '../market/market.ts'
import type { EntryRule } from '../market/region.ts'
import type { RichNode, RichText } from '../market/rich-text.ts'
import type { Translate } from '../texts/texts.ts'

export type EntryFacts = {
  /** Name of the country whose citizens the rules are for; none for a market that is no country. */
  home?: string
  countries: readonly { name: string; rule?: EntryRule }[]
  advice?: Market['entryAdvice']
  phone: string
}

const text = (words: string, marks?: string[]): RichNode => ({ type: 'text', text: words, ...(marks && { marks }) })
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content })

/** Papers for the countries of a tour, for citizens of the market's country; where nobody can know, it says whom to ask. */
export function entryText({ home, countries, advice, phone }: EntryFacts, t: Translate, locale: string): RichText {
  const known = countries.flatMap(({ name, rule }) => (rule ? [{ name, rule }] : []))
  if (!home || !advice || known.length === 0) return [paragraph(text(t('entry.neutral', { phone })))]
  const items = known.map(({ name, rule: { document, validMonths, permit, permitName } }) => ({
    type: 'item',
    content: [
      paragraph(
        text(name, ['bold']),
        text(`: ${t('entry.document', { document, months: validMonths })} ${t('entry.permit', { permit, name: permitName })}`),
      ),
    ],
  }))
  return [
    paragraph(text(t('entry.home', { home }))),
    { type: 'list', content: items },
    paragraph(text(t('entry.others', { phone }))),
    paragraph(
      text(`${t('entry.checked', { date: formatDate(advice.checked, locale, 'month-year') })} `),
      ...(advice.ministry ? [{ type: 'link', href: advice.ministry, content: [text(t('entry.ministry'))] }] : []),
    ),
  ]
}
