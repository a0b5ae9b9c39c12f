import { toFormDate, toIsoDate } from '../form-date.ts'
import type { ContactInfo, Passenger, TravellerDetails } from './body.ts'
import type { PhoneReader } from './phone.ts'
import { countryNameOf, emptyPassenger, fieldIn, type TravellerForm, valueAt } from './traveller-details.ts'
import type { TravellerField } from './traveller-field.ts'

/** `/paxInfo/0/birthDate`, as the provider points to a part of the body, as the name of the input. */
export const inputNameOf = (pointer: string): string =>
  pointer
    .replace(/^\//, '')
    .replace(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.')

type WireAddress = Partial<ContactInfo['address']>
type WireContact = Partial<Omit<ContactInfo, 'address'>> & { address?: WireAddress | undefined }
type WirePassenger = Partial<Omit<Passenger, 'address'>> & { address?: WireAddress | undefined }
/** What the provider has stored; dates are ISO. */
export type StoredTravellers = {
  contactInfo?: WireContact | undefined
  billingInfo?: WireContact | undefined
  paxInfo: readonly WirePassenger[]
}

const contactFrom = (wire: WireContact | undefined): ContactInfo => ({
  firstName: wire?.firstName ?? '',
  lastName: wire?.lastName ?? '',
  email: wire?.email ?? '',
  mobilePhone: wire?.mobilePhone ?? '',
  companyName: wire?.companyName ?? '',
  taxNumber: wire?.taxNumber ?? '',
  localIdNumber: wire?.localIdNumber ?? '',
  gender: wire?.gender ?? '',
  address: addressFrom(wire?.address),
})

const addressFrom = (wire: WireAddress | undefined): ContactInfo['address'] => ({
  street1: wire?.street1 ?? '',
  street2: wire?.street2 ?? '',
  countryCode: wire?.countryCode ?? '',
  city: wire?.city ?? '',
  region: wire?.region ?? '',
  postalCode: wire?.postalCode ?? '',
})

/** The form model of what is stored: one passenger per traveller of the rooms, dates in the form's own writing (rule 60). */
export function toForm(stored: StoredTravellers, { billing, passengers }: Pick<TravellerForm, 'billing' | 'passengers'>): TravellerDetails {
  const own = new Set(billing.flatMap(({ isOwn, name }) => (isOwn ? [name] : [])))
  const contactInfo = contactFrom(stored.contactInfo)
  const billingInfo = contactFrom(stored.billingInfo)
  return {
    contactInfo,
    billingInfo,
    sameBilling:
      isWithin(billingInfo, contactInfo, (key) => own.has(`billingInfo.${key}`)) &&
      isWithin(billingInfo.address, contactInfo.address, (key) => own.has(`billingInfo.address.${key}`)),
    paxInfo: passengers.map(({ refId }, index) => {
      const wire = stored.paxInfo.find((each) => each.refId === refId) ?? (stored.paxInfo[index]?.refId ? undefined : stored.paxInfo[index])
      const { address, birthDate, passportExpirationDate, ...rest } = wire ?? {}
      return {
        ...emptyPassenger(refId),
        ...Object.fromEntries(
          Object.entries(rest).filter(([key, value]) => Object.hasOwn(emptyPassenger(''), key) && typeof value === 'string'),
        ),
        refId,
        birthDate: toFormDate(birthDate ?? '', 'dd.MM.yyyy'),
        passportExpirationDate: toFormDate(passportExpirationDate ?? '', 'dd/MM/yyyy'),
        address: addressFrom(address),
      }
    }),
  }
}

/** Nothing in it that the other does not say too, but what is asked for by itself: billing left to the contact's data. */
const isWithin = (some: object, all: object, isOwn: (key: string) => boolean): boolean =>
  Object.entries(some).every(([key, value]) => typeof value !== 'string' || value === '' || isOwn(key) || Reflect.get(all, key) === value)

type Written = Record<string, string | Record<string, string> | boolean | number>
const filled = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value.trim() ? [[key, value.trim().normalize('NFC')]] : [])))

/** The provider's body: only asked and filled fields, dates ISO, phone in one normal form. `stored`: whose references stay. */
export function toWire(
  details: TravellerDetails,
  form: TravellerForm,
  readPhone: PhoneReader,
  stored: StoredTravellers['paxInfo'] = [],
): { contactInfo: Written; billingInfo?: Written; paxInfo: Written[] } {
  const part = (fields: readonly TravellerField[], country: string): Written => {
    const flat: Record<string, string> = {}
    const address: Record<string, string> = {}
    for (const asked of fields) {
      const field = fieldIn(asked, valueAt(details, countryNameOf(asked)))
      if (!field) continue
      const name = field.name.replace(/^(?:contactInfo|billingInfo|paxInfo\[\d+\])\./, '')
      const typed = valueAt(details, field.name)
      const value =
        field.kind === 'phone' ? (readPhone(typed, country) ?? '') : field.kind.endsWith('-date') ? (toIsoDate(typed) ?? '') : typed
      if (name.startsWith('address.')) address[name.slice('address.'.length)] = value
      else flat[name] = value
    }
    const written = filled(address)
    return { ...filled(flat), ...(Object.keys(written).length > 0 && { address: written }) }
  }
  const contactInfo = part(form.contact, details.contactInfo.address.countryCode)
  const ofBilling = (fields: readonly TravellerField[]) => part(fields, details.billingInfo.address.countryCode)
  const own = form.billing.filter(({ isOwn }) => isOwn)
  const billing = details.sameBilling ? merged(billingLike(contactInfo, form.billing), ofBilling(own)) : ofBilling(form.billing)
  return {
    contactInfo,
    ...(Object.keys(billing).length > 0 && { billingInfo: billing }),
    paxInfo: form.passengers.map(({ refId, fields, childAge, number }) => {
      const externalRefId = stored.find((each) => each.refId === refId)?.externalRefId
      return {
        refId,
        ...(externalRefId && { externalRefId }),
        ...part(fields, ''),
        ...(childAge !== undefined && { age: childAge }),
        isMainContact: number === 1,
      }
    }),
  }
}

function merged(one: Written, other: Written): Written {
  const address = { ...addressIn(one), ...addressIn(other) }
  return { ...one, ...other, ...(Object.keys(address).length > 0 && { address }) }
}

const addressIn = ({ address }: Written): Record<string, string> => (typeof address === 'object' ? address : {})

/** The contact's own data, as far as billing asks for it. */
function billingLike(contact: Written, fields: readonly TravellerField[]): Written {
  const names = new Set(fields.map(({ name }) => name.replace(/^billingInfo\./, '')))
  const address = Object.fromEntries(Object.entries(addressIn(contact)).filter(([key]) => names.has(`address.${key}`)))
  const flat = Object.entries(contact).filter(([key]) => key !== 'address' && names.has(key))
  return { ...Object.fromEntries(flat), ...(Object.keys(address).length > 0 && { address }) }
}
