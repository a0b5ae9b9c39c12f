import type { CheckoutFrame } from '../../../shared/checkout/pages/frame.ts'
import { intentInput, type SideIntent, sideIntents } from '../../../shared/checkout/resume.ts'
import type { Action, LoadContext, Loaded, Loader } from '../../loaders/loader.ts'
import { type Proof, proveEmail } from '../access.ts'
import { type MadeLink, makeLink, revokeLinks } from '../resume/make-link.ts'
import type { Elsewhere } from '../saves/save.ts'
import { stepHref } from '../step-href.ts'

type Told = Pick<CheckoutFrame, 'accessRefusal' | 'resume'>
type Answer =
  | { kind: 'told'; told: Told; status: 200 | 403 | 422 | 429; setCookie?: string | undefined }
  | Exclude<Loaded<never>, { kind: 'data' }>

const cookies = (setCookie: string | undefined) => (setCookie ? { setCookies: [setCookie] } : {})

function answerProof({ place }: LoadContext, checkoutId: string, proof: Proof): Answer {
  if (proof.kind === 'not-found') return proof
  if (proof.kind === 'granted') return { kind: 'redirect', to: stepHref(place, checkoutId, 'checkout'), ...cookies(proof.setCookie) }
  return { kind: 'told', told: { accessRefusal: proof.kind }, status: proof.kind === 'limited' ? 429 : 403, setCookie: proof.setCookie }
}

function answerElsewhere({ place }: LoadContext, checkoutId: string, elsewhere: Elsewhere): Answer {
  if (elsewhere.kind === 'not-found') return { kind: 'not-found' }
  return { kind: 'redirect', to: elsewhere.kind === 'elsewhere' ? elsewhere.to : stepHref(place, checkoutId, 'checkout') }
}

function answerLink(context: LoadContext, checkoutId: string, made: MadeLink): Answer {
  if (made.kind === 'made')
    return { kind: 'told', told: { resume: { kind: 'made', link: made.link } }, status: 200, setCookie: made.setCookie }
  if (made.kind === 'refused') return { kind: 'told', told: { resume: made }, status: made.reason === 'email' ? 422 : 429 }
  return answerElsewhere(context, checkoutId, made)
}

const answers: Record<SideIntent, (context: LoadContext, checkoutId: string, email: string) => Promise<Answer>> = {
  access: async (context, checkoutId, email) => answerProof(context, checkoutId, await proveEmail(context, checkoutId, email)),
  resume: async (context, checkoutId, email) => answerLink(context, checkoutId, await makeLink(context, checkoutId, { email })),
  revoke: async (context, checkoutId) => {
    const revoked = await revokeLinks(context, checkoutId)
    return revoked.kind === 'revoked'
      ? { kind: 'told', told: { resume: revoked }, status: 200 }
      : answerElsewhere(context, checkoutId, revoked)
  },
}

const textIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim().slice(0, 250) : ''
}

/** The small forms around a page's own one, posted to its address where no script runs: the page again with what came of it, or the way on. */
export const withSideForms =
  <Data extends Partial<CheckoutFrame>>(load: Loader<Data>, otherwise?: Action<Data>): Action<Data> =>
  async (context, form) => {
    const named = form.get(intentInput)
    const intent = sideIntents.find((known) => known === named)
    if (!intent) return otherwise ? otherwise(context, form) : { kind: 'not-allowed' }
    const answer = await answers[intent](context, context.params.checkoutId ?? '', textIn(form, 'email'))
    if (answer.kind !== 'told') return answer
    const page = await load(context)
    if (page.kind !== 'data') return page
    const setCookies = [...(page.setCookies ?? []), ...(answer.setCookie ? [answer.setCookie] : [])]
    return { ...page, data: { ...page.data, ...answer.told }, status: answer.status, setCookies }
  }
