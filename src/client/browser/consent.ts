import { type Consent, purposes, readConsent } from '../../shared/consent.ts'
import { consentSeconds, cookieNames } from '../../shared/cookies.ts'
import { writeCookie } from './write-cookie.ts'

const changed = 'consent-changed'

export const consentNow = (): Consent | undefined => readConsent(document.cookie)

/** Keeps the choice and tells it to whoever loads something by it; the page stays as it is (rule 92). */
export function decideConsent(consent: Consent): void {
  for (const purpose of purposes) writeCookie(cookieNames[purpose], consent[purpose] ? '1' : '0', consentSeconds)
  document.documentElement.dataset.consent = 'decided'
  dispatchEvent(new CustomEvent(changed, { detail: consent }))
}

/** Follows the choice, made in this tab or, by the time this one is seen again, in another. */
export function followConsent(listener: () => void): () => void {
  addEventListener(changed, listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    removeEventListener(changed, listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
