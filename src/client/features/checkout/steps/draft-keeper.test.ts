import { expect, test } from 'vitest'
import type { InputValues } from '../../../../shared/checkout/steps/traveller-details/traveller-copies.ts'
import { createKeeper } from './draft-keeper.ts'

const seed = { city: '', street: '' }

/** A device, and pages on it that opened before anything was written. */
function device() {
  let kept: InputValues | undefined
  const told: string[] = []
  const page = (name: string) =>
    createKeeper(
      {
        read: async () => kept,
        write: async (values) => {
          kept = values
          return true
        },
        tell: () => told.push(name),
      },
      seed,
    )
  return { page, told, kept: () => kept, wipe: () => (kept = undefined) }
}

test('two pages keep one draft: each writes what it has changed, and tells the other', async () => {
  const { page, told, kept } = device()
  const [one, other] = [page('one'), page('other')]
  await one.keep({ city: 'Aarhus', street: '' })
  await other.keep({ city: '', street: 'Quay 1' })
  expect(kept()).toEqual({ city: 'Aarhus', street: 'Quay 1' })
  await one.keep({ city: 'Odense', street: '' })
  expect(kept()).toEqual({ city: 'Odense', street: 'Quay 1' })
  expect(told).toEqual(['one', 'other', 'one'])
})

test('writes of a page come one after the other, and nothing is written behind a wipe', async () => {
  const { page, kept, wipe } = device()
  const one = page('one')
  void one.keep({ city: 'A', street: '' })
  void one.keep({ city: 'Aarhus', street: '' })
  await one.inTurn(async () => wipe())
  expect(kept()).toBeUndefined()
})

test('what is kept nowhere any more is kept whole again with the next key', async () => {
  const { page, kept, wipe } = device()
  const one = page('one')
  await one.keep({ city: 'Aarhus', street: 'Quay 1' })
  wipe()
  await one.keep({ city: 'Aarhus', street: 'Quay 2' })
  expect(kept()).toEqual({ city: 'Aarhus', street: 'Quay 2' })
})
