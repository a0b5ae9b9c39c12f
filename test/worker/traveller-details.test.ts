import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
}, 60_000)
afterAll(() => shop?.stop())

const trips = {
  bookable: 't9000001',
  required: 't9000201',
  optional: 't9000202',
  names: 't9000203',
  car: 't9000204',
  placeholder: 't9000205',
  askedLater: 't9000206',
  refused: 't9000207',
} as const

const field = z.object({ name: z.string(), kind: z.string(), required: z.boolean() })
const problems = z.array(z.object({ name: z.string(), code: z.string(), values: z.record(z.string(), z.unknown()).optional() }))
const text = z.record(z.string(), z.unknown())
const page = z.object({
  redirect: z.string().optional(),
  data: z
    .object({
      initials: z.string(),
      copies: z.array(z.string()),
      invalid: problems,
      contact: z.array(field),
      billing: z.array(field),
      passengers: z.array(z.object({ isDriver: z.boolean(), fields: z.array(field) })),
      stored: z.object({ contactInfo: text, billingInfo: text, sameBilling: z.boolean(), paxInfo: z.array(text) }),
    })
    .nullish(),
})
const refused = z.object({ code: z.string(), problems })

async function startAt(trip: string, rooms: object[] = [{ adults: 2 }]) {
  const visitor = new Shopper(shop.port)
  const startDate = await visitor.departure(trip)
  const started = await visitor.api('POST', 'planner/itineraries', { tripId: trip, startDate, rooms })
  const { checkoutId: id } = z.object({ checkoutId: z.string() }).parse(await started.json())
  const address = `/xx-en/checkout/${id}/traveller-details`
  const read = async (by = visitor) => {
    const { data } = page.parse(await (await by.ask('GET', `${address}/_payload.json`)).json())
    if (!data) throw new Error('no page')
    return data
  }
  return {
    visitor,
    id,
    startDate,
    read,
    post: (form: URLSearchParams) => visitor.ask('POST', address, form),
    save: (body: object) => visitor.api('POST', 'checkout/traveler-details', body, id),
  }
}

/** What the form says about fields that the usual traveller does not fill in. */
const rest: readonly (readonly [RegExp, string])[] = [
  [/street2$/, 'Second floor'],
  [/region$/, 'North'],
  [/companyName$/, 'Example Ltd'],
  [/taxNumber$/, 'T-1'],
  [/localIdNumber$/, 'L-1'],
  [/secondOrAdditionalName$/, 'Bo'],
]
async function filledForm({ visitor, id }: Awaited<ReturnType<typeof startAt>>) {
  const form = await visitor.travellerForm(id)
  for (const [name, value] of [...form]) if (value === '') form.set(name, rest.find(([pattern]) => pattern.test(name))?.[1] ?? '')
  return form
}
const codesOf = async (response: Response) => refused.parse(await response.json()).problems.map(({ name, code }) => `${name} ${code}`)
const nobody = { contactInfo: {}, billingInfo: {}, paxInfo: [{}, {}], sameBilling: false }

