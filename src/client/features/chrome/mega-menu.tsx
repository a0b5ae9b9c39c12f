import { useEffect, useRef, useState } from 'react'
import type { ChromeNavItem } from '../../../shared/chrome/chrome.ts'
import { usePage } from '../../place.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ChromeLink } from './chrome-link.tsx'
import styles from './mega-menu.module.css'
import { useHoverPopover } from './use-hover-popover.ts'

type Menu = Extract<ChromeNavItem, { type: 'megaMenu' }>

/** A disclosure (rule 97): the browser opens it from its button, hydration adds hover and the choice of an entry. */
export function MegaMenu({ menu, entryClass }: { menu: Menu; entryClass?: string }) {
  const { address } = usePage()
  const panelRef = useRef<HTMLDivElement>(null)
  const { button, panel } = useHoverPopover(panelRef)
  const [selected, setSelected] = useState(0)
  const id = `menu-${menu.id}`

  useEffect(() => {
    if (address) panelRef.current?.hidePopover()
  }, [address])

  return (
    <>
      <button type="button" className={entryClass} popoverTarget={id} {...button}>
        <span lang={menu.label.lang}>{menu.label.text}</span>
        <Icon name="chevron-down" size="small" className={styles.mark} />
      </button>
      <div ref={panelRef} id={id} popover="auto" className={styles.panel} {...panel}>
        <div className={`wide ${styles.inside}`}>
          <div className={styles.intro}>
            {menu.link ? <ChromeLink link={menu.link} className={styles.title} /> : <p className={styles.title}>{menu.label.text}</p>}
            {menu.description && <p lang={menu.description.lang}>{menu.description.text}</p>}
            {menu.image && <Picture src={menu.image.src} alt={menu.image.alt} sizes="18rem" />}
          </div>
          <ul className={styles.items}>
            {menu.items.map((item, index) => (
              <li
                key={item.link.id}
                data-selected={index === selected || undefined}
                onPointerEnter={() => setSelected(index)}
                onFocus={() => setSelected(index)}
              >
                <ChromeLink link={item.link} className={styles.item}>
                  <Icon name="chevron-right" size="small" className={styles.to} />
                </ChromeLink>
                {(item.links.length > 0 || item.paragraph || item.thumbnail) && (
                  <div className={styles.content}>
                    <p className={styles.contentTitle} lang={item.link.label.lang}>
                      {item.link.label.text}
                    </p>
                    {item.paragraph && (
                      <p className={styles.paragraph} lang={item.paragraph.lang}>
                        {item.paragraph.text}
                      </p>
                    )}
                    <div className={styles.split}>
                      {item.links.length > 0 && (
                        <ul className={styles.links}>
                          {item.links.map((link) => (
                            <li key={link.id}>
                              <ChromeLink link={link} />
                            </li>
                          ))}
                        </ul>
                      )}
                      {item.thumbnail && <Picture src={item.thumbnail.src} alt={item.thumbnail.alt} sizes="17rem" />}
                    </div>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
