import type { ReactNode } from 'react'
import type { Chrome } from '../../shared/chrome/chrome.ts'
import type { ErrorView } from '../../shared/page.ts'
import { PageProvider, usePage } from '../place.tsx'

/** The page of the bench in another chrome. */
export function InChrome({ children, ...change }: Partial<Chrome> & { children: ReactNode }) {
  const page = usePage()
  return <PageProvider page={{ ...page, chrome: { ...page.chrome, ...change } }}>{children}</PageProvider>
}

const error: ErrorView = { status: 500, title: '', message: '', fullScreen: false, supportCode: '' }

/** The page of the bench as a failure. */
export function OnError({ children }: { children: ReactNode }) {
  const page = usePage()
  return <PageProvider page={{ ...page, error }}>{children}</PageProvider>
}

/** The page of the bench with facts of an hour ago. */
export function OnOldFacts({ children }: { children: ReactNode }) {
  const page = usePage()
  return <PageProvider page={{ ...page, staleSince: '2027-01-10T08:00:00Z' }}>{children}</PageProvider>
}
