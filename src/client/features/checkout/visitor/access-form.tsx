import { type ReactNode, useId } from 'react'
import { type AccessIntent, intentInput } from '../../../../shared/checkout/resume/resume.ts'
import type { CheckoutFrame } from '../../../../shared/checkout/steps/frame.ts'
import { isHandedOver } from '../../../../shared/visitor/access.ts'
import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Notice } from '../steps/notice.tsx'
import styles from './access-form.module.css'

type Frame = Pick<CheckoutFrame, 'access' | 'notice' | 'accessRefusal'>

/**
 * Another browser sees nothing personal until it names the e-mail of the booking, and what was handed over is nobody's until somebody goes on with it (rule 43).
 * Stands open for whoever came for it.
 * Posted to the page's own address, with a script and without: what comes of it is another page.
 */
export function AccessForm({ frame: { access, notice, accessRefusal } }: { frame: Frame }) {
  const t = useTranslate()
  const isGiven = isHandedOver(access)
  const isAwaited = isGiven || notice === 'link-opened' || notice === 'link-ended' || accessRefusal !== undefined
  const intent: AccessIntent = access === 'to-claim' ? 'claim' : 'access'
  return (
    <div className={`${styles.access} unprinted`}>
      <Box isOpen={isAwaited} title={t('checkout.access.title')}>
        {accessRefusal && (
          <Notice tone="warning">
            <p>{t(accessRefusal === 'no-cookie' ? 'checkout.access.noCookie' : 'checkout.access.refused')}</p>
          </Notice>
        )}
        {isGiven && <p>{t('checkout.access.handedOver')}</p>}
        <form method="post">
          <input type="hidden" name={intentInput} value={intent} />
          {intent === 'access' && <NameField />}
          <Button type="submit">{t(isGiven ? 'checkout.access.continue' : 'checkout.access.show')}</Button>
        </form>
      </Box>
    </div>
  )
}

function NameField() {
  const t = useTranslate()
  const id = useId()
  return (
    <TextField
      meta={{ id, name: 'email', errorId: `${id}-error`, descriptionId: `${id}-hint`, errors: undefined }}
      autoComplete="email"
      maxLength={250}
      label={t('checkout.access.name')}
      hint={t('checkout.access.text')}
    />
  )
}

function Box({ isOpen, title, children }: { isOpen: boolean; title: string; children: ReactNode }) {
  return isOpen ? <div className={styles.open}>{children}</div> : <Disclosure summary={title}>{children}</Disclosure>
}
