import { type ReactNode, useId, useState } from 'react'
import { intentInput, linkEmailInput } from '../../../../shared/checkout/resume/resume.ts'
import type { CheckoutFrame } from '../../../../shared/checkout/steps/frame.ts'
import { seenInput } from '../../../../shared/checkout/steps/seen.ts'
import { type StepName, stepOf } from '../../../../shared/checkout/steps/table.ts'
import { useHydrated } from '../../../browser/use-hydrated.ts'
import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { EmailField } from '../../../ui/form/text-field.tsx'
import { FailureNotice } from '../steps/failure-notice.tsx'
import { Notice } from '../steps/notice.tsx'
import { type Failure, failureOf } from '../steps/send.ts'
import { useCheckoutCall } from '../steps/use-checkout-call.ts'
import { valuesOf } from '../traveller-details/draft.ts'
import { LinkList } from './link-list.tsx'
import { LinkView } from './link-view.tsx'
import styles from './resume.module.css'

type State = NonNullable<CheckoutFrame['resume']> | { kind: 'idle' | 'sending' | 'revoking' }

/** What the step's own form holds: it is the one that says what its page has seen. */
function draftOf(step: StepName | undefined) {
  const form = [...document.forms].find(({ elements }) => elements.namedItem(seenInput))
  return form && step && stepOf(step).keepsDraft ? { draft: { step, values: valuesOf(new FormData(form)) } } : {}
}

/**
 * A link to this point of the checkout, for another day or another device (rule 52). Until a script has taken over its controls
 * belong to the step's form, which then comes back as it was typed.
 */
export function ResumePanel({ frame, step }: { frame: CheckoutFrame; step?: StepName }) {
  const t = useTranslate()
  const id = useId()
  const call = useCheckoutCall(frame.checkoutId)
  const [state, setState] = useState<State>(frame.resume ?? { kind: 'idle' })
  const [links, setLinks] = useState(frame.links)
  const [failure, setFailure] = useState<Failure>()
  const form = useHydrated() ? undefined : step
  const isBusy = state.kind === 'sending' || state.kind === 'revoking'

  async function ask(asking: HTMLFormElement) {
    if (isBusy) return
    const email = new FormData(asking).get(linkEmailInput)
    setFailure(undefined)
    setState({ kind: 'sending' })
    const sent = await call('POST', 'resume-links', { email, ...draftOf(step) }, ({ resumeLink }) => resumeLink)
    if (sent.kind === 'done') {
      setLinks(sent.value.links)
      return setState({ kind: 'made', link: sent.value })
    }
    const isEmailWrong = sent.kind === 'refused' && sent.refused.problems.length > 0
    if (!isEmailWrong) setFailure(failureOf(sent))
    setState(isEmailWrong ? { kind: 'refused', reason: 'email' } : { kind: 'idle' })
  }

  /** One, or all of them. */
  async function revoke(link?: string) {
    if (isBusy) return
    setFailure(undefined)
    setState({ kind: 'revoking' })
    const path = link === undefined ? 'resume-links' : `resume-links/${link}`
    const sent = await call('DELETE', path, undefined, ({ accessGranted }) => accessGranted)
    if (sent.kind !== 'done') {
      setFailure(failureOf(sent))
      return setState({ kind: 'idle' })
    }
    setLinks((known) => known.filter(({ id: open }) => link !== undefined && open !== link))
    setState({ kind: 'revoked' })
    document.getElementById(`${id}-told`)?.focus()
  }

  return (
    <section className={`${styles.resume} unprinted`} aria-label={t('checkout.resume.title')}>
      <Box isOpen={frame.resume !== undefined} title={t('checkout.resume.title')}>
        <FailureNotice failure={failure} safe={t('checkout.failure.keptHere')} />
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void ask(event.currentTarget)
          }}
        >
          <p className={styles.text}>{t('checkout.resume.text')}</p>
          {step && stepOf(step).keepsDraft && <p className={styles.text}>{t('checkout.resume.keeps')}</p>}
          <EmailField
            meta={{
              id,
              name: linkEmailInput,
              errorId: `${id}-error`,
              descriptionId: `${id}-hint`,
              errors: state.kind === 'refused' && state.reason === 'email' ? [{ name: 'email', code: 'email' }] : undefined,
            }}
            label={t('checkout.field.email')}
            form={form}
          />
          <Button type="submit" kind="secondary" form={form} name={intentInput} value="resume" busy={state.kind === 'sending'}>
            {t(state.kind === 'sending' ? 'checkout.resume.sending' : 'checkout.resume.send')}
          </Button>
        </form>
        <div id={`${id}-told`} role="status" tabIndex={-1} className={styles.told}>
          {state.kind === 'made' && <LinkView link={state.link} />}
          {state.kind === 'revoked' && (
            <Notice tone="info">{t(links.length > 0 ? 'checkout.resume.oneRevoked' : 'checkout.resume.revoked')}</Notice>
          )}
          {state.kind === 'refused' && state.reason === 'limited' && <Notice tone="info">{t('checkout.resume.limited')}</Notice>}
        </div>
        {links.length > 0 && <LinkList links={links} form={form} busy={state.kind === 'revoking'} onRevoke={(link) => void revoke(link)} />}
      </Box>
    </section>
  )
}

/** Stands open where it was used without scripts. */
function Box({ isOpen, title, children }: { isOpen: boolean; title: string; children: ReactNode }) {
  return isOpen ? <div>{children}</div> : <Disclosure summary={title}>{children}</Disclosure>
}
