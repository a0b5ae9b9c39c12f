import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { OwnErrorTexts } from '../../../ui/form/error-text.ts'
import { RichTextView } from '../../../ui/rich-text-view.tsx'
import styles from './payment.module.css'

/** Package-travel facts and the terms stand on the page before the paying button, not only behind a link (rule 79). */
export function Terms({ data, missing }: { data: PageData<'payment'>; missing: ReadonlySet<string> }) {
  const t = useTranslate()
  const own = { required: t('checkout.payment.agree') }
  const held = data.submission?.values ?? data.draft ?? {}
  /** Nobody has agreed to words that came later. */
  const posted = held['terms-version'] === data.termsVersion ? held : {}
  return (
    <section className={styles.section} aria-labelledby="terms-title">
      <h2 id="terms-title">{t('checkout.payment.termsTitle')}</h2>
      <input type="hidden" name="terms-version" value={data.termsVersion} />
      {data.packageTravelInformation.length > 0 && (
        <div className={styles.packageTravel}>
          <RichTextView value={data.packageTravelInformation} />
        </div>
      )}
      {data.terms.map((section, index) => {
        const id = `terms-${index}`
        return (
          <div key={section.header}>
            <Disclosure summary={section.header}>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Disclosure>
            {section.checkboxText && (
              <OwnErrorTexts value={own}>
                <Checkbox
                  meta={{
                    id,
                    name: id,
                    errorId: `${id}-error`,
                    descriptionId: `${id}-hint`,
                    initialValue: posted[id],
                    errors: missing.has(id) ? [{ name: id, code: 'required' }] : undefined,
                  }}
                  name={t('checkout.payment.agreement')}
                  label={section.checkboxText}
                />
              </OwnErrorTexts>
            )}
          </div>
        )
      })}
      <div className={styles.newsletter}>
        <Checkbox
          meta={{
            id: 'newsletter',
            name: 'newsletter',
            errorId: 'newsletter-error',
            descriptionId: 'newsletter-hint',
            initialValue: held.newsletter,
          }}
          name={t('checkout.payment.newsletter')}
          label={t('checkout.payment.newsletter')}
          hint={t('checkout.payment.newsletterHint')}
        />
      </div>
    </section>
  )
}
