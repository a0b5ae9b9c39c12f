import { type Access, accessOf, isKnownName } from '../../shared/visitor/access.ts'
import { type CheckoutContext, checkoutObjectOf, homeOf } from '../checkout/context.ts'
import { emailProof, emailProofs } from '../checkout/resume/email-proof.ts'
import { openedLink } from '../checkout/resume/opened-link.ts'
import { loadEntryFacts } from '../checkout/trip/facts.ts'
import { openTrip } from '../checkout/trip/trip.ts'
import { visitorOf } from '../security/visitor.ts'
import { renewBrowser, requireBrowser } from './session.ts'

type Told = { setCookie: string | undefined }
export type Proof =
  | ({ kind: 'granted' | 'refused' | 'no-cookie' } & Told)
  | ({ kind: 'limited'; retryAfterSeconds: number } & Told)
  | { kind: 'not-found' }

const minuteSeconds = 60
const seconds = (ms: number) => Math.ceil(ms / 1000)

/**
 * Someone who knows the e-mail of a checkout, or the reference under which the agency or the operator keeps it, sees what is stored (rule 43). Wrong ones are counted by the
 * checkout, for each visitor and for all. Only owners write, so that the stored e-mail is never one that a stranger put there. Whoever came by a resume link may name the e-mail
 * it was made for. The right one lets in again and again: an answer that was lost locks nobody out.
 */
export async function proveEmail(context: CheckoutContext, checkoutId: string, named: string): Promise<Proof> {
  const { env, request, send, checkoutApi } = context
  const browser = await requireBrowser(context)
  const { setCookie } = browser
  const limited = (retryAfterSeconds: number): Proof => ({ kind: 'limited', retryAfterSeconds, setCookie })
  const visitor = visitorOf(request)
  if (!(await env.RATE_LIMIT.limit({ key: `access ${visitor}` })).success) return limited(minuteSeconds)
  const object = checkoutObjectOf(env, checkoutId)
  const counted = await emailProof(visitor, checkoutId, env.SESSION_SECRET, 'visitor')
  const [{ isForeign, isOwner }, lockedMs, details, { booking_reference }] = await Promise.all([
    object.read(homeOf(context), browser.ids),
    object.lockedForMs(counted),
    send('checkout/details', { checkoutId }),
    checkoutApi.state(checkoutId),
  ])
  if (isForeign) return { kind: 'not-found' }
  if (isOwner) return { kind: 'granted', setCookie }
  if (lockedMs !== undefined) return limited(seconds(lockedMs))
  if (!isKnownName(named, { checkoutId, details, references: [details.externalBookingId, booking_reference] })) {
    const link = await openedLink(context, checkoutId)
    const proof = link ? await object.proveLink(link, await emailProofs(named, checkoutId, env.SESSION_SECRET)) : 'ended'
    if (proof === 'limited') return limited(minuteSeconds)
    if (proof !== 'known') {
      await object.countWrong(counted)
      return { kind: 'refused', setCookie }
    }
  }
  const renewed = await renewBrowser(context)
  return (await object.grant(homeOf(context), renewed.ids)) ? { kind: 'granted', setCookie: renewed.setCookie } : { kind: 'not-found' }
}

/**
 * The button "Continue with this booking": nobody's checkout that carries no e-mail becomes this browser's. The browser's cookie has to have come back, so that an answer that is lost
 * locks nobody out: the same press once more finds its owner.
 */
export async function claimHandedOver(context: CheckoutContext, checkoutId: string): Promise<Proof> {
  const { entry, record, details, browser } = await loadEntryFacts(context, openTrip(context, checkoutId))
  if (entry.kind === 'not-found') return { kind: 'not-found' }
  const { setCookie } = browser
  const access: Access = accessOf(record, details)
  if (access === 'owner') return { kind: 'granted', setCookie }
  if (access !== 'to-claim') return { kind: 'refused', setCookie }
  if (!browser.isKnown) return { kind: 'no-cookie', setCookie }
  const isClaimed = await checkoutObjectOf(context.env, checkoutId).claim(homeOf(context), browser.ids)
  return { kind: isClaimed ? 'granted' : 'refused', setCookie }
}
