import type { Locator, Page } from 'playwright-core'
import { answerQuestions, answerQuestionsByField, fillTravellers, fillTravellersByField } from './filling.ts'
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
  if (step === 'traveller-details') await (byField ? fillTravellersByField : fillTravellers)(page)
  if (step === 'additional-options') await chooseExtras(page)
  if (step === 'experiences') await (byField ? answerQuestionsByField : answerQuestions)(page)
  if (step === 'availability') await page.locator('main [aria-live][aria-busy=false] p').waitFor()
  await page.locator('main form button[type=submit]:visible').last().click()
  await leaves(page, step)
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

/** Agrees to the terms on the payment step and pays by card; comes to the confirmation. */
export async function payByCard(page: Page): Promise<void> {
  await acceptTerms(page)
  await fillCard(page, cards.pays)
  await pay(page)
  await confirmed(page)
}

/** The booking's reference on the confirmation. */
export const bookingReference = (page: Page): Locator => page.getByText(/TM-\d+/).first()
