import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandFonts } from './fonts.ts'

/** On slow 4G 70 kB are a third of a second, before the first picture. */
const budget = 70_000

test.each(Object.entries(brandFonts))(
  'the two faces that each page of %s begins with are small, and bring the weights of text',
  (_, { display, text }) => {
    const bytes = [display, text].reduce((sum, { latin }) => sum + statSync(`public${latin.url}`).size, 0)
    expect(bytes).toBeLessThan(budget)
    const [from = 0, to = 0] = text.weightRange.split(' ').map(Number)
    expect([from <= 400, to >= 700]).toEqual([true, true])
  },
)
