import { type ReactNode, useId, useState } from 'react'
import type { CheckoutFrame } from '../../../shared/checkout/pages/frame.ts'
import { accessIntent, intentInput } from '../../../shared/checkout/resume.ts'
import { useTranslate } from '../../place.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { EmailField } from '../../ui/form/text-field.tsx'
import styles from './access-form.module.css'
import { FailureNotice } from './failure-notice.tsx'
import { Notice } from './notice.tsx'
import type { Failure } from './send.ts'
import { wipeTravellerDraft } from './traveller-details/draft.ts'
import { useCheckoutCall } from './use-checkout-call.ts'

/** Another browser sees nothing personal until it names the e-mail of the booking (ruling 46). Stands open for whoever came for it. */
export function AccessForm({ frame }: { frame: Pick<CheckoutFrame, 'checkoutId' | 'notice' | 'accessRefusal'> }) {
  const { checkoutId, notice, accessRefusal } = frame
  const isAwaited = notice === 'link-opened' || notice === 'link-ended' || accessRefusal !== undefined
  const t = useTranslate()
  const id = useId()
  const call = useCheckoutCall(checkoutId)
  const [state, setState] = useState<'idle' | 'checking' | 'missing' | 'refused'>(accessRefusal ? 'refused' : 'idle')
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
      <Box isOpen={isAwaited} title={t('checkout.access.title')}>
        <FailureNotice failure={failure} safe="" />
        {state === 'refused' && (
          <Notice tone="warning">
            <p>{t('checkout.access.refused')}</p>
          </Notice>
        )}
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void ask(event.currentTarget)
          }}
        >
          <input type="hidden" name={intentInput} value={accessIntent} />
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
      </Box>
    </div>
  )
}

function Box({ isOpen, title, children }: { isOpen: boolean; title: string; children: ReactNode }) {
  return isOpen ? <div className={styles.open}>{children}</div> : <Disclosure summary={title}>{children}</Disclosure>
}
