import { z } from 'zod'
import { problem } from '../../scripts/shopper/answers.ts'
import type { Shopper } from '../../scripts/shopper/shopper.ts'
import type { PaymentOutcome } from '../../src/client/features/checkout/payment/payment-fields.ts'
import { dueNow, selectedSchedule } from '../../src/shared/checkout/payment/payment.ts'
import {
  expectedAmountHeader,
  isFieldless,
  methodHeader,
  paymentMethods,
  paymentPlans,
  toWireMethod,
} from '../../src/shared/checkout/payment/payment-method.ts'
import { checkoutSession } from '../../src/shared/checkout/payment/payment-session.ts'
import { money } from '../../src/shared/format/money.ts'
import type { Choice } from './plan.ts'
import type { Means } from './processor.ts'
import type { Shown, Trace } from './verdict.ts'

const item = z.object({ amount: money, dueDate: z.string(), isNow: z.boolean() })
const page = z.object({
  redirect: z.string().optional(),
  error: z.object({ status: z.number() }).optional(),
  data: z
    .object({
      state: z.enum(['confirmed', 'requested', 'confirming', 'checking', 'failed']).optional(),
      schedules: z.array(z.object({ plan: z.enum(paymentPlans), items: z.array(item) })).optional(),
      methods: z.array(z.enum(paymentMethods)).default([]),
      terms: z.array(z.object({ checkboxText: z.string().optional() })).default([]),
      termsVersion: z.string().default(''),
    })
    .nullish(),
})
const changePage = z.object({ data: z.object({ change: z.string() }) })
type PaymentStep = { schedules: z.infer<typeof paymentSchedules>; methods: Choice['method'][]; consents: object }
const paymentSchedules = z.array(z.object({ plan: z.enum(paymentPlans), items: z.array(item) }))
const bookingState = z.object({ state: z.enum(['confirmed', 'requested', 'confirming', 'checking', 'failed', 'open']) })

/** `rests`: the payment step stays, and says why. */
export type Pressed = { kind: 'arrived' | 'rests' | 'walked-off' } | { kind: 'at-bank'; address: URL }

/** What the network does to a press: an answer is not waited for any longer, comes late, or never arrives. */
export type Losing = { sessionAfterMs?: number; heardAfterMs?: number; confirmation?: boolean }

export type Stage = {
  checkoutId: string
  shopper: Shopper
  trace: Trace
  note(event: string): void
  confirm(secret: string, means: Means): Promise<PaymentOutcome>
  onSession(id: string): Promise<void>
}

const isPaid = (status: string) => status === 'processing' || status === 'requires_capture' || status === 'succeeded'

/** A tab of the traveller's browser: what `use-payment.ts` and `use-booking-state.ts` do, without their locks on the button. */
export class Tab {
  readonly #stage: Stage
  readonly #name: string
  #step: PaymentStep | undefined
  #latest: z.infer<typeof checkoutSession> | undefined

  constructor(stage: Stage, name: string) {
    this.#stage = stage
    this.#name = name
  }

