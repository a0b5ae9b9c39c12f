import { type CheckoutContext, checkoutObjectOf, homeOf } from './context.ts'
import { emailProof } from './resume/email-proof.ts'
import { openedLink } from './resume/opened-link.ts'
import { requireBrowser } from './session.ts'

export type Proof = { kind: 'granted' | 'refused' | 'limited'; setCookie: string | undefined } | { kind: 'not-found' }

/**
 * Someone who knows the e-mail of a checkout sees what is stored (ruling 46); guessing is limited per checkout and per address of the visitor.
 * Only owners write, so that the stored e-mail is never one that a stranger put there. Whoever came by a resume link may name the e-mail it was made for.
 */
export async function proveEmail(context: CheckoutContext, checkoutId: string, email: string): Promise<Proof> {
  const { env, request, send } = context
  const browser = await requireBrowser(request, env.SESSION_SECRET)
  const { setCookie } = browser
  const visitor = request.headers.get('cf-connecting-ip') ?? 'local'
  const limits = await Promise.all([
    env.RATE_LIMIT.limit({ key: `access ${checkoutId}` }),
    env.RATE_LIMIT.limit({ key: `access ${visitor}` }),
  ])
  if (limits.some(({ success }) => !success)) return { kind: 'limited', setCookie }
  const object = checkoutObjectOf(env, checkoutId)
  const [{ isForeign }, { travelerDetails }] = await Promise.all([
    object.read(homeOf(context), browser.id),
    send('checkout/details', { checkoutId }),
  ])
  if (isForeign) return { kind: 'not-found' }
  const known = travelerDetails.contactInfo?.email.trim().toLowerCase() ?? ''
  if (known === '' || known !== email.trim().toLowerCase()) {
    const link = await openedLink(context, checkoutId)
    const proof = link ? await object.proveLink(link, await emailProof(email, checkoutId, env.SESSION_SECRET)) : 'ended'
    if (proof === 'limited') return { kind: 'limited', setCookie }
    if (proof !== 'known') return { kind: 'refused', setCookie }
  }
  return (await object.grant(homeOf(context), browser.id)) ? { kind: 'granted', setCookie } : { kind: 'not-found' }
}
