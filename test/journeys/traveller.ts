import type { Locator, Page } from 'playwright-core'
import { ida, leafOf } from '../../scripts/shopper/travellers.ts'
import { hydrated, originOf } from './visitor.ts'

export const cards = {
  pays: '4242424242424242',
  secure: '4000000000003220',
  declined: '4000000000000002',
} as const

/** The route on screen: the address changes before the page does. */
export const routeOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.dataset.route ?? '')
export const leaves = (page: Page, route: string): Promise<unknown> =>
  page.waitForFunction((from) => ![from, 'checkout'].includes(document.documentElement.dataset.route ?? from), route)

type Start = { nth?: number; prefix?: string; host?: Parameters<typeof originOf>[0]; onTour?: () => Promise<void> }

/** Chooses the nth free date on the tour page, or the last where others have left fewer, and presses the button that books it. */
export async function chooseDate(page: Page, nth = 2, onTour = async () => {}): Promise<void> {
  const dates = page.locator('input[type=radio][name=startDate]:enabled')
  await dates.first().waitFor()
  await onTour()
  await dates.nth(Math.min(nth, (await dates.count()) - 1)).check({ force: true })
  await page.locator('#booking button[type=submit]').click()
}

/** Starts the checkout from the tour page. */
export async function startCheckout(
  page: Page,
  tripId: string,
  { nth = 2, prefix = 'xx-en', host = 'tidemark', onTour = async () => {} }: Start = {},
): Promise<string> {
  await page.goto(`${originOf(host)}${prefix && '/'}${prefix}/planner?tripId=${tripId}`)
  await hydrated(page)
  await chooseDate(page, nth, onTour)
  await page.waitForURL(/\/checkout\/[a-z0-9]{12}\//)
  await leaves(page, 'tour')
  return new URL(page.url()).pathname.split('/').at(-2) ?? ''
}

async function chooseFirst(page: Page, name: string): Promise<void> {
  if ((await page.locator(`input[name="${name}"]:checked`).count()) === 0)
    await page
      .locator(`label:has(input[name="${name}"])`)
      .or(page.locator(`input[name="${name}"] + label`))
      .first()
      .click()
}

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

/** Field by field, as a traveller does it, with or without a script. */
export async function fillFields(page: Page): Promise<void> {
  for (const field of await page.locator('main input:visible, main select:visible').all()) {
    const name = (await field.getAttribute('name')) ?? ''
    const kind = await field.evaluate((element) => (element instanceof HTMLSelectElement ? 'select' : (element as HTMLInputElement).type))
    const isAsked = (await field.getAttribute('aria-required')) === 'true' || !isOptional.test(name)
    if (kind === 'checkbox' || !isAsked) continue
    if (kind === 'radio') await chooseFirst(page, name)
    else if (kind === 'select' && name) await field.selectOption('GB')
    else if (name && (await field.inputValue()) === '') await field.fill(valueFor(name))
  }
  for (const [name, value] of boxes)
    for (const box of await page.locator(`main [data-part=${name}] input:visible`).all()) {
      const isExpiry = await box.evaluate((element) => Boolean(element.closest('fieldset')?.querySelector('input[name*=passportExp]')))
      await box.fill(isExpiry && name === 'year' ? '2036' : value)
    }
}

/** An answer of the kind its question asks for, read off what the page tells the traveller. */
export async function answerFor(field: Locator): Promise<string> {
  if ((await field.getAttribute('type')) === 'tel') return valueFor('mobilePhone')
  const part = await field.getAttribute('data-box')
  return boxes.find(([box]) => box === part)?.[1] ?? '3'
}

export async function answerQuestions(page: Page): Promise<void> {
  for (const field of await page.locator('main input:visible, main select:visible, main textarea:visible').all()) {
    const name = (await field.getAttribute('name')) ?? ''
    const kind = await field.evaluate((element) => (element instanceof HTMLSelectElement ? 'select' : (element as HTMLInputElement).type))
    if (kind === 'radio') await chooseFirst(page, name)
    else if (kind === 'select') await field.selectOption({ index: 1 })
    else if (kind !== 'checkbox' && (await field.inputValue()) === '') await field.fill(await answerFor(field))
  }
}

/** Fills in what is empty and chooses what is not chosen, all at once: for tests to which the form is no subject. */
async function fillAtOnce(page: Page, texts: ReadonlyMap<string, string>, rest: string): Promise<void> {
  const known = { texts: Object.fromEntries(texts), rest, boxes: Object.fromEntries(boxes), optional: isOptional.source }
  await page.evaluate(async ({ texts, rest, boxes, optional }) => {
    const isLeftOut = (field: Element, name: string) => new RegExp(optional).test(name) && field.getAttribute('aria-required') !== 'true'
    const textFor = (field: HTMLInputElement | HTMLTextAreaElement) => {
      const { box } = field.dataset
      if (box === 'year' && field.closest('fieldset')?.querySelector('input[name*=passportExp]')) return '2036'
      if (box) return boxes[box] ?? ''
      if (field.value !== '' || isLeftOut(field, field.name)) return field.value
      return texts[field.type === 'tel' ? 'mobilePhone' : (field.name.split('.').at(-1) ?? '')] ?? rest
    }
    const write = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) => {
      // Past React's own setter, which would take the value for one that it knows.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const fill = (field: Element) => {
      if (field instanceof HTMLSelectElement)
        write(field, [...field.options].some(({ value }) => value === 'GB') ? 'GB' : (field.options[1]?.value ?? ''))
      else if (field instanceof HTMLInputElement && field.type === 'radio') {
        if (!document.querySelector(`input[name="${field.name}"]:checked`)) field.click()
      } else if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'checkbox'))
        write(field, textFor(field))
    }
    for (const kind of ['select', 'input, textarea'])
      for (const field of document.querySelectorAll<HTMLElement>(`main :is(${kind})`)) {
        if (!field.isConnected || !field.checkVisibility({ visibilityProperty: true })) continue
        field.focus()
        fill(field)
        field.blur()
        // Each field is drawn before the next one is written: boxes of one date build on each other.
        await Promise.resolve()
      }
  }, known)
}

