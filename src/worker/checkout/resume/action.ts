import {
  intentInput,
  type LinkIntent,
  linkEmailInput,
  linkIntents,
  revokedLinkInput,
  type StepDraft,
} from '../../../shared/checkout/resume/resume.ts'
import type { CheckoutFrame } from '../../../shared/checkout/steps/frame.ts'
import type { CheckoutPageData } from '../../../shared/checkout/steps/page-data.ts'
import { type StepName, stepOf } from '../../../shared/checkout/steps/table.ts'
import type { Action, LoadContext } from '../../loaders/loader.ts'
import type { Elsewhere } from '../steps/save.ts'
import { seenByPage } from '../steps/seen-by-page.ts'
import { showStep } from '../steps/show-step.ts'
import type { StepBuild } from '../steps/step-build.ts'
import { draftValues, valuesOf } from '../steps/step-forms.ts'
import { stepHref } from '../steps/step-href.ts'
import { makeLink, revokeLinks } from './make-link.ts'

type Told = { kind: 'told'; resume: NonNullable<CheckoutFrame['resume']>; status: 200 | 422 | 429 }

const draftIn = (step: StepName, typed: ReadonlyMap<string, string>): StepDraft | undefined =>
  stepOf(step).keepsDraft ? { step, values: draftValues(typed) } : undefined

type Answer = (context: LoadContext, step: StepName, typed: ReadonlyMap<string, string>) => Promise<Told | Elsewhere>

const answers: Record<LinkIntent, Answer> = {
  resume: async (context, step, typed) => {
    const email = (typed.get(linkEmailInput) ?? '').trim().slice(0, 250)
    const made = await makeLink(context, context.params.checkoutId ?? '', { email, draft: draftIn(step, typed) })
    if (made.kind === 'made') return { kind: 'told', resume: { kind: 'made', link: made.link }, status: 200 }
    return made.kind === 'refused' ? { kind: 'told', resume: made, status: made.reason === 'email' ? 422 : 429 } : made
  },
  revoke: async (context, _, typed) => {
    const revoked = await revokeLinks(context, context.params.checkoutId ?? '', typed.get(revokedLinkInput))
    return revoked.kind === 'revoked' ? { kind: 'told', resume: revoked, status: 200 } : revoked
  },
}

/** The buttons for a link post the whole form of the step: the page comes back as it was typed, and the link goes on with it. `build` takes what was typed. */
export const linkOr =
  <Step extends StepName>(
    step: Step,
    build: (typed: ReadonlyMap<string, string>) => StepBuild<Step>,
    otherwise: Action<CheckoutPageData[Step]>,
  ): Action<CheckoutPageData[Step]> =>
  async (context, form) => {
    const named = form.has(revokedLinkInput) ? 'revoke' : form.get(intentInput)
    const intent = linkIntents.find((known) => known === named)
    if (!intent) return otherwise(context, form)
    const seen = seenByPage(form)
    const typed = valuesOf(form)
    const answer = await answers[intent](context, step, typed)
    if (answer.kind === 'not-found') return answer
    if (answer.kind !== 'told')
      return {
        kind: 'redirect',
        to: answer.kind === 'elsewhere' ? answer.to : stepHref(context.place, context.params.checkoutId ?? '', 'checkout'),
      }
    for (const name of [intentInput, linkEmailInput, revokedLinkInput]) typed.delete(name)
    const shown = await showStep(context, step, build(typed), { values: Object.fromEntries(typed), problems: [] })
    return shown.kind === 'data' ? { ...shown, data: { ...shown.data, ...seen, resume: answer.resume }, status: answer.status } : shown
  }
