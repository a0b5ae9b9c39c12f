import { FormProvider } from '@conform-to/react'
import { useMemo, useState } from 'react'
import { answerIn, checkAnswers, typedAnswers } from '../../../../shared/checkout/steps/experiences/answers.ts'
import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { OwnErrorTexts, useErrorText } from '../../../ui/form/error-text.ts'
import { Fieldset } from '../../../ui/form/fieldset.tsx'
import { readPhone } from '../../../ui/form/phone-reader.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useStepForm } from '../../../ui/form/use-step-form.ts'
import { DraftConflict } from '../steps/draft-conflict.tsx'
import { DraftStatus } from '../steps/draft-status.tsx'
import { FailureNotice } from '../steps/failure-notice.tsx'
import { marketErrorTexts } from '../steps/market-error-texts.ts'
import { type Failure, untold } from '../steps/send.ts'
import { StepActions, StepFrame } from '../steps/step-frame.tsx'
import { addMark } from '../steps/step-marks.ts'
import { countTouched, go } from '../steps/touched.ts'
import { useCheckoutCall } from '../steps/use-checkout-call.ts'
import { valuesOf } from '../traveller-details/draft.ts'
import { nest } from '../traveller-details/form-model.ts'
import { QuestionControl } from './question-control.tsx'
import { experiencesFormId, useAnswersDraft } from './use-answers-draft.ts'

type Data = PageData<'experiences'>

/** What the activities still need to know (rule 68). */
export function ExperiencesPage({ data }: { data: Data }) {
  const t = useTranslate()
  const kept = useAnswersDraft(data)
  return (
    <StepFrame frame={data} lead={<p>{t('checkout.experiences.lead')}</p>}>
      <OwnErrorTexts value={useMemo(() => marketErrorTexts(data.messages), [data.messages])}>
        <DraftConflict {...kept} />
        <ExperiencesForm key={kept.version} data={data} kept={kept} />
      </OwnErrorTexts>
    </StepFrame>
  )
}

type FormProps = { data: Data; kept: ReturnType<typeof useAnswersDraft> }

function ExperiencesForm({ data, kept }: FormProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const call = useCheckoutCall(data.checkoutId)
  const [failure, setFailure] = useState<Failure>()
  const questions = useMemo(() => data.groups.flatMap((group) => group.questions), [data.groups])
  const defaultValue = useMemo(() => {
    if (!data.submission) return nest(kept.values)
    const posted = new Map(Object.entries(data.submission.values))
    return nest(Object.fromEntries(questions.map((question) => [question.name, answerIn(question, posted) ?? ''])))
  }, [data, questions, kept.values])
  const checkForm = (formData: FormData) => checkAnswers(data.groups, new Map(Object.entries(valuesOf(formData))), readPhone)
  const { form, formProps, busy, attempt } = useStepForm({
    id: experiencesFormId,
    defaultValue,
    submission: data.submission,
    check: (formData) => checkForm(formData).problems,
    onRefused: countTouched,
    save: async (formData) => {
      setFailure(undefined)
      await kept.keep(formData)
      const sent = await call('POST', 'activity-questions', checkForm(formData).answers, ({ saved }) => saved)
      if (sent.kind === 'refused' && sent.refused.problems.length > 0) return sent.refused.problems
      if (sent.kind !== 'done') {
        setFailure(untold(sent))
        return []
      }
      await kept.forget()
      addMark(data.checkoutId, 'experiences')
      const next = sent.value.next ?? data.nextHref
      if (next) go(next)
      return []
    },
  })
  /** What stands in the form goes along; where it cannot be sent it is kept here, and the way back is open all the same. */
  async function goBack() {
    const element = document.getElementById(form.id)
    if (!(element instanceof HTMLFormElement)) return
    const formData = new FormData(element)
    await kept.keep(formData)
    if (data.access !== 'owner') return
    const typed = typedAnswers(data.groups, new Map(Object.entries(valuesOf(formData))))
    const sent = await call('POST', 'activity-questions/so-far', typed, ({ saved }) => saved)
    if (sent.kind === 'done') await kept.forget()
  }
  const errors = questions.flatMap(({ name, question }) => {
    const [problem] = form.allErrors[name] ?? []
    return problem ? [{ text: `${question} – ${errorText(problem, question)}`, fieldId: `${form.id}-${name}` }] : []
  })
  return (
    <FormProvider context={form.context}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <FailureNotice failure={failure} safe={t('checkout.failure.keptHere')} />
      <form {...formProps} onInput={(event) => kept.write(event.currentTarget)}>
        {data.groups.map((group) => (
          <Fieldset key={group.componentId} legend={group.productName}>
            {group.questions.map((question) => (
              <QuestionControl key={question.name} question={question} startDate={data.startDate} />
            ))}
          </Fieldset>
        ))}
        <DraftStatus text={kept.saved ? t('checkout.details.saved') : ''} />
        <StepActions frame={data} onBack={goBack}>
          <SubmitButton busy={busy} busyText={t('checkout.saving')}>
            {t('checkout.continue')}
          </SubmitButton>
        </StepActions>
      </form>
    </FormProvider>
  )
}
