import type { ReactNode } from 'react'
import { ConsentHost } from '../features/consent/consent-host.tsx'
import { ToastHost } from '../ui/toast/toast-host.tsx'

export function FullScreenLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ConsentHost />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ToastHost />
    </>
  )
}
