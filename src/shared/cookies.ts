/** Names of cookies, and how long those that the browser writes are kept. */
export const cookieNames = {
  promoBanner: 'promo-code-banner',
  personalization: 'personalization',
  targeting: 'targeting',
  authInfo: 'auth-info',
} as const

const day = 24 * 60 * 60
export const promoBannerSeconds = day
export const consentSeconds = 180 * day
/** Of the browser's own sign: as long as a checkout's object lives. */
export const sessionSeconds = 30 * day
/** Time to name the e-mail of a resume link. */
export const linkSeconds = 60 * 60

/** The host without leading `www.`. An address of numbers or a name of one word takes no domain: the cookie stays with it. */
function domainOf(host: string): string | undefined {
  const domain = host.toLowerCase().replace(/^www\./, '')
  return /^[\d.]+$|:/.test(domain) || !domain.includes('.') ? undefined : domain
}

/** A cookie the browser may write: path /, URI-component encoding, domain from the host. */
export function toCookie(
  name: string,
  value: string,
  seconds: number,
  { protocol, hostname }: { protocol: string; hostname: string },
): string {
  const domain = domainOf(hostname)
  return [
    `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`,
    domain && `domain=${domain}`,
    protocol === 'https:' && 'secure',
  ]
    .filter(Boolean)
    .join('; ')
}
