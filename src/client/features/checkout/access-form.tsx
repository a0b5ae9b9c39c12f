import { useId, useState } from 'react'
import { useHref, useTranslate } from '../../place.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { EmailField } from '../../ui/form/text-field.tsx'
import styles from './access-form.module.css'
import { FailureNotice } from './failure-notice.tsx'
import { Notice } from './notice.tsx'
import type { Failure } from './send.ts'
import { wipeTravellerDraft } from './traveller-details/draft.ts'
import { useCheckoutCall } from './use-checkout-call.ts'

/** Another browser sees nothing personal until it names the e-mail of the booking (ruling 46). */
export function AccessForm({ checkoutId }: { checkoutId: string }) {
  const t = useTranslate()
  const href = useHref()
  const id = useId()
  const call = useCheckoutCall(checkoutId)
  const [state, setState] = useState<'idle' | 'checking' | 'missing' | 'refused'>('idle')
  const [failure, setFailure] = useState<Failure>()

  async function ask(form: HTMLFormElement) {
    if (state === 'checking') return
    const value = new FormData(form).get('email')
    const email = typeof value === 'string' ? value.trim() : ''
    setFailure(undefined)
    if (!email.includes('@')) return setState('missing')
    setState('checking')
    const sent = await call('POST', 'access', { email }, ({ accessGranted }) => accessGranted)
    if (sent.kind === 'done') {
      await wipeTravellerDraft(checkoutId)
      return location.reload()
    }
    if (sent.kind === 'failed') setFailure(sent.failure)
    setState(sent.kind === 'refused' ? 'refused' : 'idle')
  }

  return (
    <div className={`${styles.access} unprinted`}>
      <Disclosure summary={t('checkout.access.title')}>
        <FailureNotice failure={failure} safe="" />
        {state === 'refused' && (
          <Notice tone="warning">
            <p>{t('checkout.access.refused')}</p>
          </Notice>
        )}
        <form
          method="post"
          action={href('traveller-details', { checkoutId })}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void ask(event.currentTarget)
          }}
        >
          <EmailField
            meta={{
              id,
              name: 'email',
              errorId: `${id}-error`,
              descriptionId: `${id}-hint`,
              errors: state === 'missing' ? [{ name: 'email', code: 'email' }] : undefined,
            }}
            label={t('checkout.field.email')}
            hint={t('checkout.access.text')}
          />
          <SubmitButton busy={state === 'checking'} busyText={t('checkout.access.checking')}>
            {t('checkout.access.show')}
          </SubmitButton>
        </form>
      </Disclosure>
    </div>
  )
}
