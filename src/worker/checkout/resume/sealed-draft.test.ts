import { expect, test } from 'vitest'
import { openDraft, sealDraft } from './sealed-draft.ts'

const secret = 'a-secret-of-this-deployment-0001'
const another = 'another-secret-of-this-shop-0002'
const id = 'abcdefghijkl'
const now = Date.UTC(2027, 0, 1)
const until = now + 60_000
const values = { 'paxInfo[0].passportNr': 'X1234567', 'contactInfo.lastName': 'Ångström' }
const seal = () => sealDraft({ step: 'traveller-details', values }, id, until, secret)

test('what a form held comes back, and cannot be read where it lies', async () => {
  const sealed = await seal()
  expect(await openDraft(sealed, id, secret, now)).toEqual(values)
  expect(atob(sealed.sealed.split('.')[1] ?? '')).not.toContain('X1234567')
})

test('a draft is gone with its time', async () => {
  const sealed = await seal()
  expect(await openDraft(sealed, id, secret, until - 1)).toEqual(values)
  expect(await openDraft(sealed, id, secret, until)).toBeUndefined()
})

test('a draft opens for its own checkout, step, time and secret alone', async () => {
  const sealed = await seal()
  expect(await openDraft(sealed, id, another, now)).toBeUndefined()
  expect(await openDraft(sealed, 'bbbbbbbbbbbb', secret, now)).toBeUndefined()
  expect(await openDraft({ ...sealed, step: 'experiences' }, id, secret, now)).toBeUndefined()
  expect(await openDraft({ ...sealed, until: until + 1 }, id, secret, now)).toBeUndefined()
  expect(await openDraft({ ...sealed, sealed: 'not even sealed' }, id, secret, now)).toBeUndefined()
})

test('a draft outlives the replacing of the secret, while both are there', async () => {
  const sealed = await seal()
  expect(await openDraft(sealed, id, `${another} ${secret}`, now)).toEqual(values)
})

test('the same form is never sealed twice alike', async () => expect((await seal()).sealed).not.toBe((await seal()).sealed))
