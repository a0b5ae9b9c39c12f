import { cookieNames, promoBannerSeconds } from '../../../shared/cookies.ts'
import { writeCookie } from '../../browser/write-cookie.ts'
import { usePage, useTranslate } from '../../place.tsx'
import { Icon } from '../../ui/icon.tsx'
import { InlineRichText } from '../../ui/inline-rich-text.tsx'
import styles from './promo-banner.module.css'

/** The room it took is cleared with it by the styles; the focus, which would be lost with the button, goes on in the page. */
function dismiss() {
  writeCookie(cookieNames.promoBanner, '1', promoBannerSeconds)
  document.documentElement.dataset.promoBanner = 'dismissed'
  document.getElementById('content')?.focus({ preventScroll: true })
}

export function PromoBanner() {
  const { promoBanner: banner } = usePage().chrome
  const t = useTranslate()
  if (!banner) return null

  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(banner.promoCode).then(
      () => true,
      () => false,
    )
    const { showToast, trackingToastMs } = await import('../../ui/toast/toast.ts')
    await showToast(
      isCopied
        ? { type: 'success', title: banner.successTitle, text: banner.successDescription, durationMs: trackingToastMs }
        : { type: 'error', title: t('chrome.copyFailed', { code: banner.promoCode }) },
    )
  }

  return (
    <aside className={styles[banner.type]} aria-label={banner.title} data-foot={banner.type === 'popup' ? '' : undefined}>
      <div className={styles.inside}>
        {banner.type === 'long' && <p className={styles.title}>{banner.title}</p>}
        <p className={styles.description}>
          <InlineRichText value={banner.description} promoCode={banner.promoCode} />
        </p>
        <button type="button" className={styles.copy} onClick={copy} data-live="">
          <Icon name="copy" size="small" />
          {banner.copyCodeButton}
          <span className="hidden-visually"> {banner.promoCode}</span>
        </button>
      </div>
      {banner.type === 'popup' && (
        <button
          type="button"
          className={styles.dismiss}
          onClick={dismiss}
          data-live=""
          aria-label={t('chrome.dismissBanner')}
          data-tooltip=""
        >
          <Icon name="x" size="small" />
        </button>
      )}
    </aside>
  )
}
