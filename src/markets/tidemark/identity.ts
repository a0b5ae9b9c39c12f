import type { Market } from '../../shared/market/market.ts'
import { localOrigin } from '../brand.ts'

/** Addresses of the identity provider that stands beside the local shop. */
export function identityAt(port: number): NonNullable<Market['customerAccount']> {
  const issuer = `${localOrigin('sandbox.localhost', port)}/identity/`
  const page = (name: string) => `${issuer}${name}`
  return {
    loginUrl: page('login'),
    registrationUrl: page('registration'),
    privacyUrl: page('privacy'),
    forgotPasswordUrl: page('forgot-password'),
    termsUrl: page('terms'),
    helpDeskUrl: page('help'),
    issuer,
    audience: 'tidemark-storefront',
  }
}
