import { wantedBoxes } from '../../../../shared/checkout/payment/consents.ts'
import { consentsBody } from '../../../../shared/checkout/payment/consents-body.ts'
import { isFieldless, paymentMethods, paymentPlans } from '../../../../shared/checkout/payment/payment-method.ts'
import { backIntent, intentInput } from '../../../../shared/checkout/resume/resume.ts'
import type { PaymentAttempt, PaymentPage } from '../../../../shared/checkout/steps/payment/page.ts'
import type { FieldProblem } from '../../../../shared/checkout/steps/problem.ts'
import { isEmail } from '../../../../shared/email.ts'
import { isProviderTrouble } from '../../../failure.ts'
import { type Action, type LoadContext, type Loaded, nothing } from '../../../loaders/loader.ts'
import { readBegun } from '../../payment/begun-payment.ts'
import { createPaymentSession, type SessionResult } from '../../payment/payment-session.ts'
import { notStarted } from '../../payment/payment-texts.ts'
import { saveConsents } from '../../payment/save-consents.ts'
import { cookies } from '../checkout-address.ts'
import { leaveStep } from '../leave-step.ts'
import { showStep } from '../show-step.ts'
import { stepAction } from '../step-action.ts'
import type { StepBuild } from '../step-build.ts'
import { valuesOf } from '../step-forms.ts'
import { stepHref } from '../step-href.ts'
import { paymentData } from './data.ts'

type Posted = ReadonlyMap<string, string>
type Found = { attempt?: PaymentAttempt; problems?: FieldProblem[] }

const boxName = /^terms-(\d{1,2})$/

const consentsIn = (values: Posted) => ({
  version: values.get('terms-version') ?? '',
  boxes: [...values.keys()].flatMap((name) => Number(boxName.exec(name)?.[1] ?? Number.NaN)).filter((box) => box <= 50),
  newsletter: values.has('newsletter'),
})

/** What the form itself lacks, before anything is asked. */
function lackingIn(page: PaymentPage, values: Posted): Found {
  const unticked = wantedBoxes(page.terms).map((box) => `terms-${box}`)
  const problems = [
    ...(page.email || isEmail(values.get('email') ?? '') ? [] : ['email']),
    ...unticked.filter((name) => !values.has(name)),
  ].map((name): FieldProblem => ({ name, code: 'required' }))
  if (problems.length > 0) return { problems }
  if (values.get('terms-version') !== page.termsVersion) return { attempt: { kind: 'refused', reason: 'terms-missing' } }
  if (!isFieldless(page.method)) return { attempt: { kind: 'needs-script' } }
  return {}
}

/** The page with the plan and the method that were chosen; `found` says what is wrong with them, else the form is looked through. */
export const chosenPage =
  (values: Posted, found: Found | undefined): StepBuild<'payment'> =>
  async (context, facts) => {
    const page = await paymentData(context, facts)
    const plan = paymentPlans.find((each) => each === values.get('plan') && page.schedules.some((schedule) => schedule.plan === each))
    const method = paymentMethods.find((each) => each === values.get('method') && page.methods.includes(each))
    const chosen = { ...page, ...(plan && { plan }), ...(method && { method }) }
    const { attempt, problems = [] } = found ?? lackingIn(chosen, values)
    return { ...chosen, ...(attempt && { attempt }), submission: { values: Object.fromEntries(values), problems } }
  }

/** The payment step's form without a script: back, to the bank, to the booking, or the page again with what is wrong. */
export const paymentAction: Action<PaymentPage> = (context, form) => (form.get(intentInput) === backIntent ? goBack : pay)(context, form)

const goBack = stepAction('payment', paymentData, (context, checkoutId, form) =>
  leaveStep(context, checkoutId, 'payment', valuesOf(form), /^(?:plan|method|email|newsletter|terms-.+)$/),
)

const pay: Action<PaymentPage> = async (context, form) => {
  const checkoutId = context.params.checkoutId ?? ''
  const values = valuesOf(form)
  const plan = paymentPlans.find((each) => each === values.get('plan'))
  const method = paymentMethods.find((each) => each === values.get('method'))
  const again = (found?: Found) => showStep(context, 'payment', chosenPage(values, found), { values: {}, problems: [] })
  const [words = '', shown = ''] = (values.get('shown') ?? '').split(' ')
  if (!plan || !method || !isFieldless(method)) return again()
  if ((words === 'invoice') !== (method === 'invoice')) return again({ attempt: { kind: 'other-amount' } })

  if (!isEmail(values.get('email') ?? '') && values.has('email')) return again()
  const consents = consentsBody.safeParse(consentsIn(values)).data
  const kept = consents ? await saveConsents(context, checkoutId, consents) : 'kept'
  if (kept === 'not-found') return nothing
  const wish = { plan, method, email: values.get('email') ?? '', expected: /^\d{1,12}$/.test(shown) ? Number(shown) : undefined }
  const result = await createPaymentSession(context, checkoutId, wish).catch(async (error: unknown): Promise<SessionResult> => {
    if (!isProviderTrouble(error) || !(await readBegun(context, checkoutId))) throw error
    return { kind: 'refused', status: 409, reason: 'checking', detail: '' }
  })
  return toPage(context, checkoutId, result, again)
}

async function toPage(
  context: LoadContext,
  checkoutId: string,
  result: SessionResult,
  again: (found?: Found) => Promise<Loaded<PaymentPage>>,
): Promise<Loaded<PaymentPage>> {
  const confirmation = stepHref(context.place, checkoutId, 'payment-successful')
  switch (result.kind) {
    case 'not-found':
      return nothing
    case 'not-owner':
      return showStep(context, 'payment', paymentData, { values: {}, problems: [] }, 403)
    case 'session':
      return { kind: 'redirect', to: result.session.redirect_url ?? confirmation, ...cookies(result.setCookie) }
    case 'refused':
      switch (result.reason) {
        case 'paid':
        case 'checking':
          return { kind: 'redirect', to: confirmation }
        case 'changed':
          return again({ attempt: { kind: 'other-amount' } })
        case 'terms-missing':
          return again()
        case 'declined':
        case 'unavailable':
        case 'unclear-amount':
          return again({ attempt: notStarted(context, result.detail, context.requestId) })
        default:
          return again({ attempt: { kind: 'refused', reason: result.reason } })
      }
  }
}
