import type { PageData } from '../../../../shared/page.ts'
import { useTranslate } from '../../../place.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { RichTextView } from '../../../ui/rich-text-view.tsx'
import styles from './payment.module.css'

/** Package-travel facts and the terms stand on the page before the paying button, not only behind a link (checkout rule 8). */
export function Terms({ data, missing }: { data: PageData<'payment'>; missing: ReadonlySet<string> }) {
  const t = useTranslate()
  return (
    <section className={styles.section} aria-labelledby="terms-title">
      <h2 id="terms-title">{t('checkout.payment.termsTitle')}</h2>
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
              <Checkbox
                meta={{
                  id,
                  name: id,
                  errorId: `${id}-error`,
                  descriptionId: `${id}-hint`,
                  errors: missing.has(id) ? [{ name: id, code: 'required' }] : undefined,
                }}
                name={t('checkout.payment.agreement')}
                label={section.checkboxText}
              />
            )}
          </div>
        )
      })}
    </section>
  )
}
