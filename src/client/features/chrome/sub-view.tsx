import type { ReactNode, SyntheticEvent } from 'react'
import type { Label } from '../../../shared/chrome/chrome.ts'
import { useTranslate } from '../../place.tsx'
import { Icon } from '../../ui/icon.tsx'
import { takesFocus } from '../../ui/takes-focus.ts'
import styles from './mobile-menu.module.css'

export function SubViewButton({ id, label }: { id: string; label: Label }) {
  return (
    <button type="button" className={styles.entry} popoverTarget={id}>
      <span lang={label.lang}>{label.text}</span>
      <Icon name="chevron-right" size="small" className={styles.to} />
    </button>
  )
}

type CloseProps = { onClick: (event: SyntheticEvent) => void }

export function MenuCloseButton({ onClick }: CloseProps) {
  const t = useTranslate()
  return (
    <button
      type="button"
      className={styles.button}
      popoverTarget="mobile-menu"
      popoverTargetAction="hide"
      onClick={onClick}
      aria-label={t('chrome.closeMenu')}
      data-tooltip=""
    >
      <Icon name="x" />
    </button>
  )
}

type SubViewProps = { id: string; label: Label; parent: string; onClose: CloseProps['onClick']; children: ReactNode }

/** One level deeper in the menu; the way back is its first button and has the focus on arrival. */
export function SubView({ id, label, parent, onClose, children }: SubViewProps) {
  const t = useTranslate()
  return (
    <div id={id} popover="auto" className={styles.menu}>
      <div className={styles.head}>
        <button
          ref={takesFocus}
          type="button"
          className={styles.button}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('chrome.backToMenu', { label: parent })}
        >
          <Icon name="arrow-left" />
        </button>
        <h3 lang={label.lang}>{label.text}</h3>
        <MenuCloseButton onClick={onClose} />
      </div>
      {children}
    </div>
  )
}
