import { Hono } from 'hono'
import type { App } from '../env.ts'
import { countryName } from '../tours/countries.ts'
import { callingCodes } from './calling-codes.ts'
import { localeOf } from './language.ts'

export const location = new Hono<App>().get('/countries/calling-codes', (c) => {
  const { language } = c.var
  const named = callingCodes.map(([isoCode, callingCode]) => ({ isoCode, name: countryName(isoCode, language), callingCode }))
  return c.json({ callingCodes: named.sort((a, b) => a.name.localeCompare(b.name, localeOf(language))) })
})
