import { type Ref, useLayoutEffect, useRef } from 'react'
import { type Consent, everything, nothing } from '../../../shared/consent.ts'
import type { Page } from '../../../shared/page.ts'
import { usePage, useTranslate } from '../../place.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './consent-banner.module.css'

type Props = { ref: Ref<HTMLElement>; onDecide: (consent: Consent) => void; onChoose: () => void }

/** Fixed at the foot of the window: refusing is as near as accepting, and nothing behind it moves or is hidden for good. */
export function ConsentBanner({ ref, onDecide, onChoose }: Props) {
  const t = useTranslate()
  const page = usePage()
  const inside = useRef<HTMLDivElement>(null)
  useReservedHeight(inside, page)
  return (
    <section ref={ref} className={styles.banner} aria-labelledby="consent-title">
      <div ref={inside} className={`wide ${styles.inside}`}>
        <div className={styles.words}>
          <h2 id="consent-title">{t('consent.title')}</h2>
          <p>
            {t('consent.text')} <a href={page.chrome.cookiePolicyHref}>{t('consent.policy')}</a>
          </p>
        </div>
        <div className={styles.answers}>
          <Button kind="secondary" onClick={() => onDecide(nothing)}>
            {t('consent.refuse')}
          </Button>
          <Button kind="secondary" onClick={() => onDecide(everything)}>
            {t('consent.accept')}
          </Button>
          <Button kind="quiet" onClick={onChoose} aria-haspopup="dialog">
            {t('consent.choose')}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** What stands at the foot of the window, too: its styles know the banner's height as `--consent-height`. */
const above = '[data-foot]'

/**
 * Keeps room for the banner, so that what has the focus is never behind it (WCAG 2.4.11). Each place is told by itself:
 * a property of the root would be inherited, and the browser would look at every element of the page again.
 */
function useReservedHeight(element: { current: HTMLElement | null }, page: Page): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other bars
  useLayoutEffect(() => {
    const box = element.current?.parentElement
    if (!box) return
    const { documentElement: root, body } = document
    const reserve = (height: string) => {
      root.style.scrollPaddingBottom = height && `calc(${height} + var(--foot-room))`
      body.style.paddingBottom = height && `calc(${height} + var(--banner-offset, 0px))`
      for (const bar of document.querySelectorAll<HTMLElement>(above)) bar.style.setProperty('--consent-height', height)
    }
    const observer = new ResizeObserver(() => reserve(`${box.offsetHeight}px`))
    observer.observe(box)
    return () => {
      observer.disconnect()
      reserve('')
    }
  }, [element, page])
}
