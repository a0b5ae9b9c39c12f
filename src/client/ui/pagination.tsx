import { useTranslate } from '../place.tsx'
import { Icon } from './icon.tsx'
import styles from './pagination.module.css'

type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string }

/** First, last, the page and its neighbours; 0 stands for a gap. */
export function pagesShown(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((each, index) => {
    const before = shown[index - 1] ?? 0
    if (each - before === 2) return [each - 1, each]
    return each - before > 2 ? [0, each] : [each]
  })
}

export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const t = useTranslate()
  if (pages < 2) return null
  return (
    <nav aria-label={t('common.pages')} className={styles.pagination}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" aria-label={t('common.previousPage')}>
          <Icon name="arrow-left" size="small" />
        </a>
      )}
      <ol>
        {pagesShown(page, pages).map((each, index) => (
          <li key={each || `gap-${index}`}>
            {each === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a href={hrefOf(each)} aria-label={t('common.pageNumber', { page: each })} aria-current={each === page ? 'page' : undefined}>
                {each}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" aria-label={t('common.nextPage')}>
          <Icon name="arrow-right" size="small" />
        </a>
      )}
    </nav>
  )
}
