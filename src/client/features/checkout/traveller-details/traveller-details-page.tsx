import { useMemo } from 'react'
import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import { OwnErrorTexts } from '../../../ui/form/error-text.ts'
import { DraftConflict } from '../steps/draft-conflict.tsx'
import { marketErrorTexts } from '../steps/market-error-texts.ts'
import { StepFrame } from '../steps/step-frame.tsx'
import { flatten } from './form-model.ts'
import { TravellerForm } from './traveller-form.tsx'
import { useTravellerDraft } from './use-traveller-draft.ts'

type Data = PageData<'traveller-details'>

export function TravellerDetailsPage({ data }: { data: Data }) {
  const t = useTranslate()
  const seed = useMemo(
    () => ({
      sameBilling: data.stored.sameBilling ? 'on' : '',
      ...flatten(data.stored),
      ...data.draft,
      ...(data.submission && { sameBilling: '', ...data.submission.values }),
    }),
    [data],
  )
  const draft = useTravellerDraft(data.checkoutId, seed, !data.submission)
  return (
    <StepFrame
      frame={data}
      lead={
        <p>
          {t('checkout.details.lead')} {t('forms.allNeeded')}
        </p>
      }
    >
      <DraftConflict {...draft} />
      <OwnErrorTexts value={useMemo(() => marketErrorTexts(data.messages), [data.messages])}>
        <TravellerForm key={draft.version} data={data} draft={draft} />
      </OwnErrorTexts>
    </StepFrame>
  )
}
