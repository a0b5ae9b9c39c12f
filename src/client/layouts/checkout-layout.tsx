import type { ReactNode } from 'react'
import { CheckoutTraveller } from '../features/checkout/steps/checkout-traveller.tsx'
import { Logo } from '../features/chrome/logo.tsx'
import { SkipLink } from '../features/chrome/skip-link.tsx'
import { ConsentHost } from '../features/consent/consent-host.tsx'
import { ToastHost } from '../ui/toast/toast-host.tsx'
import styles from './checkout-layout.module.css'

/** Only the logo, the traveller and a way to help, so that nothing leads away from the booking (rule 44). */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <ConsentHost quiet />
      <header className={styles.header}>
        <div className={`wrap ${styles.bar}`}>
          <Logo />
          <CheckoutTraveller />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ToastHost />
    </>
  )
}
