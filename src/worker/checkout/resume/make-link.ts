import type { ResumeLink, StepDraft } from '../../../shared/checkout/resume/resume.ts'
import { isEmail } from '../../../shared/email.ts'
import { dateIn } from '../../../shared/format/date.ts'
import { mailerOf } from '../../mail/mailer.ts'
import { visitorOf } from '../../security/visitor.ts'
import { type CheckoutContext, checkoutObjectOf } from '../context.ts'
import { type Elsewhere, elsewhereOf } from '../steps/save.ts'
import { stepHref } from '../steps/step-href.ts'
import { loadEntryFacts } from '../trip/facts.ts'
import { openTrip } from '../trip/trip.ts'
import { emailProof } from './email-proof.ts'
import { linkUntil } from './link-until.ts'
import { linkViews } from './link-views.ts'
import { qrCode } from './qr-code.ts'
import { resumeMail } from './resume-mail.ts'
import { sealDraft } from './sealed-draft.ts'
import { signLink } from './token.ts'

export type MadeLink =
  | { kind: 'made'; link: ResumeLink; setCookie: string | undefined }
  | { kind: 'refused'; reason: 'email' | 'limited' }
  | Elsewhere

/** A link that reopens the checkout on this shop's own host (rule 52): mailed, and shown. What the step's form holds is kept sealed until it ends. */
export async function makeLink(
  context: CheckoutContext,
  checkoutId: string,
  { email, draft }: { email: string; draft?: StepDraft | undefined },
): Promise<MadeLink> {
  const { env, request, place, market } = context
  const facts = await loadEntryFacts(context, openTrip(context, checkoutId))
  const elsewhere = elsewhereOf(context, facts)
  if (elsewhere) return elsewhere
  if (!isEmail(email)) return { kind: 'refused', reason: 'email' }
  const visitor = visitorOf(request)
  if (!(await env.CONTACT_LIMIT.limit({ key: `resume ${visitor}` })).success) return { kind: 'refused', reason: 'limited' }
  const { details, itinerary, browser } = facts
  const object = checkoutObjectOf(env, checkoutId)
  const proof = await emailProof(email, checkoutId, env.SESSION_SECRET)
  const kept = await object.linkFor(proof, linkUntil(details.bookingWindowEnd, Date.now(), market.checkout.resumeDays))
  if (!kept) return { kind: 'refused', reason: 'limited' }
  if (draft) await object.keepDraft(await sealDraft(draft, checkoutId, kept.until, env.SESSION_SECRET))
  const token = await signLink(kept.id, { checkoutId, whitelabel: place.whitelabel.key }, kept.until, env.SESSION_SECRET)
  const href = place.whitelabel.appUrl + stepHref(place, checkoutId, 'checkout', { resume: token })
  const until = dateIn(place.zone, new Date(kept.until))
  const title = itinerary.title || details.itinerary.title
  const sent = await mailerOf(env).send(resumeMail(context, { to: email, title, href, until }), `resume ${kept.id}`)
  const links = linkViews(place, await object.links())
  return { kind: 'made', link: { href, qr: qrCode(href), until, isMailed: sent === 'sent', links }, setCookie: browser.setCookie }
}

/** The link, or none of them, opens anything any more; with the last one goes what was kept for them. */
export async function revokeLinks(context: CheckoutContext, checkoutId: string, link?: string): Promise<{ kind: 'revoked' } | Elsewhere> {
  const facts = await loadEntryFacts(context, openTrip(context, checkoutId))
  const elsewhere = elsewhereOf(context, facts)
  if (elsewhere && elsewhere.kind !== 'elsewhere') return elsewhere
  await checkoutObjectOf(context.env, checkoutId).revokeLinks(link)
  return { kind: 'revoked' }
}
