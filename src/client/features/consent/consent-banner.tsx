import { type Ref, useLayoutEffect, useRef } from 'react'
import { type Consent, everything, nothing } from '../../../shared/consent.ts'
import { usePage, useTranslate } from '../../place.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './consent-banner.module.css'

type Props = { ref: Ref<HTMLElement>; onDecide: (consent: Consent) => void; onChoose: () => void }

/** Fixed at the foot of the window: refusing is as near as accepting, and nothing behind it moves or is hidden for good. */
export function ConsentBanner({ ref, onDecide, onChoose }: Props) {
  const t = useTranslate()
  const { chrome } = usePage()
  const inside = useRef<HTMLDivElement>(null)
  useReservedHeight(inside)
  return (
    <section ref={ref} className={styles.banner} aria-labelledby="consent-title">
      <div ref={inside} className={`wide ${styles.inside}`}>
        <div className={styles.words}>
          <h2 id="consent-title">{t('consent.title')}</h2>
          <p>
            {t('consent.text')} <a href={chrome.cookiePolicyHref}>{t('consent.policy')}</a>
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

/** Tells the styles how much of the window is taken, so that what has the focus is never behind the banner (WCAG 2.4.11). */
function useReservedHeight(element: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const box = element.current?.parentElement
    if (!box) return
    const observer = new ResizeObserver(() => style.setProperty('--consent-height', `${box.offsetHeight}px`))
    observer.observe(box)
    return () => {
      observer.disconnect()
      style.removeProperty('--consent-height')
    }
  }, [element])
}