describe('the map of required fields', () => {
  test('everything required: nothing may be left out, anywhere', async () => {
    const start = await startAt(trips.required)
    const { contact, billing, passengers } = await start.read()
    const asked = [...contact, ...passengers.flatMap(({ fields }) => fields), ...billing]
    expect([asked.length, asked.every(({ required }) => required)]).toEqual([14 + 2 * 14 + 10, true])
    const answer = await start.save(nobody)
    expect([answer.status, await codesOf(answer)]).toEqual([
      422,
      asked.map(({ name, kind }) => `${name} ${/^(?:gender|country)$/.test(kind) ? 'choose' : 'required'}`),
    ])
    expect((await start.post(await filledForm(start))).status).toBe(303)
    const { contactInfo, paxInfo } = (await start.read()).stored
    expect(contactInfo).toMatchObject({ taxNumber: 'T-1', address: { region: 'North', street2: 'Second floor' } })
    expect(paxInfo[1]).toMatchObject({ secondOrAdditionalName: 'Bo', passportExpirationDate: '01/02/2040', birthDate: '01.02.1980' })
  })

  test('everything optional: nothing has to be said, and what is said has to be right', async () => {
    const start = await startAt(trips.optional)
    const wrong = await start.save({ ...nobody, contactInfo: { email: 'ann@' }, paxInfo: [{ birthDate: '31.02.1980' }, {}] })
    expect(await codesOf(wrong)).toEqual(['contactInfo.email email', 'paxInfo[0].birthDate date'])
    const answer = await start.save(nobody)
    expect([answer.status, await answer.json()]).toEqual([200, { completed: true, next: expect.not.stringContaining('traveller-details') }])
  })

  test('everything hidden but the names: nothing else is asked, checked or sent', async () => {
    const start = await startAt(trips.names)
    const { contact, billing, passengers, copies } = await start.read()
    const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name.split('.').at(-1))
    expect([names(contact), names(billing), names(passengers[1]?.fields ?? [])]).toEqual([
      ['firstName', 'lastName', 'email'],
      [],
      ['firstName', 'lastName'],
    ])
    expect(copies).toEqual(['contact'])
    const form = await start.visitor.travellerForm(start.id)
    form.set('paxInfo[0].birthDate', 'never')
    form.set('paxInfo[0].passportNr', 'P1')
    expect((await start.post(form)).status).toBe(303)
    expect((await start.read()).stored.paxInfo[0]).toMatchObject({ firstName: 'Ann', passportNr: '', birthDate: '' })
  })

  test('a map that cannot be read, or not had, is a failure and never an empty form', async () => {
    for (const answer of [{ status: 200, body: '<html>' }, { status: 503 }]) {
      const start = await startAt(trips.bookable)
      await programAnswer(shop.port, {
        path: `/checkout/v1/checkouts/${start.id}/required-traveler-details`,
        method: 'GET',
        times: 5,
        ...answer,
      })
      expect((await start.visitor.ask('GET', `/xx-en/checkout/${start.id}/traveller-details`)).status).toBeGreaterThanOrEqual(500)
    }
  })
})

describe('who drives', () => {
  test('the first traveller, where a car is part of the trip', async () => {
    expect((await (await startAt(trips.car)).read()).passengers.map(({ isDriver }) => isDriver)).toEqual([true, false])
  })
  test('nobody, where the car is only a placeholder', async () => {
    expect((await (await startAt(trips.placeholder)).read()).passengers.map(({ isDriver }) => isDriver)).toEqual([false, false])
  })
})

