import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptedDraft, draftOf, mergeDraft } from './traveller-draft.ts'

const name = 'contactInfo.firstName'
const passport = 'paxInfo[0].passportNr'
const merge = (stored: string, typed: string, base: string) =>
  mergeDraft({ [name]: stored }, { typed: { [name]: typed }, base: { [name]: base } })

describe('what is kept on the device', () => {
  test('is what was written, without the numbers the provider has', () => {
    const seed = { [name]: 'Ann', [passport]: 'P1', 'contactInfo.localIdNumber': 'L1' }
    expect(draftOf(seed, seed)).toEqual({ typed: { [name]: 'Ann' }, base: { [name]: 'Ann' } })
    expect(draftOf({ ...seed, [passport]: 'P2' }, seed).typed).toEqual({ [name]: 'Ann', [passport]: 'P2' })
  })
  test('has no passport or id number once everything is accepted', () => {
    expect(acceptedDraft({ [name]: 'Ann', [passport]: 'P1', 'billingInfo.localIdNumber': 'L1' })).toEqual({
      typed: { [name]: 'Ann' },
      base: { [name]: 'Ann' },
    })
  })
})

describe('the form to show', () => {
  test('is what the server has where nothing is kept', () => {
    expect(mergeDraft({ [name]: 'Ann' }, undefined)).toEqual({ values: { [name]: 'Ann' }, conflicts: {} })
  })
  test('has what was written here', () => expect(merge('Ann', 'Anna', 'Ann').values).toEqual({ [name]: 'Anna' }))
  test('has nothing where it was emptied here', () => expect(merge('Ann', '', 'Ann').values).toEqual({ [name]: '' }))
  test('has what is newer on the server', () => expect(merge('Anna', 'Ann', 'Ann')).toEqual({ values: { [name]: 'Anna' }, conflicts: {} }))
  test('has what was sent where the server lost it', () => expect(merge('', 'Ann', 'Ann').values).toEqual({ [name]: 'Ann' }))
  test('has the server’s word where both have changed, and keeps the other at hand', () => {
    expect(merge('Berta', 'Anna', 'Ann')).toEqual({ values: { [name]: 'Berta' }, conflicts: { [name]: 'Anna' } })
    expect(merge('Anna', 'Anna', 'Ann')).toEqual({ values: { [name]: 'Anna' }, conflicts: {} })
  })
  test('has the numbers of the server where none was written here', () => {
    const seed = { [passport]: 'P1' }
    expect(mergeDraft(seed, draftOf(seed, seed)).values).toEqual(seed)
    expect(mergeDraft(seed, draftOf({ [passport]: 'P2' }, seed))).toEqual({ values: { [passport]: 'P2' }, conflicts: {} })
  })
  test('leaves a box unticked that the server has unticked', () => {
    const box = { sameBilling: 'on' }
    expect(mergeDraft({ sameBilling: '' }, { typed: box, base: box }).values).toEqual({ sameBilling: '' })
  })
})

const text = fc.constantFrom('', 'x', 'y')
const values = fc.record({ a: text, b: text, [passport]: text, sameBilling: text })

test('nothing is written: the server’s word stands', () => {
  fc.assert(
    fc.property(values, (seed) => {
      expect(mergeDraft(seed, draftOf(seed, seed))).toEqual({ values: seed, conflicts: {} })
    }),
  )
})

test('the server has not changed: the form is as it was left', () => {
  fc.assert(
    fc.property(values, values, (seed, typed) => {
      const { values: shown, conflicts } = mergeDraft(seed, draftOf(typed, seed))
      expect([shown, conflicts]).toEqual([typed, {}])
    }),
  )
})
