import { contentsOf } from '../../../shared/content/headings.ts'
import { formatDate } from '../../../shared/format/date.ts'
import type { PageProps } from '../../page-view.ts'
import { usePage, usePlace, useTranslate } from '../../place.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RichTextView } from '../../ui/rich-text-view.tsx'
import styles from './content-page.module.css'
import { FoldedText } from './folded-text.tsx'

const longEnough = 3

export function ContentPage({ data, Contact }: Pick<PageProps<'content'>, 'data' | 'Contact'>) {
  const t = useTranslate()
  const { locale } = usePlace()
  const { route, chrome } = usePage()
  const { phone } = chrome.contact
  const { scene, foreign, updated, foldedAt } = data
  const contents = data.contact || foldedAt === 2 ? [] : contentsOf(data.body)
  const text = foldedAt ? (
    <FoldedText value={data.body} level={foldedAt} lang={foreign?.body} />
  ) : (
    <RichTextView value={data.body} lang={foreign?.body} />
  )
  return (
    <article>
      {scene && (
        <div className={styles.scene}>
          <Picture src={`/assets/artwork/${scene}`} alt="" sizes="100vw" ratio="fill" first className={styles.picture} />
        </div>
      )}
      <div className={`wrap ${styles.page}`}>
        <header className={scene ? styles.corner : styles.head}>
          <h1 lang={foreign?.title}>{data.title}</h1>
          {data.description && <p lang={foreign?.description}>{data.description}</p>}
        </header>
        {contents.length >= longEnough && (
          <nav aria-labelledby="contents-title" className={styles.contents}>
            <h2 id="contents-title">{t('content.onThisPage')}</h2>
            <ol lang={foreign?.body}>
              {contents.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={data.contact ? styles.whole : styles.body}>
          {foreign?.body && <p className={styles.note}>{t('content.inAnotherLanguage')}</p>}
          {data.contact && Contact ? <Contact contact={data.contact}>{text}</Contact> : text}
          {updated && <p className={styles.updated}>{t('content.updated', { date: formatDate(updated, locale) })}</p>}
          {phone && route !== 'content' && (
            <p className={styles.more}>
              {t('content.moreQuestions')} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('content.callUs', { phone })}</a>
            </p>
          )}
        </div>
      </div>
    </article>
  )
}
