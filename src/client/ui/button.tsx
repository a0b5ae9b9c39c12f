import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

type Kind = 'primary' | 'secondary' | 'quiet'
type Look = { kind?: Kind; wide?: boolean; children: ReactNode }

const look = (kind: Kind, wide: boolean, className?: string) => classNames(styles.button, styles[kind], wide && styles.wide, className)

/** `busy` keeps the button focusable and says that it is at work. */
export function Button({
  kind = 'primary',
  wide = false,
  busy = false,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={look(kind, wide, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    >
      {children}
    </button>
  )
}

export function LinkButton({ kind = 'primary', wide = false, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={look(kind, wide, className)}>
      {children}
    </a>
  )
}
