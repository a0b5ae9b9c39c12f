import { cookieNames } from './cookies.ts'

/** What a visitor may allow beside what the shop needs to work (rule 92). */
export const purposes = ['personalization', 'targeting'] as const
export type Purpose = (typeof purposes)[number]
export type Consent = Readonly<Record<Purpose, boolean>>

export const everything: Consent = { personalization: true, targeting: true }
export const nothing: Consent = { personalization: false, targeting: false }

const valueIn = (cookies: string, name: string): string | undefined => new RegExp(`(?:^|; )${name}=([01])(?:;|$)`).exec(cookies)?.[1]

/** A visitor has decided once the personalization cookie is 0 or 1; a purpose without its cookie is refused. */
export function readConsent(cookies: string): Consent | undefined {
  const personalization = valueIn(cookies, cookieNames.personalization)
  if (personalization === undefined) return undefined
  return { personalization: personalization === '1', targeting: valueIn(cookies, cookieNames.targeting) === '1' }
}
