import type { PageProps } from '../../page-view.ts'
import { useTranslate } from '../../place.tsx'
import styles from './design-page.module.css'
import { QuestionsForm } from './questions-form.tsx'

export function DesignPage({ data }: PageProps<'design-your-own-tour'>) {
  const t = useTranslate()
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('design.title')}</h1>
        <p>{t('design.lead')}</p>
      </header>
      <QuestionsForm data={data} />
    </div>
  )
}
