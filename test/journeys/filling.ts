import type { Locator, Page } from 'playwright-core'
import { ida, leafOf } from '../../scripts/shopper/travellers.ts'
import { hydrated } from './visitor.ts'

/** What the traveller writes into a field of that name. */
export const valueFor = (name: string): string => ida.get(leafOf(name)) ?? 'Harbour'
export const isOptional = /street2|secondOrAdditionalName|companyName/

export const boxes: readonly [string, string][] = [
  ['day', '12'],
  ['month', '4'],
  ['year', '1984'],
  ['hour', '14'],
  ['minute', '30'],
]

/** An answer of the kind its question asks for, read off what the page tells the traveller. */
export async function answerFor(field: Locator): Promise<string> {
  if ((await field.getAttribute('type')) === 'tel') return valueFor('mobilePhone')
  const part = await field.getAttribute('data-box')
  return boxes.find(([box]) => box === part)?.[1] ?? '3'
}

/** `at`: the selector of a field, or of a group of radio buttons. */
type Entry = { at: string; kind: 'radio' | 'select' | 'text'; value: string }

/** What goes into each field that is in sight and asks for something, countries first: an address asks as its country does. */
const entriesOf = (page: Page, texts: ReadonlyMap<string, string>, rest: string): Promise<Entry[]> =>
  page.evaluate(
    ({ texts, rest, boxes, optional }) => {
      const isAnswered = (field: HTMLInputElement | HTMLTextAreaElement) =>
        field.value !== '' || (new RegExp(optional).test(field.name) && field.getAttribute('aria-required') !== 'true')
      const isExpiry = (field: Element) => Boolean(field.closest('fieldset')?.querySelector('input[name*=passportExp]'))
      const textFor = (field: HTMLInputElement | HTMLTextAreaElement) => {
        const { box } = field.dataset
        if (box) return box === 'year' && isExpiry(field) ? '2036' : boxes[box]
        if (isAnswered(field)) return undefined
        return texts[field.type === 'tel' ? 'mobilePhone' : (field.name.split('.').at(-1) ?? '')] ?? rest
      }
      const entryFor = (field: Element): Entry[] => {
        const name = field.getAttribute('name')
        const at = name ? `[name="${name}"]` : `[id="${field.id}"]`
        if (field instanceof HTMLSelectElement) {
          const british = [...field.options].find(({ value }) => value === 'GB') ?? field.options[1]
          return british ? [{ at, kind: 'select', value: british.value }] : []
        }
        if (field instanceof HTMLInputElement && field.type === 'radio')
          return document.querySelector(`${at}:checked`) ? [] : [{ at, kind: 'radio', value: '' }]
        if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) || field.type === 'checkbox') return []
        const value = textFor(field)
        return value ? [{ at, kind: 'text', value }] : []
      }
      const seen = ['select', 'input, textarea'].flatMap((kind) => [...document.querySelectorAll(`main :is(${kind})`)])
      const entries = seen.filter((field) => field.checkVisibility({ visibilityProperty: true })).flatMap(entryFor)
      return [...new Map(entries.map((entry) => [entry.at, entry])).values()]
    },
    { texts: Object.fromEntries(texts), rest, boxes: Object.fromEntries(boxes), optional: isOptional.source },
  )

/** As a traveller does it, with or without a script. */
async function writeByField(page: Page, entries: readonly Entry[]): Promise<void> {
  for (const { at, kind, value } of entries) {
    const field = page.locator(`main ${at}`)
    if (kind === 'select') await field.selectOption(value)
    else if (kind === 'text') await field.fill(value)
    else
      await page
        .locator(`label:has(${at})`)
        .or(page.locator(`${at} + label`))
        .first()
        .click()
  }
}

/** In one go: for tests to which the form is no subject. */
const writeAtOnce = (page: Page, entries: readonly Entry[]): Promise<void> =>
  page.evaluate(async (wanted) => {
    for (const { at, kind, value } of wanted) {
      const field = document.querySelector<HTMLElement>(`main ${at}`)
      field?.focus()
      if (kind === 'radio') field?.click()
      else if (field) {
        // Past React's own setter, which would take the value for one that it knows.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
      }
      field?.blur()
      // Each field is drawn before the next one is written: boxes of one date build on each other.
      await Promise.resolve()
    }
  }, entries)

const details = (page: Page) => entriesOf(page, ida, 'Harbour')
const answers = (page: Page) => entriesOf(page, new Map([['mobilePhone', valueFor('mobilePhone')]]), '3')

export async function fillTravellers(page: Page): Promise<void> {
  await hydrated(page)
  await writeAtOnce(page, await details(page))
}
export const fillTravellersByField = async (page: Page): Promise<void> => writeByField(page, await details(page))

export async function answerQuestions(page: Page): Promise<void> {
  await hydrated(page)
  await writeAtOnce(page, await answers(page))
}
export const answerQuestionsByField = async (page: Page): Promise<void> => writeByField(page, await answers(page))
