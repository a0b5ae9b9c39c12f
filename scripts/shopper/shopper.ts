import { request } from 'node:http'
import { z } from 'zod'
import { type StepName, stepNames } from '../../src/shared/checkout/steps/table.ts'
import { availabilityView, payload, saved } from './answers.ts'
import { exchange } from './exchange.ts'
import { ann, leafOf, type Traveller } from './travellers.ts'

type Headers = Record<string, string>
/** `prefix`: what the addresses of a market and language begin with, `xx-en` or nothing. */
export type ShopperOptions = { host?: string; prefix?: string; traveller?: Traveller }

const departures = z.object({ months: z.array(z.string()), departures: z.array(z.object({ startDate: z.string(), status: z.string() })) })
const formType = 'application/x-www-form-urlencoded;charset=UTF-8'

const answersTo: Readonly<Record<string, string>> = {
  boolean: 'true',
  int: '3',
  double: '1.5',
  date: '01/02/2010',
  dateAndTime: '01/02/2010 10:00',
  phone: '+31612345678',
}

/** The step that an address leads to. */
const stepIn = (href: string | undefined): StepName | undefined => {
  const last = href?.split('?')[0]?.split('/').at(-1)
  return stepNames.find((name) => name === last)
}

const anyByte = () => Math.floor(Math.random() * 256)
const anyAddress = () => `10.${anyByte()}.${anyByte()}.${anyByte()}`

/** A browser without a screen: one cookie jar, pages as payloads, the shop's own calls. */
export class Shopper {
  readonly #port: number
  readonly #host: string
  readonly #prefix: string
  readonly #traveller: Traveller
  readonly #cookies = new Map<string, string>()
  readonly #agreed = new Set<string>()
  #known: { calls: string; query: string } | undefined
  /** Limits count it as a visitor of its own. */
  readonly #address = anyAddress()

  constructor(port: number, { host = '127.0.0.1', prefix = 'xx-en', traveller = ann }: ShopperOptions = {}) {
    this.#port = port
    this.#host = host
    this.#prefix = prefix && `/${prefix}`
    this.#traveller = traveller
  }

