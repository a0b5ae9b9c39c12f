import { request } from 'node:http'
import { z } from 'zod'
import { availabilityView, payload } from './answers.ts'

const values = new Map([
  ['firstName', 'Ann'],
  ['lastName', 'Example'],
  ['email', 'ann@example.com'],
  ['mobilePhone', '+31612345678'],
  ['address.street1', 'Example Street 1'],
  ['address.postalCode', '1000 AA'],
  ['address.city', 'Town'],
  ['address.countryCode', 'NL'],
  ['gender', 'Female'],
  ['birthDate', '01.02.1980'],
  ['nationalityCountryCode', 'NL'],
  ['passportNr', 'X123'],
  ['passportExpirationDate', '01/02/2040'],
  ['passportIssuingCountryCode', 'NL'],
])

/** A browser without a screen: one cookie jar, pages as payloads, the shop's own calls. */
export class Shopper {
  readonly #origin: string
  #cookies = new Map<string, string>()
  #agreed = new Set<string>()
  /** Entry id and language of the house market. */
  #place = ''

  constructor(port: number) {
    this.#origin = `http://127.0.0.1:${port}`
  }

  /** `signal`: it stops listening. */
  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    signal: AbortSignal | null = null,
  ): Promise<Response> {
    const isForm = body instanceof URLSearchParams
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      redirect: 'manual',
      signal,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.#cookies.set(name, value)
    }
    return response
  }

  async query(): Promise<string> {
    if (!this.#place) {
      const page = payload.parse(await (await this.ask('GET', '/xx-en/tours/_payload.json')).json())
      this.#place = `nezasaConfigurationEntryId=${page.place?.provider.configurationEntryId}&lang=en`
    }
    return this.#place
  }

  async api(
    method: string,
    path: string,
    body?: unknown,
    checkoutId?: string,
    headers: Record<string, string> = {},
    signal: AbortSignal | null = null,
  ): Promise<Response> {
    const address = path.startsWith('/') ? path : `/api/nezasa/${path}`
    const query = [await this.query(), ...(checkoutId ? [`checkoutId=${checkoutId}`] : [])].join('&')
    return this.ask(method, `${address}${address.includes('?') ? '&' : '?'}${query}`, body, headers, signal)
  }

  async page(checkoutId: string, step: string) {
    const response = await this.ask('GET', `/xx-en/checkout/${checkoutId}/${step}/_payload.json`)
    return payload.parse(await response.json())
  }

  async departure(tripId: string): Promise<string> {
    const months = z.object({ months: z.array(z.string()), departures: z.array(z.object({ startDate: z.string(), status: z.string() })) })
    const { months: all } = months.parse(await (await this.api('GET', `discovery/departures?tripId=${tripId}&rooms=2`)).json())
    for (const month of all.slice(2)) {
      const { departures } = months.parse(
        await (await this.api('GET', `discovery/departures?tripId=${tripId}&rooms=2&month=${month}`)).json(),
      )
      const free = departures.find(({ status }) => status !== 'full')
      if (free) return free.startDate
    }
    throw new Error(`${tripId} has no free departure`)
  }

  async start(tripId: string): Promise<string> {
    const response = await this.api('POST', 'planner/itineraries', {
      tripId,
      startDate: await this.departure(tripId),
      rooms: [{ adults: 2 }],
    })
    return z.object({ checkoutId: z.string() }).parse(await response.json()).checkoutId
  }

  /** What a traveller would type, as the form posts it. */
  async travellerForm(checkoutId: string): Promise<URLSearchParams> {
    const { data } = await this.page(checkoutId, 'traveller-details')
    const fields = [...(data?.contact ?? []), ...(data?.passengers ?? []).flatMap((passenger) => passenger.fields)]
    return new URLSearchParams([
      ['sameBilling', 'on'],
      ...fields.map(({ name }) => [name, values.get(name.replace(/^(?:contactInfo|paxInfo\[\d+\])\./, '')) ?? ''] as [string, string]),
    ])
  }

  /** Every step before the availability check. */
  async goToAvailability(checkoutId: string): Promise<void> {
    await this.ask('POST', `/xx-en/checkout/${checkoutId}/traveller-details`, await this.travellerForm(checkoutId))
    await this.api('POST', 'checkout/steps/additional-options', {}, checkoutId)
    const { data } = await this.page(checkoutId, 'experiences')
    const answers = (data?.groups ?? []).flatMap(({ componentId, questions }) =>
      questions.map(({ refId, kind, options }) => ({
        componentId,
        questionRefId: refId,
        answer:
          options[0]?.value ??
          { boolean: 'true', int: '3', double: '1.5', date: '01/02/2010', dateAndTime: '01/02/2010 10:00', phone: '+31612345678' }[kind] ??
          'none',
      })),
    )
    await this.api('POST', 'checkout/activity-questions', answers, checkoutId)
  }

  /** Every step up to payment; changes are agreed to. */
  async goToPayment(checkoutId: string): Promise<void> {
    await this.goToAvailability(checkoutId)
    const { parts } = availabilityView.parse(await (await this.api('POST', 'checkout/availabilityCheck', {}, checkoutId)).json())
    const changes = parts.flatMap(({ id, result, price }) => (result === 'priceChanged' && price ? [{ componentId: id, ...price }] : []))
    if (changes.length > 0) await this.api('POST', 'checkout/accepted-changes', { changes }, checkoutId)
    await this.api('POST', 'checkout/steps/availability', {}, checkoutId)
  }

  /** Ticks the boxes of the terms as the payment step shows them. */
  async agree(checkoutId: string, newsletter = false): Promise<Response> {
    const { data } = await this.page(checkoutId, 'payment')
    const boxes = (data?.terms ?? []).flatMap(({ checkboxText }, index) => (checkboxText ? [index] : []))
    return this.api('PUT', 'checkout/consents', { version: data?.termsVersion ?? '0'.repeat(64), boxes, newsletter }, checkoutId)
  }

  async createSession(checkoutId: string, plan = 'ONE_TIME', email = 'ann@example.com'): Promise<Response> {
    if (!this.#agreed.has(checkoutId)) await this.agree(checkoutId)
    const answer = await this.openSession(checkoutId, { payment_plan: plan, payment_method: 'CARD', customer: { email } })
    if (answer.ok) this.#agreed.add(checkoutId)
    return answer
  }

  openSession(
    checkoutId: string,
    body: object,
    headers: Record<string, string> = {},
    signal: AbortSignal | null = null,
  ): Promise<Response> {
    return this.api('POST', `/tours-checkout-api/itineraries/${checkoutId}/checkout-sessions`, body, undefined, headers, signal)
  }

  /** What the card processor's frames would send. */
  payByCard(clientSecret: string, number = '4242424242424242'): Promise<void> {
    return this.#confirm(clientSecret, { card: { number, exp_month: 12, exp_year: 2034, cvc: '123' } })
  }

  payByDebit(clientSecret: string, iban = 'DE89370400440532013000'): Promise<void> {
    return this.#confirm(clientSecret, { sepa_debit: { iban, name: 'Ann Example', email: 'ann@example.com' } })
  }

  #confirm(clientSecret: string, means: object): Promise<void> {
    const [intent] = clientSecret.split('_secret_')
    const body = JSON.stringify({ client_secret: clientSecret, ...means })
    return new Promise((done, fail) => {
      const confirm = request(
        `${this.#origin}/payments/v1/intents/${intent}/confirm`,
        { method: 'POST', agent: false, headers: { host: 'sandbox.localhost', 'content-type': 'application/json' } },
        (response) => response.resume().on('end', done),
      )
      confirm.on('error', fail).end(body)
    })
  }
}
