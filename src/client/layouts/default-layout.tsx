import type { ReactNode } from 'react'
import { Footer } from '../features/chrome/footer.tsx'
import { Header } from '../features/chrome/header.tsx'
import { SkipLink } from '../features/chrome/skip-link.tsx'
import { ConsentHost } from '../features/consent/consent-host.tsx'
import { MemoisedPart } from '../memoised-part.tsx'
import { usePage } from '../place.tsx'
import { ToastHost } from '../ui/toast/toast-host.tsx'

/** On an error header and footer appear only where the market sells to travellers directly (rule 36). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { chrome, error } = usePage()
  const hasChrome = !error || chrome.enableB2cChannel
  return (
    <>
      {hasChrome && <SkipLink />}
      <ConsentHost />
      {hasChrome && (
        <MemoisedPart>
          <Header />
        </MemoisedPart>
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {hasChrome && (
        <MemoisedPart>
          <Footer />
        </MemoisedPart>
      )}
      <ToastHost />
    </>
  )
}