export async function fillTravellers(page: Page): Promise<void> {
  await hydrated(page)
  await fillAtOnce(page, ida, 'Harbour')
}

/** Of each group of extras the first, where nothing is chosen yet. */
const chooseExtras = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const radio of document.querySelectorAll<HTMLInputElement>('main input[type=radio]'))
      if (radio.checkVisibility() && !document.querySelector(`input[name="${radio.name}"]:checked`)) radio.click()
  })

/** Does what the current step asks and goes on to the next one. `byField`: where the forms are what is tried. */
export async function passStep(page: Page, { byField = false } = {}): Promise<void> {
  const step = await routeOf(page)
  await hydrated(page)
  if (step === 'traveller-details') await (byField ? fillFields(page) : fillTravellers(page))
  if (step === 'additional-options') await chooseExtras(page)
  if (step === 'experiences')
    await (byField ? answerQuestions(page) : fillAtOnce(page, new Map([['mobilePhone', valueFor('mobilePhone')]]), '3'))
  if (step === 'availability') await page.locator('main [aria-live][aria-busy=false] p').waitFor()
  await page.locator('main form button[type=submit]:visible').last().click()
  await leaves(page, step)
}

/** Passes the steps before the availability check, wherever the market has put it. */
export async function goToAvailability(page: Page): Promise<void> {
  while ((await routeOf(page)) !== 'availability') await passStep(page)
}

/** Passes every step up to the payment; `onStep` sees each page first. */
export async function goToPayment(
  page: Page,
  onStep: (step: string) => Promise<void> = async () => {},
  filling: Parameters<typeof passStep>[1] = {},
): Promise<void> {
  for (let step = await routeOf(page); step !== 'payment'; step = await routeOf(page)) {
    await onStep(step)
    await passStep(page, filling)
  }
  await hydrated(page)
  await onStep('payment')
}

export async function fillCard(page: Page, number: string): Promise<void> {
  const field = (id: string) => page.frameLocator(`iframe[src*="/payments/frame/${id}"]`).locator('input')
  await field('cardNumber').fill(number)
  await field('cardExpiry').fill('1234')
  await field('cardCvc').fill('123')
}

export const chooseMethod = (page: Page, method: string): Promise<void> =>
  page.locator(`input[name=method][value=${method}]`).check({ force: true })

export async function fillAccount(page: Page, iban: string): Promise<void> {
  const field = (id: string) => page.frameLocator(`iframe[src*="/payments/frame/${id}"]`).locator('input')
  await field('iban').fill(iban)
  await field('sepaFullname').fill('Ida O’Strand')
  await field('sepaEmail').fill('ida@example.org')
}

export async function acceptTerms(page: Page): Promise<void> {
  for (const box of await page.locator('main input[type=checkbox][name^=terms]').all()) await box.check({ force: true })
}

/** Presses the paying button by key: right after typing in a frame, a click of the automation can still be routed to that frame. */
export const pay = (page: Page): Promise<void> => page.locator('main form button[type=submit]:visible').last().press('Enter')

/** The step of the bank, in its frame: completes or fails it. By key, as a click so soon can be routed to a card frame. */
export const answerBank = (page: Page, answer: 'complete' | 'fail'): Promise<void> =>
  page.frameLocator('iframe[src*="/payments/3ds/"]').locator(`button[value=${answer}]:enabled`).press('Enter')

export const confirmed = (page: Page): Promise<void> => page.waitForURL(/payment-successful/)
