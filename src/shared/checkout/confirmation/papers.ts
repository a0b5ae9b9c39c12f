import type { AgreedTerms } from '../payment/consents.ts'
import type { PartKind } from '../steps/frame.ts'

/** Proof of what was paid, by whom and to whom. */
export type Receipt = { kind: 'receipt'; issuer: string[]; customer: string[]; terms?: AgreedTerms }

export type DocumentPart = { name: string; kind: PartKind; number?: string; isOnRequest: boolean }
export type DocumentDay = { date: string; parts: DocumentPart[] }

/** What a traveller takes along: who, what on which day, with the suppliers' numbers, and whom to call. */
export type TravelDocuments = { kind: 'documents'; travellers: string[]; days: DocumentDay[]; phone: string }

export type Paper = Receipt | TravelDocuments

type Named = { firstName: string; lastName: string }
type Addressed = Named & {
  companyName?: string | undefined
  address?: { street1: string; street2: string; postalCode: string; city: string; country: string } | undefined
}

export const fullName = ({ firstName, lastName }: Named): string => [firstName, lastName].filter(Boolean).join(' ')

/** As an envelope has it; what is not known leaves no line. */
export const addressLines = (person: Addressed): string[] => {
  const { companyName = '', address } = person
  const town = address ? [address.postalCode, address.city].filter(Boolean).join(' ') : ''
  return [companyName, fullName(person), address?.street1 ?? '', address?.street2 ?? '', town, address?.country ?? ''].filter(Boolean)
}

type Part = { id: string; name: string; kind: PartKind; startDate?: string }
type Booked = { id: string; status: string; supplierConfirmationNumber: string }

/** The parts by their days, with the numbers of those that are booked. */
export function documentDays(parts: readonly Part[], booked: readonly Booked[]): DocumentDay[] {
  const known = new Map(booked.map((component) => [component.id, component]))
  const days = new Map<string, DocumentPart[]>()
  for (const { id, name, kind, startDate = '' } of parts) {
    const { status = '', supplierConfirmationNumber: number = '' } = known.get(id) ?? {}
    const part = { name, kind, isOnRequest: status === 'OnRequest', ...(number && { number }) }
    days.set(startDate, [...(days.get(startDate) ?? []), part])
  }
  return [...days].sort(([one], [other]) => one.localeCompare(other)).map(([date, day]) => ({ date, parts: day }))
}
