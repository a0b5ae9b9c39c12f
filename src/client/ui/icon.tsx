import { type IconName, iconSprite } from '../../shared/artwork/icon-names.ts'
import { classNames } from './class-names.ts'
import styles from './icon.module.css'

type IconProps = { name: IconName; size?: 'small' | 'medium' | 'large'; className?: string }

/** A sign beside words; alone it needs a label on the element around it. Configured names were checked when the chrome was made. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, styles[size], className)} aria-hidden="true" focusable="false">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  )
}
