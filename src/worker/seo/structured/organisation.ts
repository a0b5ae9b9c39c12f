import { htmlLang, textIn } from '../../../shared/language.ts'
import type { HeadInput } from '../head.ts'
import { absolute, context, organisationId } from './schema-org.ts'

/** Who offers the tours, and how this market reaches them. */
export function organisation(input: HeadInput): object {
  const { liveRelease, market, place } = input
  const { name, appUrl, organisation: registered, pitch, theme } = liveRelease.whitelabel
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': organisationId(input),
    name,
    legalName: registered.legalName,
    description: textIn(pitch, place.language)?.text,
    email: registered.email,
    telephone: registered.phone,
    url: `${appUrl}/`,
    logo: absolute(theme.squareLogo.src, input),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: market.contact.phone,
      email: market.contact.email,
      ...(place.country ? { areaServed: place.country } : {}),
      availableLanguage: market.availableLanguages.map(({ urlCode }) => htmlLang(urlCode)),
    },
  }
}
