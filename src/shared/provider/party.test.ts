import { expect, test } from 'vitest'
import { partyOf } from './party.ts'

test.each([
  ['nobody', [], { adults: 0, children: 0, travellers: 0 }],
  ['one', [{ adults: 1, childAges: [] }], { adults: 1, children: 0, travellers: 1 }],
  [
    'two rooms',
    [
      { adults: 2, childAges: [0, 8] },
      { adults: 1, childAges: [17] },
    ],
    { adults: 3, children: 3, travellers: 6 },
  ],
])('of %s', (_, rooms, party) => expect(partyOf(rooms)).toEqual(party))
