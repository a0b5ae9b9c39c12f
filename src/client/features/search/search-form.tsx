import { useHref, useTranslate } from '../../place.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SuggestInput } from '../../ui/suggest/suggest-input.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import type { SearchState } from './search-address.ts'
import styles from './search-form.module.css'

export function SearchForm({ state }: { state: SearchState }) {
  const t = useTranslate()
  const href = useHref()
  return (
    <search>
      <form method="get" action={href('search')} className={styles.form}>
        <HiddenFields state={state} except={['query', 'page', 'ids']} />
        <div className={styles.field}>
          <Icon name="search" />
          <SuggestInput
            key={state.criteria.query}
            aria-label={t('search.queryLabel')}
            defaultValue={state.criteria.query}
            placeholder={t('search.queryPlaceholder')}
            submits
          />
        </div>
        <Button type="submit">{t('search.search')}</Button>
      </form>
    </search>
  )
}
