import { addressLines, documentDays, fullName, type Paper } from '../../../shared/checkout/confirmation/papers.ts'
import { agreedTerms } from '../../../shared/checkout/payment/consents.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import { unbroken } from '../../../shared/format/phone.ts'
import type { CheckoutContext } from '../context.ts'
import type { TripFacts } from '../trip/facts.ts'
import { plannedParts } from '../trip/planned-parts.ts'

function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

function receipt({ market, place }: CheckoutContext, { details: { travelerDetails }, record }: TripFacts): Paper {
  const { billingInfo, contactInfo } = travelerDetails
  const payer = billingInfo?.lastName || billingInfo?.companyName ? billingInfo : contactInfo
  const { address } = payer ?? {}
  const country = address?.country || (address?.countryCode ? countryName(address.countryCode, place.locale) : '')
  const { contact } = market
  const terms = agreedTerms(record.consents, place.zone)
  return {
    kind: 'receipt',
    issuer: [place.whitelabel.name, ...(contact.address ?? []), contact.email, unbroken(contact.phone)],
    customer: payer ? addressLines({ ...payer, address: address && { ...address, country } }) : [],
    ...(terms && { terms }),
  }
}

async function documents({ send, market }: CheckoutContext, facts: TripFacts): Promise<Paper> {
  const booked = await send('booking/booking-data', { checkoutId: facts.checkoutId }).catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  return {
    kind: 'documents',
    travellers: facts.details.travelerDetails.paxInfo.map(fullName).filter(Boolean),
    days: documentDays(plannedParts(facts), booked?.components ?? []),
    phone: unbroken(market.contact.emergencyPhone ?? market.checkout.helpPhone),
  }
}

/** Papers name people: they are for whoever may see the booking (rule 43). */
export async function paperData(context: CheckoutContext, facts: TripFacts, wanted: string | null): Promise<Paper | undefined> {
  if (!facts.record.isOwner) return undefined
  if (wanted === 'receipt') return receipt(context, facts)
  return wanted === 'documents' ? documents(context, facts) : undefined
}
