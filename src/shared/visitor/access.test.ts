import { expect, test } from 'vitest'
import { accessOf, isHandedOver, isKnownName } from './access.ts'

const carrying = (email?: string) => ({ travelerDetails: { contactInfo: email === undefined ? undefined : { email } } })
const mine = { isOwner: true, hasOwner: true }
const theirs = { isOwner: false, hasOwner: true }
const nobodys = { isOwner: false, hasOwner: false }

test.each([
  ['its owner', mine, 'ann@example.com', 'owner'],
  ['somebody else’s', theirs, 'ann@example.com', 'visitor'],
  ['somebody else’s without e-mail', theirs, undefined, 'visitor'],
  ['nobody’s that carries an e-mail', nobodys, 'ann@example.com', 'to-name'],
  ['nobody’s without contact', nobodys, undefined, 'to-claim'],
  ['nobody’s with an empty e-mail', nobodys, ' ', 'to-claim'],
] as const)('%s', (_, record, email, access) => expect(accessOf(record, carrying(email))).toBe(access))

test('only what is nobody’s was handed over', () =>
  expect((['owner', 'visitor', 'to-name', 'to-claim'] as const).filter(isHandedOver)).toEqual(['to-name', 'to-claim']))

const known = (named: string, ...references: string[]) =>
  isKnownName(named, { checkoutId: 'abcdefghijkl', details: carrying('Ann@example.com'), references })

test('the e-mail lets in, and so does the reference, however they are written', () => {
  expect([known(' ANN@example.com '), known('tm-204816', '', 'TM-204816')]).toEqual([true, true])
})

test('nothing, another e-mail, a reference of four letters and what the address says do not', () => {
  expect([known(''), known('bob@example.com'), known('AB12', 'AB12'), known('abcdefghijkl', 'abcdefghijkl'), known(' ', '')]).toEqual(
    Array(5).fill(false),
  )
  expect(isKnownName('', { checkoutId: 'abcdefghijkl', details: carrying(), references: [''] })).toBe(false)
})
