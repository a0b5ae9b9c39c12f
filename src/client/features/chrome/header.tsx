import { SavedLink } from '../../parts/saved-link.tsx'
import { useHref, usePage, useTranslate } from '../../place.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AccountMenu } from './account-menu.tsx'
import { ChromeLink } from './chrome-link.tsx'
import { DesktopNavigation } from './desktop-navigation.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PromoBanner } from './promo-banner.tsx'

export function Header() {
  const { chrome } = usePage()
  const t = useTranslate()
  const href = useHref()
  return (
    <>
      <PromoBanner />
      <header className={styles.header}>
        {chrome.externalNavigation.length > 0 && (
          <nav aria-label={t('chrome.externalNavigation')} className={styles.external}>
            <ul className="wide">
              {chrome.externalNavigation.map((link) => (
                <li key={link.id}>
                  {link.isExternal ? (
                    <ChromeLink link={link} />
                  ) : (
                    <strong aria-current="true" lang={link.label.lang}>
                      {link.label.text}
                    </strong>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={`wide ${styles.bar}`}>
          <MobileMenu />
          <Logo />
          <DesktopNavigation />
          <div className={styles.tools}>
            {chrome.help && <ChromeLink link={chrome.help} className={`${styles.tool} ${styles.help}`} />}
            <SavedLink className={styles.tool} />
            <a href={href('search')} className={styles.tool} aria-label={t('chrome.searchLabel')} data-tooltip="">
              <Icon name="search" />
            </a>
            {chrome.account && <AccountMenu account={chrome.account} />}
          </div>
        </div>
      </header>
    </>
  )
}
