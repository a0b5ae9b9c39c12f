import { Shopper } from '../../scripts/shopper/shopper.ts'
import type { Started } from './checkouts.ts'
import { faultsOf, faultsOfSession } from './faults.ts'
import { type Ledger, readLedger, tell } from './outside.ts'
import type { Choice, Plan, Trouble } from './plan.ts'
import { answerAtBank, confirm, goodAccount, goodCard, type Means } from './processor.ts'
import { type Losing, type Pressed, type Stage, Tab } from './tab.ts'
import { isAtRest, isOfAMoment, isWaiting, judge, type Trace, type Verdict } from './verdict.ts'

/** What a trial needs of the shop it is made in. */
export type Place = {
  port: number
  start(plan: Plan): Promise<Started>
  wake(checkoutId: string, at: number): Promise<void>
  evict(checkoutId: string): Promise<void>
  /** What the shop logs about a checkout from now on. */
  listen(checkoutId: string, note: (line: string) => void): void
}

export type Trial = { plan: Plan; verdict: Verdict; events: readonly string[]; again?: () => Promise<Trial> }

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** The back-off of the page that waits for a booking, in a hundredth of its time, and then in steps of half a second. */
const pausesMs = [10, 20, 30, 50, 80, 130, 200]
const lastPauseMs = 500
const mostPolls = 30
/** After so long nothing is under way any more: a booking whose answer is lost is given up after two minutes. */
const longestMs = 150_000

const badCards: Partial<Record<Trouble, Means>> = {
  'proof-given': { kind: 'card', number: '4000000000003220', proof: 'complete' },
  'proof-failed': { kind: 'card', number: '4000000000003220', proof: 'fail' },
  'proof-abandoned': { kind: 'card', number: '4000000000003220', proof: 'abandon' },
  declined: { kind: 'card', number: '4000000000000002', proof: 'complete' },
  'expired-card': { kind: 'card', number: '4000000000000069', proof: 'complete' },
  'too-little-money': { kind: 'card', number: '4000000000009995', proof: 'complete' },
}
/** Typed wrong, or left unproved: the session stays open. */
const unfinishedCards: readonly Means[] = [
  { kind: 'card', number: '4242424242424241', proof: 'complete' },
  { kind: 'card', number: '4000000000003220', proof: 'never' },
]
const wrongAccount: Means = { kind: 'sepa_debit', iban: 'DE89370400440532013001' }
const lateAccount: Means = { kind: 'sepa_debit', iban: 'DE08370400440532013003' }

/** Plays one trial to its end, and judges it by the ledger. What stops it is told with what happened before. */
export async function play(place: Place, plan: Plan): Promise<Trial> {
  const events: string[] = []
  try {
    return await playOut(place, plan, events)
  } catch (cause) {
    throw new Error(['it was stopped after', ...events].join('\n  '), { cause })
  }
}

async function playOut(place: Place, plan: Plan, events: string[]): Promise<Trial> {
  const started = await place.start(plan)
  try {
    return await playStarted(place, plan, started, events)
  } finally {
    await started.end()
  }
}

