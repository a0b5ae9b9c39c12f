import { useId } from 'react'
import { type PromoPlace, promoInput, promoIntents } from '../../../../shared/checkout/promo-code/promo-code.ts'
import type { CheckoutFrame } from '../../../../shared/checkout/steps/frame.ts'
import { textOf } from '../../../browser/form-text.ts'
import { useHydrated } from '../../../browser/use-hydrated.ts'
import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useCurrentPrice } from '../trip/changed-price.ts'
import styles from './promo-code.module.css'
import { usePromoCode } from './use-promo-code.ts'

type Props = { frame: CheckoutFrame; place: PromoPlace; stepForm: string }

/** A folded link in the summary (rule 75). Until a script has taken over its controls belong to the step's form, which then comes back as it was typed. */
export function PromoCode({ frame, place, stepForm }: Props) {
  const t = useTranslate()
  const id = useId()
  const { state, change } = usePromoCode(frame)
  const { promoCode: applied } = useCurrentPrice(frame.price)
  const busy = state.kind === 'busy'
  const form = useHydrated() ? undefined : stepForm
  const name = promoInput(place)
  const intents = promoIntents[place]
  const typed = frame.promo && 'code' in frame.promo ? frame.promo.code : frame.submission?.values[name]
  return (
    <Disclosure
      className={styles.promo}
      summary={applied ? t('checkout.promo.counted', { code: applied.code }) : t('checkout.promo.title')}
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent
          const isRemoval = submitter instanceof HTMLButtonElement && submitter.value === intents.remove
          void change(isRemoval ? 'remove' : 'apply', textOf(new FormData(event.currentTarget), name).trim())
        }}
      >
        <TextField
          meta={{
            id,
            name,
            errorId: `${id}-error`,
            descriptionId: `${id}-hint`,
            initialValue: typed,
            errors: state.kind === 'missing' ? [{ name, code: 'required' }] : undefined,
          }}
          label={t(applied ? 'checkout.promo.other' : 'checkout.promo.label')}
          maxLength={40}
          form={form}
          autoComplete="off"
        />
        <p className={styles.told} data-kind={state.kind} role="status">
          {busy ? t('checkout.promo.checking') : 'text' in state ? state.text : ''}
        </p>
        <div className={styles.buttons}>
          <Button kind="secondary" type="submit" form={form} name="intent" value={intents.apply} busy={busy}>
            {t('checkout.promo.apply')}
          </Button>
          {applied && (
            <Button kind="quiet" type="submit" form={form} name="intent" value={intents.remove} busy={busy}>
              {t('checkout.promo.remove', { code: applied.code })}
            </Button>
          )}
        </div>
      </form>
    </Disclosure>
  )
}
