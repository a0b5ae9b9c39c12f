import type { ReactNode } from 'react'
import type { ChromeLink as Link } from '../../../shared/chrome/chrome.ts'
import { useTranslate } from '../../place.tsx'
import { Icon } from '../../ui/icon.tsx'

/** A configured link: elsewhere opens in a new tab and says so; a label in a stand-in language carries its own `lang`. */
export function ChromeLink({ link, className, children }: { link: Link; className?: string; children?: ReactNode }) {
  const t = useTranslate()
  return (
    <a href={link.href} className={className} {...(link.isExternal ? { target: '_blank', rel: 'noopener' } : {})}>
      {link.iconName && <Icon name={link.iconName} size="small" />}
      <span lang={link.label.lang}>{link.label.text}</span>
      {link.isExternal && <span className="hidden-visually"> ({t('common.opensInNewTab')})</span>}
      {children}
    </a>
  )
}