describe('what is sent', () => {
  test('one spelling of a name, one form of a phone number, read with the country beside it', async () => {
    const start = await startAt(trips.bookable)
    const form = await start.visitor.travellerForm(start.id)
    form.set('contactInfo.firstName', 'A\u030Ase')
    form.set('contactInfo.lastName', 'محمد')
    form.set('contactInfo.mobilePhone', '(020) 7946 0123')
    form.set('contactInfo.mobilePhoneCountry', 'GB')
    expect((await start.post(form)).status).toBe(303)
    const { stored, initials } = await start.read()
    expect(stored.contactInfo).toMatchObject({ firstName: 'Åse', lastName: 'محمد', mobilePhone: '+442079460123' })
    expect(initials).toBe('Åم')
  })

  test('no postcode for a country that has none', async () => {
    const start = await startAt(trips.bookable)
    const form = await start.visitor.travellerForm(start.id)
    form.set('contactInfo.address.countryCode', 'HK')
    form.set('contactInfo.address.postalCode', '')
    expect((await start.post(form)).status).toBe(303)
    form.set('contactInfo.address.countryCode', 'NL')
    expect((await start.post(form)).status).toBe(422)
  })

  test('another invoice address only where it is wanted', async () => {
    const start = await startAt(trips.bookable)
    const form = await start.visitor.travellerForm(start.id)
    form.delete('sameBilling')
    form.set('billingInfo.lastName', 'Invoice')
    expect((await start.post(form)).status).toBe(303)
    expect((await start.read()).stored).toMatchObject({ sameBilling: false, billingInfo: { lastName: 'Invoice', email: '' } })
  })

  test('ages on the day the trip starts', async () => {
    const start = await startAt(trips.bookable, [{ adults: 1, childAges: [7] }])
    const [year = 0, month = 0, day = 0] = start.startDate.split('-').map(Number)
    const born = (age: number, dayShift = 0) => {
      const date = new Date(Date.UTC(year - age, month - 1, day + dayShift))
      const two = (part: number) => String(part).padStart(2, '0')
      return `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`
    }
    const form = await start.visitor.travellerForm(start.id)
    const codes = async (adult: string, child: string) => {
      form.set('paxInfo[0].birthDate', adult)
      form.set('paxInfo[1].birthDate', child)
      const body = Object.fromEntries(form)
      const pick = (index: number) => ({ ...passenger(body, index), refId: `pax-${index + 1}` })
      return start.save({ contactInfo: contactOf(body), billingInfo: {}, paxInfo: [pick(0), pick(1)], sameBilling: true })
    }
    expect((await codes(born(18), born(7))).status).toBe(200)
    expect(await codesOf(await codes(born(18, 1), born(7, 1)))).toEqual([
      'paxInfo[0].birthDate adult-age',
      'paxInfo[1].birthDate child-age',
    ])
    expect(await codesOf(await codes(born(151), born(8)))).toEqual(['paxInfo[0].birthDate adult-age', 'paxInfo[1].birthDate child-age'])
    expect(await codesOf(await codes(born(150), born(0, 1)))).toEqual(['paxInfo[1].birthDate date-max'])
  })
})

const part = (body: Record<string, string>, prefix: string) => {
  const flat = Object.entries(body).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
  )
  const address = flat.flatMap(([name, value]) => (name.startsWith('address.') ? [[name.slice('address.'.length), value] as const] : []))
  return {
    ...Object.fromEntries(flat),
    address: { street1: '', street2: '', countryCode: '', city: '', region: '', postalCode: '', ...Object.fromEntries(address) },
  }
}
const contactOf = (body: Record<string, string>) => part(body, 'contactInfo.')
const passenger = (body: Record<string, string>, index: number) => part(body, `paxInfo[${index}].`)

describe('one press instead of writing again, without scripts', () => {
  test('fills in the first traveller and stores nothing', async () => {
    const start = await startAt(trips.bookable)
    const form = new URLSearchParams({ 'contactInfo.firstName': 'Åse', 'contactInfo.lastName': 'Example', copy: 'contact' })
    const answer = await start.post(form)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(/<input[^>]*name="paxInfo\[0\]\.firstName"[^>]*>/.exec(html)?.[0]).toContain('value="Åse"')
    expect(html.includes('aria-invalid')).toBe(false)
    expect((await start.read()).stored.contactInfo).toMatchObject({ firstName: '' })
  })
})

describe('what is wrong in a form that no script sends', () => {
  const shownTexts = (html: string) => {
    const [shown = ''] = html.split('<script type="application/json"')
    return shown.replaceAll('&#x27;', "'")
  }

  test('a text that is too long has its sentence in the summary and at the field, and stays as it was typed', async () => {
    const start = await startAt(trips.bookable)
    const form = await start.visitor.travellerForm(start.id)
    const long = 'ø'.repeat(251)
    form.set('contactInfo.lastName', long)
    const answer = await start.post(form)
    const shown = shownTexts(await answer.text())
    expect([answer.status, shown.split('please use at most 250 characters').length]).toEqual([422, 3])
    expect(shown).toContain('href="#traveller-details-contactInfo.lastName"')
    expect(shown).toContain(`value="${long}"`)
    const contact = contactOf(Object.fromEntries(form))
    const api = await start.save({ contactInfo: contact, billingInfo: {}, paxInfo: [{}, {}] })
    expect([api.status, (await codesOf(api))[0]]).toEqual([422, 'contactInfo.lastName too-long'])
  })

  test('summary and field say the same sentence', async () => {
    const start = await startAt(trips.bookable)
    const form = await start.visitor.travellerForm(start.id)
    form.set('contactInfo.mobilePhone', '12')
    const shown = shownTexts(await (await start.post(form)).text())
    expect(shown.split('Enter a phone number with its country code').length).toBe(3)
    expect(shown).not.toContain('Write a phone number')
  })
})

