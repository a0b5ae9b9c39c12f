import { isHeldUpByExtra } from '../../../shared/checkout/steps/availability/availability.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import {
  type CachedName,
  type CallAnswer,
  type CallInput,
  type ForwardedName,
  isCached,
  isForwarded,
} from '../../../shared/provider/calls.ts'
import { MinuteCache } from '../../provider/minute-cache.ts'
import type { Send } from '../../provider/send.ts'
import { type Browser, requireBrowser } from '../../visitor/session.ts'
import { type CheckoutContext, checkoutObjectOf, homeOf } from '../context.ts'
import type { Agency, AnswerCache, CachedAnswers, Tour } from '../object/answer-cache.ts'
import type { CheckoutRecord } from '../object/record.ts'
import { agencyOf } from './agency.ts'
import { audienceOf } from './audience.ts'
import { dropForwarded, type ForwardedAnswers, forwardAnswers, takeForwarded } from './forwarded-answers.ts'
import { type LatestPayment, latestPayment } from './latest-payment.ts'
import { LazyValue } from './lazy-value.ts'
import { cachedNames, type Needs, type NeedsName, needsOf, storedNames, type TripCall, tripCalls } from './needs.ts'
import { tourOf } from './tour.ts'

type Answers = { [Name in TripCall]: Name extends CachedName ? CachedAnswers[Name] : CallAnswer<Name> }
type TripContext = Pick<CheckoutContext, 'env' | 'market' | 'place' | 'request' | 'send' | 'checkoutApi'>

const agencies = new MinuteCache<Agency | undefined>()

/** A provider may lack operations that are not published; what they would return is then not offered. */
const unlessMissing = async <Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> => {
  try {
    return await promise
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return otherwise
    throw error
  }
}

/** Leaves out cached offers after a check has found that an extra is no longer available. */
function stillOffered({ check }: CheckoutRecord, { version, answers }: AnswerCache): AnswerCache {
  if (!isHeldUpByExtra(check?.summary.components ?? [])) return { version, answers }
  const { 'checkout/upsell-items/offers': _, ...others } = answers
  return { version, answers: others }
}

/**
 * A checkout and its trip, as one request asks about them: each answer once, when it is first wanted, and as fresh as its row of `calls` says.
 * Asking writes nothing; `store`, `forward` and `forget` do.
 */
export class Trip {
  readonly checkoutId: string
  readonly #context: TripContext
  /** Without needs the cache is not read, and every answer that may be cached is stored. */
  readonly #needs: Needs | undefined
  readonly #forwarded: ForwardedAnswers
  readonly #toStore = new Map<CachedName, string>()
  /** Version of the itinerary, once it has been fetched. */
  #version = ''
  readonly #browser = new LazyValue(() => requireBrowser(this.#context))
  readonly #opened = new LazyValue(() => this.#open())
  readonly #payment = new LazyValue(async () => latestPayment(this.#context, this.checkoutId, (await this.#opened.get()).record))

