import { expect } from 'vitest'
import { formatMoney } from '../../../src/shared/format/format-money.ts'
import { type PolyglotLanguage, polyglotLanguages } from '../brands/polyglot-languages.ts'
import type { PolyglotVisitor } from '../brands/polyglot-visitor.ts'
import type { Key } from '../roads.ts'
import { expectWords } from './page-words.ts'
import type { ReadPage } from './read-page.ts'

export type Told = (language: PolyglotLanguage, page: ReadPage) => readonly string[]
/** `price`: to be named beside what every page names, in cents. `dialog`: told in a dialog that a script opens. */
type Expected = { route: string; status?: number; price?: number | undefined; dialog?: Told }

export const words =
  (...keys: readonly Key[]) =>
  ({ texts }: PolyglotLanguage): readonly string[] =>
    keys.map((key) => ({ ...texts.booked, ...texts.checkout })[key])

/** What a page of the checkout names in any case: the total, and old and new prices where something has changed. */
function pricesOn({ data }: ReadPage) {
  const changed = (data?.check?.parts ?? []).filter(({ result }) => result === 'priceChanged')
  const all = [data?.price?.total, data?.money?.before, data?.money?.after, ...changed.flatMap((part) => [part.price, part.previousPrice])]
  return all.filter((price) => price !== undefined)
}

export function expectPage(page: ReadPage, language: PolyglotLanguage, told: Told, { route, status = 200, price, dialog }: Expected): void {
  expect([page.route, page.status, page.language.slice(0, 2)], page.path).toEqual([route, status, language.code])
  const prices = [...pricesOn(page), ...(price ? [{ amount: price, currency: 'EUR' }] : [])]
  expectWords(page.pieces, [...told(language, page), ...prices.map((each) => formatMoney(each, page.language))], page.path)
  if (dialog) expectWords(page.dialog, dialog(language, page), page.path)
}

/** The page that an address leads to says so in every language; the page in the first of them. */
export async function expectTold(visitor: PolyglotVisitor, path: string, told: Told, expected: Expected): Promise<ReadPage> {
  const look = async (language: PolyglotLanguage) => {
    const page = await visitor.read(path, language.prefix)
    expectPage(page, language, told, expected)
    return page
  }
  const [first, ...others] = polyglotLanguages
  const [page] = await Promise.all([look(first), ...others.map(look)])
  return page
}
