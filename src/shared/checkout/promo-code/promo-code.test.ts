import { expect, test } from 'vitest'
import { promoInput, promoIntents, promoWish } from './promo-code.ts'

const wish = (posted: Record<string, string>) => promoWish((name) => posted[name] ?? null)
const typed = { [promoInput('folded')]: ' TIDE10 ', [promoInput('beside')]: 'SPRING50' }

test('of two entries on one page the one counts whose button was pressed', () => {
  expect(wish({ ...typed, intent: promoIntents.folded.apply })).toEqual({ write: 'apply', code: 'TIDE10' })
  expect(wish({ ...typed, intent: promoIntents.beside.apply })).toEqual({ write: 'apply', code: 'SPRING50' })
  expect(wish({ ...typed, intent: promoIntents.beside.remove })).toEqual({ write: 'remove' })
})

test('another button wants nothing with a code, whatever was typed', () => {
  expect(wish(typed)).toBeUndefined()
  expect(wish({ ...typed, intent: 'resume' })).toBeUndefined()
  expect(wish({ intent: promoIntents.folded.apply })).toEqual({ write: 'apply', code: '' })
})