  readonly #answers: { [Name in TripCall]: LazyValue<Answers[Name]> } = {
    'tours-checkout-api/state': this.#lazy('tours-checkout-api/state', () => this.#context.checkoutApi.state(this.checkoutId)),
    'planner/summary': this.#lazy('planner/summary', () => this.#send('planner/summary', { include: 'all' })),
    'checkout/base-services/offers': this.#lazy('checkout/base-services/offers', () =>
      unlessMissing(this.#send('checkout/base-services/offers'), { offers: [] }),
    ),
    'discovery/tour-details': this.#lazy('discovery/tour-details', async () => {
      const id = await this.#tourId()
      return id ? tourOf(this.#context, id) : undefined
    }),
    'inventory/agencies': this.#lazy('inventory/agencies', async () => {
      const id = await this.#agencyId()
      return id ? agencies.get([...audienceOf(this.#context), id], () => agencyOf(this.#context, id)) : undefined
    }),
    'checkout/details': this.#lazy('checkout/details', () => this.#send('checkout/details')),
    'checkout/upsell-items/offers': this.#lazy('checkout/upsell-items/offers', () => this.#send('checkout/upsell-items/offers')),
    'checkout/activity-questions': this.#lazy('checkout/activity-questions', () => this.#send('checkout/activity-questions')),
    'checkout/traveler-details/required-fields': this.#lazy('checkout/traveler-details/required-fields', () =>
      this.#send('checkout/traveler-details/required-fields'),
    ),
    'planner/accommodations': this.#lazy('planner/accommodations', () => this.#send('planner/accommodations')),
    'planner/activities': this.#lazy('planner/activities', () => this.#send('planner/activities')),
    'planner/rentalCars': this.#lazy('planner/rentalCars', () => this.#send('planner/rentalCars')),
    'planner/transports': this.#lazy('planner/transports', () => this.#send('planner/transports')),
    'planner/transfers': this.#lazy('planner/transfers', () => this.#send('planner/transfers')),
  }

  constructor(context: TripContext, checkoutId: string, needs?: Needs, forwarded: ForwardedAnswers = {}) {
    this.checkoutId = checkoutId
    this.#context = context
    this.#needs = needs
    this.#forwarded = forwarded
    if (needs && needs.atOnce.length > 0) this.#prefetch(needs.atOnce).catch(() => undefined)
  }

  /** What the shop itself knows; a checkout of another shop is told like an unknown one. */
  async record(): Promise<CheckoutRecord> {
    const { record } = await this.#opened.get()
    if (record.isForeign) throw new AppError('CHECKOUT_NOT_FOUND', 'a checkout of another shop')
    return record
  }

  readonly browser = (): Promise<Browser> => this.#browser.get()
  readonly payment = (): Promise<LatestPayment> => this.#payment.get()
  readonly state = () => this.#answer('tours-checkout-api/state')
  readonly details = () => this.#answer('checkout/details')
  readonly offers = async () => (await this.#answer('checkout/upsell-items/offers')).offers
  readonly baseServices = async () => (await this.#answer('checkout/base-services/offers')).offers
  readonly questions = () => this.#answer('checkout/activity-questions')
  readonly accommodations = async () => (await this.#answer('planner/accommodations')).accommodations
  readonly activities = async () => (await this.#answer('planner/activities')).activities
  readonly rentalCars = async () => (await this.#answer('planner/rentalCars')).rentalCars
  readonly transports = async () => (await this.#answer('planner/transports')).transports
  readonly transfers = async () => (await this.#answer('planner/transfers')).transfers
  readonly requiredFields = () => this.#answer('checkout/traveler-details/required-fields')

  async itinerary() {
    const { itinerary } = await this.#answer('planner/summary')
    this.#version = itinerary.lastModified
    return itinerary
  }

  /** Named by the itinerary, and so asked after it. */
  async tour(): Promise<Tour | undefined> {
    return (await this.#tourId()) ? this.#answer('discovery/tour-details') : undefined
  }

  /** Named by the details. Nothing where the provider does not know it. */
  async agency(): Promise<Agency | undefined> {
    return (await this.#agencyId()) ? this.#answer('inventory/agencies') : undefined
  }

  /** One of our own writes has changed it; what was forwarded before does not count. */
  renew(name: ForwardedName): void {
    this.#answers[name].renew()
    dropForwarded(this.#context, this.checkoutId)
  }

  /** It has turned out to be out of date. */
  async forget(name: CachedName): Promise<void> {
    this.#answers[name].renew()
    this.#toStore.delete(name)
    await checkoutObjectOf(this.#context.env, this.checkoutId).forgetAnswer(name)
  }

  /** Leaves what was asked to the request that this one leads to, but for what a write has `changed`; that one stores it. */
  async forward(changed: readonly ForwardedName[] = []): Promise<void> {
    const asked = tripCalls.filter(isForwarded).filter((name) => this.#answers[name].isAsked && !changed.includes(name))
    const answers: ForwardedAnswers = Object.fromEntries(await Promise.all(asked.map(async (name) => [name, await this.#answer(name)])))
    forwardAnswers(this.#context, this.checkoutId, answers)
    for (const name of asked) if (isCached(name)) this.#toStore.delete(name)
  }

  /** Caches for the next page what had to be asked for. */
  async store(): Promise<void> {
    if (this.#toStore.size === 0 || this.#version === '') return
    const answers = [...this.#toStore]
    this.#toStore.clear()
    await checkoutObjectOf(this.#context.env, this.checkoutId).cacheAnswers(this.#context.place.language, this.#version, answers)
  }

  async #open(): Promise<{ record: CheckoutRecord; cache: AnswerCache }> {
    const { env, place } = this.#context
    const { ids } = await this.browser()
    const names = this.#needs ? cachedNames(this.#needs) : []
    const { record, cache } = await checkoutObjectOf(env, this.checkoutId).open(homeOf(this.#context), ids, place.language, names)
    return { record, cache: stillOffered(record, cache) }
  }

  /** A checkout that nobody owns may be a guess: it is asked about no more than its page needs. */
  async #prefetch(names: readonly TripCall[]): Promise<void> {
    const { record, cache } = await this.#opened.get()
    if (!record.hasOwner || record.isForeign) return
    // First, as the entry needs it and a request makes six calls at a time.
    this.payment().catch(() => undefined)
    const known = { ...this.#forwarded, ...cache.answers }
    for (const name of names) if (!Object.hasOwn(known, name)) this.#answer(name).catch(() => undefined)
  }

  #answer<Name extends TripCall>(name: Name): Promise<Answers[Name]> {
    return this.#answers[name].get()
  }

  async #find<Name extends TripCall>(name: Name, ask: () => Promise<Answers[Name]>): Promise<Answers[Name]> {
    const cached = await this.#cached(name)
    if (cached !== undefined) return cached
    const forwarded: Partial<Answers> = this.#forwarded
    const answer = forwarded[name] ?? (await ask())
    if (answer !== undefined && isCached(name) && this.#isStored(name)) this.#toStore.set(name, JSON.stringify(answer))
    return answer
  }

  /** Of another version of the itinerary, or of one that names none, it does not count. */
  async #cached<Name extends TripCall>(name: Name): Promise<Answers[Name] | undefined> {
    if (!isCached(name) || !this.#needs || !cachedNames(this.#needs).includes(name)) return undefined
    const { version, answers } = (await this.#opened.get()).cache
    const known: Partial<Answers> = answers
    if (known[name] === undefined || version === '') return undefined
    const { lastModified } = await this.itinerary()
    return version === lastModified ? known[name] : undefined
  }

  #isStored(name: CachedName): boolean {
    return !this.#needs || storedNames(this.#needs).includes(name)
  }

  #lazy<Name extends TripCall>(name: Name, ask: () => Promise<Answers[Name]>): LazyValue<Answers[Name]> {
    return new LazyValue(() => this.#find(name, ask))
  }

  #send<Name extends TripCall>(name: Name, query?: CallInput<Name>['query']): Promise<CallAnswer<Name>> {
    return this.#context.send(name, { checkoutId: this.checkoutId, query })
  }

  async #tourId(): Promise<string> {
    const [itinerary, details] = await Promise.all([this.itinerary(), this.details()])
    return itinerary.templateId || details.itinerary.templateId
  }

  async #agencyId(): Promise<string | undefined> {
    return (await this.details()).travelAgency?.refId
  }
}

const trips = new WeakMap<Send, Map<string, Trip>>()

function register(context: TripContext, trip: Trip): Trip {
  const known = trips.get(context.send) ?? new Map<string, Trip>()
  trips.set(context.send, known.set(trip.checkoutId, trip))
  return trip
}

/** The request's trip of a checkout. */
export const tripOf = (context: TripContext, checkoutId: string): Trip =>
  trips.get(context.send)?.get(checkoutId) ?? register(context, new Trip(context, checkoutId))

/** Opens the checkout for a page or a save. A page that is shown after a save of the same request opens it anew: its own writes have changed it. */
export const openTrip = (context: TripContext, checkoutId: string, needs: NeedsName = 'entry'): Trip =>
  register(context, new Trip(context, checkoutId, needsOf[needs]))

/** Opens it for a page to which another request may have led. */
export const followTrip = (context: TripContext, checkoutId: string, needs: NeedsName): Trip =>
  register(context, new Trip(context, checkoutId, needsOf[needs], takeForwarded(context, checkoutId)))

/** At the end of a request: what its trips have asked is cached for the next one. */
export async function storing<Answer>({ send }: Pick<TripContext, 'send'>, answering: Promise<Answer> | Answer): Promise<Answer> {
  const answer = await answering
  await Promise.all([...(trips.get(send)?.values() ?? [])].map((trip) => trip.store()))
  return answer
}
