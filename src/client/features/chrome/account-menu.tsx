import type { Chrome } from '../../../shared/chrome/chrome.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './account-menu.module.css'
import { ChromeLink } from './chrome-link.tsx'

/** The signed-out form; where the market brings a component of its own, that takes over the element around it. */
export function AccountMenu({ account: { button, login, signUp, slot } }: { account: NonNullable<Chrome['account']> }) {
  return (
    <div {...slot}>
      <button type="button" className={styles.button} popoverTarget="account-menu" aria-label={button} data-tooltip="">
        <Icon name="user" />
        <span>{button}</span>
      </button>
      <div id="account-menu" popover="auto" className={styles.panel}>
        <ChromeLink link={login} className={styles.entry} />
        <ChromeLink link={signUp} className={styles.entry} />
      </div>
    </div>
  )
}
