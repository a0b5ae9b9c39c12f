import { expect, test } from 'vitest'
import { outcomeOf, triedAccounts } from '../stripe/test-accounts.ts'
import { indexPage } from './index-page.ts'

const shown = async () => String(await indexPage(':8787')).replace(/\s+/g, ' ')

test('the index leads to a checkout that pays at the stand-in for Stripe, and names an account for each way it can go', async () => {
  const page = await shown()
  expect(page).toContain('href="http://noctua.localhost:8787/fr-fr/planner?tripId=t9000001"')
  expect(triedAccounts.map(({ iban }) => outcomeOf(iban))).toEqual(['pays', 'late', 'fails', 'too-little'])
  for (const { iban, what } of triedAccounts) {
    expect(page).toContain(iban.replace(/(.{4})(?=.)/g, '$1 '))
    expect(page).toContain(what.replaceAll('"', '&quot;'))
  }
})
