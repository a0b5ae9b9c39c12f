import { useHref, useTranslate } from '../../place.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { type SearchState, sorts } from './search-address.ts'
import styles from './sort-form.module.css'

/** Nothing is loaded before the button is pressed: with arrow keys one comes past every value (WCAG 3.2.2). */
export function SortForm({ state }: { state: SearchState }) {
  const t = useTranslate()
  const href = useHref()
  const { sort } = state.criteria
  return (
    <form method="get" action={href('search')} className={styles.form}>
      <HiddenFields state={state} except={['sort', 'page']} />
      <label className={styles.label}>
        <span>{t('search.sortLabel')}</span>
        <select key={sort} name="sort" defaultValue={sort}>
          {sorts.map((each) => (
            <option key={each} value={each}>
              {t(`search.sort.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={styles.apply}>
        {t('search.apply')}
      </button>
    </form>
  )
}
