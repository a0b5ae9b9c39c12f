import { usePage, useTranslate } from '../../place.tsx'
import { ChromeLink } from './chrome-link.tsx'
import styles from './desktop-navigation.module.css'
import { MegaMenu } from './mega-menu.tsx'

export function DesktopNavigation() {
  const { navigation } = usePage().chrome
  const t = useTranslate()
  return (
    <nav aria-label={t('chrome.mainNavigation')} className={styles.navigation}>
      <ul>
        {navigation.map((item) => (
          <li key={item.type === 'link' ? item.link.id : item.id}>
            {item.type === 'link' ? (
              <ChromeLink link={item.link} className={styles.entry} />
            ) : (
              <MegaMenu menu={item} entryClass={styles.entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
