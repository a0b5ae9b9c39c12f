import type { TermsSection } from '../../../shared/checkout/steps/payment/page.ts'
import type { LanguageCode } from '../../../shared/language.ts'
import type { CheckoutDetails } from '../../../shared/provider/checkout-details.ts'

export type Terms = { sections: TermsSection[]; version: string }

const digits = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The provider's terms as the page shows them, and what names this very wording in this language: it is kept with the booking. */
export async function termsOf({ termsAndConditions }: CheckoutDetails, language: LanguageCode): Promise<Terms> {
  const sections = termsAndConditions.sections.map(({ header, text, checkboxText }) => ({
    header,
    paragraphs: text.split('\n').filter(Boolean),
    ...(checkboxText && { checkboxText }),
  }))
  const wording = new TextEncoder().encode(JSON.stringify([language, sections]))
  return { sections, version: digits(await crypto.subtle.digest('SHA-256', wording)) }
}