  /** What this browser is known by, and would be in another one that takes it over. */
  get cookies(): { name: string; value: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value }))
  }

  /** As a header has it. */
  get cookie(): string {
    return this.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  takeCookies(cookies: readonly { name: string; value: string }[]): void {
    for (const { name, value } of cookies) this.#cookies.set(name, value)
  }

  addressOf(checkoutId: string, step: string): string {
    return `${this.#prefix}/checkout/${checkoutId}/${step}`
  }

  /** `signal`: it stops listening. */
  async ask(method: string, path: string, body?: unknown, headers: Headers = {}, signal?: AbortSignal | null): Promise<Response> {
    const isForm = body instanceof URLSearchParams
    const response = await exchange(this.#port, this.#host, path, {
      method,
      signal: signal ?? undefined,
      headers: {
        cookie: this.cookie,
        'cf-connecting-ip': this.#address,
        ...(body !== undefined && { 'content-type': isForm ? formType : 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body.toString() : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.#cookies.set(name, value)
    }
    return response
  }

  /** Where the calls of this market go, and what they carry. */
  async #door(): Promise<{ calls: string; query: string }> {
    if (!this.#known) {
      const { place } = payload.parse(await (await this.ask('GET', `${this.#prefix}/_payload.json`)).json())
      if (!place) throw new Error(`${this.#host}${this.#prefix} has no market`)
      const { key, configurationEntryId } = place.provider
      this.#known = { calls: `/api/${key}`, query: `${key}ConfigurationEntryId=${configurationEntryId}&lang=${place.language}` }
    }
    return this.#known
  }

  async query(): Promise<string> {
    return (await this.#door()).query
  }

  async api(
    method: string,
    path: string,
    body?: unknown,
    checkoutId?: string,
    headers: Headers = {},
    signal?: AbortSignal | null,
  ): Promise<Response> {
    const { calls, query } = await this.#door()
    const address = path.startsWith('/') ? path : `${calls}/${path}`
    const whole = checkoutId ? `${query}&checkoutId=${checkoutId}` : query
    return this.ask(method, `${address}${address.includes('?') ? '&' : '?'}${whole}`, body, headers, signal)
  }

  async page(checkoutId: string, step: string) {
    const response = await this.ask('GET', `${this.addressOf(checkoutId, step)}/_payload.json`)
    return payload.parse(await response.json())
  }

  /** Of the free departures from the third month on the nth, counted from none. */
  async departure(tripId: string, nth = 0): Promise<string> {
    const path = `discovery/departures?tripId=${tripId}&rooms=2`
    const read = async (address: string) => departures.parse(await (await this.api('GET', address)).json())
    const { months } = await read(path)
    let before = 0
    for (const month of months.slice(2)) {
      const free = (await read(`${path}&month=${month}`)).departures.filter(({ status }) => status !== 'full')
      const found = free[nth - before]
      if (found) return found.startDate
      before += free.length
    }
    throw new Error(`${tripId} has only ${before} free departures`)
  }

  async start(tripId: string, startDate?: string): Promise<string> {
    const response = await this.api('POST', 'planner/itineraries', {
      tripId,
      startDate: startDate ?? (await this.departure(tripId)),
      rooms: [{ adults: 2 }],
    })
    return z.object({ checkoutId: z.string() }).parse(await response.json()).checkoutId
  }

  /** Goes on with a checkout that was made elsewhere: names the e-mail that it carries, or presses the button where it carries none. */
  async claim(checkoutId: string, email?: string): Promise<void> {
    if (email === undefined) await this.ask('GET', `${this.#prefix}/checkout/${checkoutId}`)
    const { status } = await this.api('POST', 'checkout/access', { email }, checkoutId)
    if (status !== 204) throw new Error(`${checkoutId} cannot be gone on with: ${status}`)
  }

  /** What a traveller would type, as the form posts it. */
  async travellerForm(checkoutId: string): Promise<URLSearchParams> {
    const { data } = await this.page(checkoutId, 'traveller-details')
    const fields = [...(data?.contact ?? []), ...(data?.passengers ?? []).flatMap((passenger) => passenger.fields)]
    return new URLSearchParams([
      ['sameBilling', 'on'],
      ...fields.map(({ name }): [string, string] => [name, this.#traveller.get(leafOf(name)) ?? '']),
    ])
  }

  /** Passes the steps before one, in the order of the market, or up to where the shop leads instead. */
  async goTo(checkoutId: string, wanted: StepName): Promise<void> {
    const { redirect } = payload.parse(await (await this.ask('GET', `${this.#prefix}/checkout/${checkoutId}/_payload.json`)).json())
    for (let step = stepIn(redirect); step && step !== wanted; ) {
      const next = await this.#pass(checkoutId, step)
      if (next === step) throw new Error(`${step} of ${checkoutId} leads to itself`)
      step = next
    }
  }

  goToAvailability(checkoutId: string): Promise<void> {
    return this.goTo(checkoutId, 'availability')
  }

  goToPayment(checkoutId: string): Promise<void> {
    return this.goTo(checkoutId, 'payment')
  }

  /** Does what a step asks; which one comes then. */
  async #pass(checkoutId: string, step: StepName): Promise<StepName | undefined> {
    const answer = await this.#send(checkoutId, step)
    if (answer.status === 303) return stepIn(answer.headers.get('location') ?? undefined)
    if (!answer.ok) throw new Error(`${step} of ${checkoutId} is refused: ${answer.status} ${await answer.text()}`)
    return stepIn(saved.parse(await answer.json()).next)
  }

  async #send(checkoutId: string, step: StepName): Promise<Response> {
    if (step === 'traveller-details') return this.ask('POST', this.addressOf(checkoutId, step), await this.travellerForm(checkoutId))
    if (step === 'experiences') return this.api('POST', 'checkout/activity-questions', await this.#answers(checkoutId), checkoutId)
    if (step === 'availability') await this.#check(checkoutId)
    return this.api('POST', `checkout/steps/${step}`, {}, checkoutId)
  }

  async #answers(checkoutId: string): Promise<object[]> {
    const { data } = await this.page(checkoutId, 'experiences')
    return (data?.groups ?? []).flatMap(({ componentId, questions }) =>
      questions.map(({ refId, kind, options }) => ({
        componentId,
        questionRefId: refId,
        answer: options[0]?.value ?? answersTo[kind] ?? 'none',
      })),
    )
  }

  /** Changes are agreed to. */
  async #check(checkoutId: string): Promise<void> {
    const { parts } = availabilityView.parse(await (await this.api('POST', 'checkout/availabilityCheck', {}, checkoutId)).json())
    const changes = parts.flatMap(({ id, result, price }) => (result === 'priceChanged' && price ? [{ componentId: id, ...price }] : []))
    if (changes.length > 0) await this.api('POST', 'checkout/accepted-changes', { changes }, checkoutId)
  }

  /** Ticks the boxes of the terms as the payment step shows them. */
  async agree(checkoutId: string, newsletter = false): Promise<Response> {
    const { data } = await this.page(checkoutId, 'payment')
    const boxes = (data?.terms ?? []).flatMap(({ checkboxText }, index) => (checkboxText ? [index] : []))
    return this.api('PUT', 'checkout/consents', { version: data?.termsVersion ?? '0'.repeat(64), boxes, newsletter }, checkoutId)
  }

  async createSession(checkoutId: string, plan = 'ONE_TIME', email = this.#traveller.get('email') ?? ''): Promise<Response> {
    if (!this.#agreed.has(checkoutId)) await this.agree(checkoutId)
    const answer = await this.openSession(checkoutId, { payment_plan: plan, payment_method: 'CARD', customer: { email } })
    if (answer.ok) this.#agreed.add(checkoutId)
    return answer
  }

  openSession(checkoutId: string, body: object, headers: Headers = {}, signal?: AbortSignal | null): Promise<Response> {
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
        `http://127.0.0.1:${this.#port}/payments/v1/intents/${intent}/confirm`,
        { method: 'POST', agent: false, headers: { host: 'sandbox.localhost', 'content-type': 'application/json' } },
        (response) => response.resume().on('end', done),
      )
      confirm.on('error', fail).end(body)
    })
  }
}