describe('an invoice that goes to the contact', () => {
  test('is asked for the tax number that the contact is not asked for', async () => {
    const start = await startAt(trips.bookable)
    const asked = { firstName: 'required', lastName: 'required', email: 'required' }
    const body = { contact: asked, billing: { firstName: 'required', taxNumber: 'required' }, passenger: asked }
    const path = `/checkout/v1/checkouts/${start.id}/required-traveler-details`
    await programAnswer(shop.port, { path, method: 'GET', times: 9, status: 200, body })
    const form = await start.visitor.travellerForm(start.id)
    const refusal = await start.post(form)
    expect([refusal.status, await refusal.text()]).toEqual([
      422,
      expect.stringContaining('href="#traveller-details-billingInfo.taxNumber"'),
    ])
    form.set('billingInfo.taxNumber', 'NL123')
    expect((await start.post(form)).status).toBe(303)
    expect((await start.read()).stored).toMatchObject({ sameBilling: true, billingInfo: { firstName: 'Ann', taxNumber: 'NL123' } })
  })
})

describe('what no longer holds', () => {
  test('details asked for after the check lead back, and the owner is shown which', async () => {
    const start = await startAt(trips.askedLater)
    await start.visitor.goToPayment(start.id)
    const payment = page.parse(await (await start.visitor.ask('GET', `/xx-en/checkout/${start.id}/payment/_payload.json`)).json())
    expect(payment.redirect).toContain('/traveller-details?notice=earlier-step-incomplete')
    const stored = await (await start.visitor.api('GET', 'checkout/traveler-details/validate-stored', undefined, start.id)).json()
    expect(z.object({ valid: z.boolean(), problems }).parse(stored)).toMatchObject({ valid: false, problems: { length: 6 } })
    await start.visitor.api('POST', 'checkout/availabilityCheck', {}, start.id)
    expect((await start.post(await start.visitor.travellerForm(start.id))).status).toBe(303)
    expect((await start.read()).invalid).toEqual([])
  })

  test('is shown to its owner at once, and to nobody else', async () => {
    const start = await startAt(trips.bookable)
    const form = await start.visitor.travellerForm(start.id)
    await start.post(form)
    const asked = await start.visitor.ask('GET', `/xx-en/checkout/${start.id}/availability/_payload.json`)
    expect(asked.status).toBe(200)
    const required = { contact: { companyName: 'required' }, billing: {}, passenger: {} }
    await programAnswer(shop.port, {
      path: `/checkout/v1/checkouts/${start.id}/required-traveler-details`,
      method: 'GET',
      times: 1,
      status: 200,
      body: required,
    })
    const stored = await (await start.visitor.api('GET', 'checkout/traveler-details/validate-stored', undefined, start.id)).json()
    expect(stored).toEqual({ valid: false, problems: [{ name: 'contactInfo.companyName', code: 'required' }] })
    const stranger = await new Shopper(shop.port).api('GET', 'checkout/traveler-details/validate-stored', undefined, start.id)
    expect(await stranger.json()).toMatchObject({ problems: [] })
  })

  test('a field that the provider refuses is pointed at', async () => {
    const start = await startAt(trips.refused)
    const form = await start.visitor.travellerForm(start.id)
    form.set('paxInfo[1].lastName', 'x'.repeat(21))
    const again = await start.post(form)
    expect([again.status, (await again.text()).includes('Last name is not valid.')]).toEqual([422, true])
    form.set('paxInfo[1].lastName', 'x'.repeat(20))
    expect((await start.post(form)).status).toBe(303)
  })
})