  #note(event: string): void {
    this.#stage.note(`${this.#name} ${event}`)
  }

  /** Opens a step as a navigation does, and goes where it leads; what is shown in the end. */
  async open(step: 'payment' | 'payment-successful', query = ''): Promise<Shown> {
    const shown = await this.#unlessBroken(this.#follow(step, query), 'error')
    this.#stage.trace.shown.push(shown)
    this.#note(`sees ${shown}`)
    return shown
  }

  /** What a broken connection comes to. */
  async #unlessBroken<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
    try {
      return await work
    } catch (error) {
      this.#note(`loses the connection (${error instanceof Error ? error.message : 'unknown'})`)
      return otherwise
    }
  }

  async #follow(first: string, query: string): Promise<Shown> {
    const { shopper, checkoutId } = this.#stage
    let step = first
    for (let hops = 0; hops < 4; hops++) {
      const answer = await shopper.ask('GET', `/xx-en/checkout/${checkoutId}/${step}/_payload.json${query}`)
      const { redirect, data } = page.catch({}).parse(await answer.json().catch(() => undefined))
      if (redirect?.includes('/checkout-modifications/')) {
        await this.#agree()
        step = 'payment'
        continue
      }
      if (redirect !== undefined) {
        step = /\/checkout\/[a-z0-9]{12}\/([a-z-]+)/.exec(redirect)?.[1] ?? ''
        continue
      }
      if (!data) return 'error'
      if (data.state) return data.state
      if (!data.schedules) return 'error'
      const boxes = data.terms.flatMap(({ checkboxText }, index) => (checkboxText ? [index] : []))
      this.#step = {
        schedules: data.schedules,
        methods: data.methods,
        consents: { version: data.termsVersion, boxes, newsletter: false },
      }
      return 'open'
    }
    return 'error'
  }

  /** A change is agreed to before it is paid. */
  async #agree(): Promise<void> {
    const { shopper, checkoutId } = this.#stage
    const address = `/xx-en/checkout-modifications/${checkoutId}/modifications`
    const { data } = changePage.parse(await (await shopper.ask('GET', `${address}/_payload.json`)).json())
    const { status } = await shopper.ask('POST', address, new URLSearchParams({ change: data.change, consent: 'on' }))
    this.#note(`agrees to the change: ${status}`)
  }

  /** Asks what the page would say now; nothing where nobody can say. */
  async poll(): Promise<Shown | undefined> {
    const { shopper, checkoutId } = this.#stage
    const answer = await this.#unlessBroken(shopper.api('GET', 'checkout/booking-state', undefined, checkoutId), undefined)
    const state = bookingState.safeParse(await answer?.json().catch(() => undefined)).data?.state
    this.#note(`hears ${state ?? answer?.status ?? 'nothing'}`)
    return state
  }

  /** One press of the button, up to where it leads. */
  async press({ method, plan: wanted }: Choice, means: Means | undefined, losing: Losing = {}): Promise<Pressed> {
    const { shopper, checkoutId, trace } = this.#stage
    const step = this.#step
    const schedule = step && selectedSchedule(step.schedules, wanted)
    const payNow = schedule && dueNow(schedule)
    if (!step || !payNow) return { kind: 'rests' }
    const { plan } = schedule
    this.#note(`presses ${method} ${plan} ${payNow.amount}`)
    trace.amounts.push(payNow.amount)
    const body = { payment_plan: plan, payment_method: toWireMethod(method), customer: { email: 'ann@example.com' } }
    const headers = { [expectedAmountHeader]: String(payNow.amount), [methodHeader]: method }
    const patience = losing.sessionAfterMs === undefined ? null : AbortSignal.timeout(losing.sessionAfterMs)
    let session: z.infer<typeof checkoutSession>
    try {
      const agreed = await shopper.api('PUT', 'checkout/consents', step.consents, checkoutId, {}, patience)
      const answer = agreed.ok ? await shopper.openSession(checkoutId, body, headers, patience) : agreed
      const content: unknown = await answer.json().catch(() => undefined)
      if (!answer.ok) return this.#refused(answer.status, problem.safeParse(content).data)
      session = checkoutSession.parse(content)
    } catch (error) {
      this.#note(`hears nothing (${error instanceof Error ? error.name : 'unknown'})`)
      return { kind: 'rests' }
    }
    if (losing.heardAfterMs) await new Promise((done) => setTimeout(done, losing.heardAfterMs))
    this.#latest = session
    trace.sessions.push({ id: session.session_id, amount: session.amount, shown: payNow.amount })
    this.#note(`is given ${session.session_id} ${session.status}`)
    await this.#stage.onSession(session.session_id)
    if (session.redirect_url) return { kind: 'at-bank', address: new URL(session.redirect_url) }
    if (isPaid(session.status)) return { kind: 'arrived' }
    if (isFieldless(method) || !means) return { kind: 'rests' }
    return this.#confirm(session, means, losing.confirmation ?? false)
  }

  /** Confirms what another tab was given, whatever was chosen since. */
  async confirmFor(other: Tab, means: Means): Promise<Pressed> {
    return other.#latest ? this.#confirm(other.#latest, means, false) : { kind: 'rests' }
  }

  #refused(status: number, told: z.infer<typeof problem> | undefined): Pressed {
    this.#note(`is refused: ${status} ${told?.reason ?? told?.code ?? ''}`)
    return {
      kind: told?.reason === 'paid' || told?.reason === 'checking' ? 'arrived' : told?.reason === 'changed' ? 'walked-off' : 'rests',
    }
  }

  async #confirm(session: z.infer<typeof checkoutSession>, means: Means, isLost: boolean): Promise<Pressed> {
    const told = await this.#unlessBroken<PaymentOutcome>(this.#stage.confirm(session.client_secret, means), { kind: 'failed' })
    const outcome: PaymentOutcome = isLost ? { kind: 'failed' } : told
    const hasMoved = told.kind === 'paid' || told.kind === 'processing'
    this.#note(`confirms: ${told.kind}${isLost ? ', the answer is lost' : ''}`)
    if (outcome.kind === 'paid' || outcome.kind === 'processing') return { kind: 'arrived' }
    if (outcome.kind !== 'failed') return { kind: 'rests' }
    const status = await this.#statusOf(session.session_id)
    this.#note(`asks for it: ${status ?? 'no answer'}`)
    if (status && isPaid(status)) return { kind: 'arrived' }
    if (status && status !== 'unknown' && hasMoved) this.#stage.trace.wronglyRefused += 1
    return { kind: 'rests' }
  }

  async #statusOf(sessionId: string): Promise<string | undefined> {
    const { shopper, checkoutId } = this.#stage
    const asking = shopper.api('GET', `/tours-checkout-api/itineraries/${checkoutId}/checkout-sessions/${sessionId}`)
    const answer = await this.#unlessBroken(asking, undefined)
    const content: unknown = await answer?.json().catch(() => undefined)
    return answer?.ok ? checkoutSession.safeParse(content).data?.status : undefined
  }

  offers(): readonly Choice['method'][] {
    return this.#step?.methods ?? []
  }
}
