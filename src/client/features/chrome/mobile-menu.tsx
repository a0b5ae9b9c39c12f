import { type MouseEvent, type SyntheticEvent, useCallback, useEffect, useRef } from 'react'
import type { ChromeMenuItem, ChromeLink as Link } from '../../../shared/chrome/chrome.ts'
import { usePage, useTranslate } from '../../place.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ChromeLink } from './chrome-link.tsx'
import { CutList } from './cut-list.tsx'
import styles from './mobile-menu.module.css'
import { MenuCloseButton, SubView, SubViewButton } from './sub-view.tsx'

/** Opens as a popover before hydration, as a modal dialog afterwards; its sub-views are popovers inside, so that back and focus are the browser's. Esc closes all of it (rule 97). */
export function MobileMenu() {
  const { chrome, address } = usePage()
  const t = useTranslate()
  const dialogRef = useRef<HTMLDialogElement>(null)

  const close = useCallback(() => {
    const dialog = dialogRef.current
    dialog?.querySelector<HTMLElement>(':popover-open')?.hidePopover()
    if (dialog?.matches(':popover-open')) dialog.hidePopover()
    dialog?.close()
  }, [])
  const closeInstead = (event: SyntheticEvent) => {
    event.preventDefault()
    close()
  }
  const open = (event: MouseEvent) => {
    event.preventDefault()
    if (!dialogRef.current?.open) dialogRef.current?.showModal()
  }

  useEffect(() => {
    if (address) close()
  }, [address, close])

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="mobile-menu"
        onClick={open}
        aria-haspopup="dialog"
        aria-label={t('chrome.openMenu')}
        data-tooltip=""
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialogRef}
        id="mobile-menu"
        popover="auto"
        className={styles.menu}
        aria-labelledby="mobile-menu-title"
        onKeyDown={(event) => event.key === 'Escape' && closeInstead(event)}
        suppressHydrationWarning
      >
        <div className={styles.head}>
          <h2 id="mobile-menu-title">{chrome.labels.mobileNavigationTitle}</h2>
          <MenuCloseButton onClick={closeInstead} />
        </div>
        <nav aria-label={chrome.labels.mobileNavigationTitle}>
          <CutList>
            <a href={chrome.homeHref} className={styles.entry}>
              {chrome.labels.homepageLink}
            </a>
            {chrome.navigation.map((item) =>
              item.type === 'link' ? (
                <ChromeLink key={item.link.id} link={item.link} className={styles.entry} />
              ) : (
                <div key={item.id}>
                  <SubViewButton id={`sub-${item.id}`} label={item.label} />
                  <SubView id={`sub-${item.id}`} label={item.label} parent={chrome.labels.mobileNavigationTitle} onClose={closeInstead}>
                    <MenuItems items={item.items} overview={item.link} parent={item.label.text} onClose={closeInstead} />
                  </SubView>
                </div>
              ),
            )}
          </CutList>
        </nav>
        {chrome.account && !chrome.account.slot && (
          <p className={styles.account}>
            <ChromeLink link={chrome.account.login} />
            <ChromeLink link={chrome.account.signUp} />
          </p>
        )}
      </dialog>
    </div>
  )
}

type MenuItemsProps = { items: readonly ChromeMenuItem[]; overview?: Link; parent: string; onClose: (event: SyntheticEvent) => void }

function MenuItems({ items, overview, parent, onClose }: MenuItemsProps) {
  return (
    <CutList>
      {overview && <ChromeLink link={overview} className={styles.entry} />}
      {items.map(({ link, links }) =>
        links.length === 0 ? (
          <ChromeLink key={link.id} link={link} className={styles.entry} />
        ) : (
          <div key={link.id}>
            <SubViewButton id={`sub-${link.id}`} label={link.label} />
            <SubView id={`sub-${link.id}`} label={link.label} parent={parent} onClose={onClose}>
              <CutList>
                <ChromeLink link={link} className={styles.entry} />
                {links.map((each) => (
                  <ChromeLink key={each.id} link={each} className={styles.entry} />
                ))}
              </CutList>
            </SubView>
          </div>
        ),
      )}
    </CutList>
  )
}
