import { baseServiceSelection, upsellSelection } from '../../../shared/checkout/steps/additional-options/body.ts'
import { joinDateBoxes, joinMomentBoxes } from '../../../shared/checkout/steps/form-date.ts'
import { longestInput } from '../../../shared/checkout/steps/problem.ts'
import { type TravellerDetails, travellerDetails } from '../../../shared/checkout/steps/traveller-details/body.ts'
import { withPhoneCountries } from '../../../shared/checkout/steps/traveller-details/phone-country.ts'
import { readPhone } from './traveller-details/phone-metadata.ts'

/** Text inputs of a post, each once; files are nobody's business here. */
export function valuesOf(form: FormData): Map<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of form.entries())
    if (typeof value === 'string' && name.length <= 200) values.set(name, value.slice(0, longestInput))
  return values
}

const boxes = /\.(?:day|month|year|hour|minute)$/

/** Boxes of a day, or of a day and a time, become the one text the form model holds (rule 60). */
function withJoinedDates(values: ReadonlyMap<string, string>): Map<string, string> {
  const joined = new Map([...values].filter(([name]) => !boxes.test(name)))
  for (const name of new Set([...values.keys()].filter((each) => boxes.test(each)).map((each) => each.replace(boxes, '')))) {
    const part = (box: string) => values.get(`${name}.${box}`) ?? ''
    const date = { day: part('day'), month: part('month'), year: part('year') }
    const style = name.endsWith('birthDate') ? 'dd.MM.yyyy' : 'dd/MM/yyyy'
    const isMoment = values.has(`${name}.hour`)
    joined.set(name, isMoment ? joinMomentBoxes({ ...date, hour: part('hour'), minute: part('minute') }) : joinDateBoxes(date, style))
  }
  return joined
}

const isOfDraft = (name: string) => /^(?:contactInfo|billingInfo|paxInfo|answer)\b/.test(name)

/** What a step's form holds, to be shown again another time; a box that is not ticked is not posted, so it is said for it. */
export const draftValues = (values: ReadonlyMap<string, string>): Record<string, string> => ({
  sameBilling: values.get('sameBilling') ?? '',
  ...Object.fromEntries([...withJoinedDates(values)].filter(([name]) => isOfDraft(name))),
})

type Nested = { [key: string]: string | Nested | Nested[] }

const own = (value: unknown): value is Nested => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `paxInfo[0].address.city` → nested values; names that lead nowhere we know are dropped by the schema that follows. */
function nest(values: ReadonlyMap<string, string>): Nested {
  const root: Nested = Object.create(null)
  for (const [name, value] of values) {
    const [, part, index, rest] = /^(contactInfo|billingInfo|paxInfo)(?:\[(\d{1,2})\])?\.([\w.]{1,80})$/.exec(name) ?? []
    if (!part || !rest) continue
    let target: Nested
    if (part === 'paxInfo') {
      const list = Array.isArray(root.paxInfo) ? root.paxInfo : []
      root.paxInfo = list
      while (list.length <= Math.min(15, Number(index))) list.push(Object.create(null))
      target = list[Number(index)] ?? Object.create(null)
    } else {
      const known = root[part]
      target = own(known) ? known : Object.create(null)
      root[part] = target
    }
    const [key = '', sub] = rest.split('.')
    if (sub === undefined) target[key] = value
    else {
      const inner = target[key]
      const nested: Nested = own(inner) ? inner : Object.create(null)
      nested[sub] = value
      target[key] = nested
    }
  }
  return root
}

/** A post of the traveller-details form; `sameBilling` is a checkbox, so its absence means no. */
export function parseTravellerForm(values: ReadonlyMap<string, string>): TravellerDetails | undefined {
  const nested = nest(new Map(Object.entries(withPhoneCountries(Object.fromEntries(withJoinedDates(values)), readPhone))))
  const parsed = travellerDetails.safeParse({
    contactInfo: {},
    billingInfo: {},
    paxInfo: [],
    ...nested,
    sameBilling: values.has('sameBilling'),
  })
  return parsed.success ? parsed.data : undefined
}

const selectionOf = (values: ReadonlyMap<string, string>, prefix: string, key: string) => ({
  selection: [...values].flatMap(([name, value]) =>
    name.startsWith(prefix) ? [{ [key]: name.slice(prefix.length), serviceCategoryRefId: value === '' ? null : value }] : [],
  ),
})

const quantityIn = (values: ReadonlyMap<string, string>, offerId: string) => {
  const typed = values.get(`quantity.${offerId}`)
  return typed === undefined ? {} : { quantity: Number(typed) }
}

export function parseOptionsForm(values: ReadonlyMap<string, string>) {
  const { selection } = selectionOf(values, 'upsell.', 'offerId')
  const upsells = upsellSelection.safeParse({
    selection: selection.map((each) => ({ ...each, ...quantityIn(values, each.offerId ?? '') })),
  })
  const services = baseServiceSelection.safeParse(selectionOf(values, 'base.', 'productRefId'))
  return upsells.success && services.success ? { upsells: upsells.data.selection, baseServices: services.data.selection } : undefined
}
