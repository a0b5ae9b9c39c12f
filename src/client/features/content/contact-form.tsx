import { FormProvider } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import {
  type ContactField,
  contactFields,
  contactTopics,
  longest,
  readMessage,
  trapField,
  valuesOfForm,
} from '../../../shared/contact/contact-form.ts'
import type { ContactData } from '../../../shared/content/page-data.ts'
import { useHref, usePage, useTranslate } from '../../place.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useErrorText } from '../../ui/form/error-text.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { EmailField, TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { useStepForm } from '../../ui/form/use-step-form.ts'
import styles from './contact-part.module.css'
import { useContactSending } from './use-contact-sending.ts'

const empty = { name: '', email: '', reference: '', topic: '', message: '' }

const checkForm = (form: FormData) => {
  const read = readMessage(valuesOfForm(form))
  return read.kind === 'refused' ? read.problems : []
}

/** Posts to the page's own address; with scripts the same rules answer before anything is sent. */
export function ContactForm({ contact: { submission, failure: first } }: { contact: ContactData }) {
  const t = useTranslate()
  const href = useHref()
  const errorText = useErrorText()
  const { chrome } = usePage()
  const { send, failure, attempts } = useContactSending(first)
  const { form, formProps, busy, attempt } = useStepForm({
    id: 'contact',
    defaultValue: submission?.values ?? empty,
    submission,
    check: checkForm,
    save: send,
    onRefused: () => {},
  })
  const labels: Record<ContactField, string> = {
    name: t('contact.name'),
    email: t('contact.emailAddress'),
    reference: t('contact.reference'),
    topic: t('contact.about'),
    message: t('contact.message'),
  }
  const meta = (name: ContactField) => {
    const field = `${form.id}-${name}`
    return {
      id: field,
      errorId: `${field}-error`,
      descriptionId: `${field}-description`,
      name,
      initialValue: submission?.values[name] ?? '',
      errors: form.allErrors[name],
    }
  }
  const errors = contactFields.flatMap((name) => {
    const [problem] = form.allErrors[name] ?? []
    return problem ? [{ text: `${labels[name]} – ${errorText(problem, labels[name])}`, fieldId: `${form.id}-${name}` }] : []
  })

  return (
    <section className={styles.form} aria-labelledby="contact-form-title">
      <h2 id="contact-form-title">{t('contact.formTitle')}</h2>
      <p>{t('contact.formIntro')}</p>
      <FormProvider context={form.context}>
        <ErrorSummary errors={errors} attempt={attempt} />
        <Failure failure={failure} attempts={attempts} phone={chrome.contact.phone} />
        <form {...formProps}>
          <TextField meta={meta('name')} label={labels.name} autoComplete="name" maxLength={longest.name} />
          <EmailField meta={meta('email')} label={labels.email} maxLength={longest.email} />
          <TextField
            meta={meta('reference')}
            label={labels.reference}
            hint={t('contact.referenceHint')}
            optional
            width="short"
            maxLength={longest.reference}
          />
          <SelectField
            meta={meta('topic')}
            label={labels.topic}
            placeholder={t('forms.choose')}
            options={contactTopics.map((value) => ({ value, label: t(`contact.topic.${value}`) }))}
          />
          <TextAreaField
            meta={meta('message')}
            label={labels.message}
            hint={t('contact.messageHint', { max: longest.message })}
            maxLength={longest.message}
            rows={8}
          />
          <div hidden>
            <label htmlFor="contact-trap">{t('contact.trap')}</label>
            <input type="text" id="contact-trap" name={trapField} autoComplete="off" tabIndex={-1} />
          </div>
          <p className={styles.consent}>
            {t('contact.consent')} <a href={href('privacy-policy')}>{t('contact.privacy')}</a>
          </p>
          <SubmitButton busy={busy} busyText={t('contact.sending')}>
            {t('contact.send')}
          </SubmitButton>
        </form>
      </FormProvider>
    </section>
  )
}

/** What happened, what is safe, what next (rule 84); takes the focus when it appears. */
function Failure({ failure, attempts, phone }: { failure: ContactData['failure']; attempts: number; phone: string }) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) box.current?.focus()
  }, [attempts])
  if (!failure) return null
  return (
    <div className={styles.failure} role="alert" tabIndex={-1} ref={box}>
      <p>{failure === 'limited' ? t('contact.limited') : t('contact.down', { phone })}</p>
    </div>
  )
}