async function playStarted(place: Place, plan: Plan, { id, tripId, startDate, email }: Started, events: string[]): Promise<Trial> {
  const { port } = place
  const { api, chance, troubles } = plan
  const has = (...names: Trouble[]) => names.some((name) => troubles.includes(name))
  const begunAt = performance.now()
  const note = (event: string) => void events.push(`${(performance.now() - begunAt).toFixed(0).padStart(6)} ms  ${event}`)
  place.listen(id, (line) => note(`shop: ${line}`))
  note(
    `checkout ${id}, ${api}, ${plan.method}, ${plan.plan}, ${plan.trip}${plan.hasPromoCode ? ', promo code' : ''}: ${troubles.join(', ')}`,
  )

  const trace: Trace = { sessions: [], amounts: [], shown: [], wronglyRefused: 0, wasFree: false, isLate: false }
  const shopper = new Shopper(port)
  const known = new Set<string>()
  const program = async (faults: ReturnType<typeof faultsOf>) => {
    for (const answer of faults) {
      await tell(port, { answer })
      note(
        `from now on ${answer.times ?? 1} × ${answer.method} ${answer.path} ${answer.drop ? 'breaks off' : answer.status}${answer.executeFirst ? ' after all' : ''}`,
      )
    }
  }
  let isHealed = false
  const isGone = has('places-gone')
  /** Before the button is pressed, or between that and the bank. */
  const isGoneAtFirst = chance.happens(0.5)
  const stage: Stage = {
    checkoutId: id,
    shopper,
    trace,
    note,
    confirm: (secret, means) => confirm(api, port, secret, means),
    async onSession(session) {
      if (known.has(session) || isHealed) return
      known.add(session)
      if (isGone && !isGoneAtFirst) await tell(port, { takePlaces: { tripId, startDate, places: 2 } })
      await program(faultsOfSession(troubles, api, id, session))
    },
  }

  const first = new Tab(stage, 'tab 1')
  /** Another browser of the same traveller, or another tab of this one. */
  const elsewhere = has('two-browsers') ? new Shopper(port) : shopper
  const second = new Tab({ ...stage, shopper: elsewhere }, has('two-browsers') ? 'browser 2' : 'tab 2')
  const choice: Choice = { method: plan.method, plan: plan.plan }
  const otherMethod = (): Choice => {
    const others = first.offers().filter((method) => method !== plan.method && method !== 'invoice')
    return others.length > 0 ? { ...choice, method: chance.pick(others) } : choice
  }
  const otherPlan = (): Choice => ({ ...choice, plan: plan.plan === 'ONE_TIME' ? 'SPLIT_PAYMENT' : 'ONE_TIME' })
  const goodMeans = (method: Choice['method']): Means | undefined =>
    method === 'card' ? goodCard : method === 'sepa_debit' ? goodAccount : undefined
  const badMeans = (method: Choice['method']): Means | undefined => {
    if (method === 'card') return troubles.map((trouble) => badCards[trouble]).find(Boolean) ?? goodCard
    if (method === 'sepa_debit') return has('debit-late', 'debit-returned') ? lateAccount : goodAccount
    return undefined
  }

  /** To the bank and back, as often as it happens. */
  async function atBank(tab: Tab, address: URL, isWell: boolean): Promise<void> {
    const outcome = isWell || !has('bank-refused', 'bank-abandoned') ? 'complete' : has('bank-refused') ? 'fail' : 'abandon'
    if (!isWell && has('bank-abandoned') && chance.happens(0.5)) {
      note('leaves the bank without an answer')
      await tab.open('payment')
      return
    }
    const times = !isWell && has('bank-returned-twice') ? 2 : 1
    await Promise.all(
      Array.from({ length: times }, async () => {
        const back = await answerAtBank(port, address, outcome).catch(() => undefined)
        note(`bank: ${outcome}, back to ${back?.pathname ?? 'nowhere'}`)
        await tab.open('payment-successful', back?.search.replaceAll(/[^\w=&?.%-]/g, '') ?? '')
      }),
    )
  }
  async function press(
    tab: Tab,
    wanted: Choice,
    { means, losing, isWell = false }: { means?: Means | undefined; losing?: Losing; isWell?: boolean } = {},
  ): Promise<Pressed> {
    const pressed = await tab.press(wanted, means ?? badMeans(wanted.method), losing)
    if (pressed.kind === 'at-bank') await atBank(tab, pressed.address, isWell)
    if (pressed.kind === 'arrived') await tab.open('payment-successful')
    return pressed
  }

  await tell(port, {
    of: id,
    ...(has('booking-held') && { booking: 'held' }),
    ...(has('word-late', 'word-twice', 'word-lost') && {
      stripe: { webhooks: has('word-late') ? 'held' : has('word-twice') ? 'twice' : 'lost' },
    }),
  })
  if (chance.happens(0.3)) {
    await new Shopper(port).claim(id, email)
    note('the answer to the e-mail is lost')
  }
  await shopper.claim(id, email)
  for (let turn = 0; turn < 3 && trace.shown.at(-1) !== 'open'; turn++) {
    await shopper.api('POST', 'checkout/steps/additional-options', {}, id).catch(() => undefined)
    await first.open('payment')
  }
  if (isGone && isGoneAtFirst) await tell(port, { takePlaces: { tripId, startDate, places: 2 } })
  await program(faultsOf(troubles, api, id))
  if (has('return-forged')) await first.open('payment-successful', '?redirect_status=succeeded')

  /** Everything that happens at once. */
  const losing: Losing = {
    ...(has('session-answer-lost') && { sessionAfterMs: 5 + chance.below(400) }),
    ...(has('answer-late') && { heardAfterMs: chance.below(1200) }),
    ...(has('confirm-answer-lost') && { confirmation: true }),
  }
  const later = async (work: () => Promise<unknown>) => {
    await pause(chance.below(120))
    return work()
  }
  const evicted = async () => {
    note('the object is put out of memory')
    await place.evict(id)
  }
  const noise: Promise<unknown>[] = []
  if (has('two-tabs', 'two-tabs-other-method', 'two-tabs-other-plan', 'two-browsers')) {
    const other = has('two-tabs-other-method') ? otherMethod() : has('two-tabs-other-plan') ? otherPlan() : choice
    if (has('two-browsers')) {
      const named = await elsewhere.claim(id, email).then(
        () => 'and is let in',
        (error: unknown) => `in vain (${error instanceof Error ? error.message : 'unknown'})`,
      )
      note(`browser 2 names the e-mail, ${named}`)
    }
    await second.open('payment')
    const heardAfterMs = chance.happens(0.5) ? chance.below(1200) : 0
    noise.push(later(() => press(second, other, { losing: { heardAfterMs } })))
  }
  if (has('double-press')) noise.push(press(first, choice))
  if (has('enter-and-click')) noise.push(later(() => press(first, choice)))
  if (has('reload')) noise.push(later(() => new Tab(stage, 'reload').open('payment')))
  if (has('object-evicted'))
    noise.push(
      later(() => evicted()),
      later(() => evicted()),
    )
  /** What was chosen first is begun and left, and may be gone on with when another choice has been made. */
  const isSwitched = has('method-switched', 'plan-switched')
  let goOnWithTheFirst = async (): Promise<unknown> => undefined
  async function leaveUnfinished(): Promise<void> {
    const means = choice.method === 'card' ? chance.pick(unfinishedCards) : wrongAccount
    const pressed = await first.press(choice, means, losing)
    if (pressed.kind === 'arrived') await first.open('payment-successful')
    goOnWithTheFirst = async () => {
      await pause(chance.below(600))
      note('the first choice is gone on with')
      if (pressed.kind === 'at-bank') return answerAtBank(port, pressed.address, 'complete').catch(() => undefined)
      const whole = goodMeans(choice.method)
      return whole && second.confirmFor(first, whole)
    }
    if (!has('confirmed-after-the-switch')) goOnWithTheFirst = async () => undefined
  }
  await Promise.all([isSwitched ? leaveUnfinished() : press(first, choice, { losing }), ...noise])

  /** The traveller goes on as the page lets them. */
  const isLeftOpen = () => !['confirmed', 'requested', 'confirming', 'checking'].includes(trace.shown.at(-1) ?? 'open')
  if (!has('tab-closed')) {
    const changes = [...(has('method-switched') ? [otherMethod(), choice] : []), ...(has('plan-switched') ? [otherPlan(), choice] : [])]
    for (const wanted of [...changes, choice]) {
      if (!isLeftOpen()) break
      const means = chance.happens(0.5) ? {} : { means: goodMeans(wanted.method) }
      const [pressed] = await Promise.all([press(first, wanted, means), wanted === choice ? undefined : goOnWithTheFirst()])
      if (pressed.kind === 'walked-off') await first.open('payment')
    }
    if (has('back-and-again')) {
      await first.open('payment')
      await press(first, choice, { means: goodMeans(choice.method) })
    }
    if (has('object-evicted')) await evicted()
  }

  /** Everything is well again. */
  isHealed = true
  const healedAt = performance.now()
  await tell(port, { forget: id })
  for (const { session_id } of (await readLedger(port, id)).intents) await tell(port, { forget: session_id })
  await tell(port, {
    of: id,
    booking: 'prompt',
    settle: id,
    stripe: { webhooks: 'prompt', debits: has('debit-returned') ? 'returned' : 'collected' },
  })
  note('all is well again')
  if (isGone) await tell(port, { freePlaces: { tripId, startDate } })

  if (has('tab-closed')) await comeToRest()
  if (has('tab-closed')) await place.wake(id, Date.now() + 2 * 60_000)
  await watch(first)
  if (!has('tab-closed') && isLeftOpen()) await payInTheEnd()
  return end()

  async function payInTheEnd(): Promise<void> {
    for (let turn = 0; turn < 2 && isLeftOpen(); turn++) {
      if ((await first.open('payment')) !== 'open') return
      const means = goodMeans(choice.method)
      trace.wasFree = true
      await press(first, choice, { isWell: true, ...(means && { means }) })
      await tell(port, { of: id, settle: id, stripe: { debits: 'collected' } })
      await watch(first)
    }
  }

  /** As the page that waits for a booking does. */
  async function watch(tab: Tab): Promise<void> {
    let shown = await tab.open('payment-successful')
    for (let turn = 0; turn < mostPolls && (isWaiting(shown) || shown === 'error'); turn++) {
      await pause(pausesMs[turn] ?? lastPauseMs)
      const state = await tab.poll()
      if (state === undefined || isWaiting(state)) continue
      shown = await tab.open('payment-successful')
    }
  }

  /** What goes on by itself has its time. */
  async function comeToRest(): Promise<Ledger> {
    let ledger = await readLedger(port, id)
    for (let turn = 0; turn < 20 && !isAtRest(ledger); turn++) {
      await pause(pausesMs[turn] ?? lastPauseMs)
      ledger = await readLedger(port, id)
    }
    return ledger
  }

  async function end(): Promise<Trial> {
    const isUndecided = () => isWaiting(trace.shown.at(-1)) || trace.shown.at(-1) === 'error'
    let ledger = await comeToRest()
    for (let turn = 0; turn < 3 && isUndecided(); turn++) {
      await first.open('payment-successful')
      ledger = await comeToRest()
    }
    if (isAtRest(ledger) && isUndecided()) {
      await first.open('payment-successful')
      ledger = await readLedger(port, id)
    }
    let verdict = judge(ledger, trace)
    if (isOfAMoment(verdict)) {
      note(`looks once more, as ${verdict.violations.join(', ')} may have been of a moment`)
      await pause(lastPauseMs)
      await first.open('payment-successful')
      ledger = await comeToRest()
      verdict = judge(ledger, trace)
    }
    const money = ledger.payments.map(({ kind, amount }) => `${kind} ${amount}`).join(', ') || 'no money'
    note(`ends ${verdict.outcome}: ${ledger.booking.status}, ${money}, ${ledger.mails.length} letters`)
    const again = async () => {
      trace.isLate = performance.now() - healedAt > longestMs
      await watch(first)
      return end()
    }
    return { plan, verdict, events, ...(verdict.outcome === 'under-way' && { again }) }
  }
}
