import { useEffect, useRef } from 'react'
import { errorScenes } from '../../../shared/artwork/scenes.ts'
import type { ErrorView } from '../../../shared/page.ts'
import { usePage, useTranslate } from '../../place.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { keyed } from '../../ui/keyed.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './error-page.module.css'
import { showAsError } from './show-as-error.ts'

const sceneOf = (status: number): string =>
  status === 404 ? errorScenes.notFound : status === 503 ? errorScenes.unavailable : errorScenes.broken

/** Stands for the path while the sentence is made, so that the path itself can be isolated (rule 7). */
const gap = '\u0000'

export function ErrorPage({ error }: { error: ErrorView }) {
  const t = useTranslate()
  const [before, after] = t(error.isCheckFailure ? 'errors.validationFailedPath' : 'errors.notFoundPath', { path: gap }).split(gap)
  return (
    <section className={styles.page} aria-labelledby="error-title">
      <Picture
        src={error.image?.src ?? `/assets/artwork/${sceneOf(error.status)}`}
        alt={error.image?.alt ?? ''}
        sizes="100vw"
        ratio="fill"
        first
        className={styles.scene}
      />
      <div className={`wrap ${styles.corner}`}>
        <div className={styles.words}>
          <h1 id="error-title">{error.title}</h1>
          <p>{error.message}</p>
          {error.path && (
            <p className={styles.path}>
              {before}
              <bdi>{error.path}</bdi>
              {after}
            </p>
          )}
          {error.typed && <SendAgain typed={error.typed} />}
          {error.cta && !error.typed && (
            <p>
              <LinkButton href={error.cta.href} data-reload={error.cta.href === '' ? '' : undefined}>
                {error.cta.text}
              </LinkButton>
            </p>
          )}
          {error.supportCode && (
            <p className={styles.code}>
              {t('common.supportCode')}: <code>{error.supportCode}</code>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

/** What was typed is in this page and nowhere else; it goes where it went before. */
function SendAgain({ typed }: { typed: NonNullable<ErrorView['typed']> }) {
  const t = useTranslate()
  return (
    <form method="post">
      {keyed(typed, ([name]) => name).map(({ key, item: [name, value] }) => (
        <input key={key} type="hidden" name={name} value={value} />
      ))}
      <p>{t('errors.typedKept')}</p>
      <p>
        <Button type="submit">{t('errors.sendAgain')}</Button>
      </p>
    </form>
  )
}

/** A view that broke in the browser, in the market's own words for a 500 (rule 22). */
export function BrokenPage() {
  const t = useTranslate()
  const { chrome, place } = usePage()
  const box = useRef<HTMLDivElement>(null)
  const title = t('errors.brokenTitle')
  const text = t('errors.brokenCta')
  useEffect(() => {
    box.current?.focus()
    return showAsError(`${title} · ${place.whitelabel.name}`, chrome.enableB2cChannel)
  }, [title, place.whitelabel.name, chrome.enableB2cChannel])
  const cta = text ? { text, href: '/' } : undefined
  return (
    <div ref={box} tabIndex={-1}>
      <ErrorPage error={{ status: 500, title, message: t('errors.brokenMessage'), cta, fullScreen: false, supportCode: '' }} />
    </div>
  )
}
