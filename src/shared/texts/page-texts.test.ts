import { expect, test } from 'vitest'
import { pageTextsOf } from './page-texts.ts'

const texts = {
  en: { common: { close: 'Close', back: 'Back' }, chrome: {}, tour: { days: 'Days' }, search: { sort: 'Sort' } },
  nl: { common: { close: 'Sluiten' } },
}

test('a page gets common, chrome and its own parts only', () => {
  expect(Object.keys(pageTextsOf(texts, 'en', ['tour']).messages)).toEqual(['common.close', 'common.back', 'tour.days'])
})

test('English stands in where a language lacks a text', () => {
  const { messages } = pageTextsOf(texts, 'nl', ['tour'])
  expect(messages).toEqual({ 'common.close': 'Sluiten', 'common.back': 'Back', 'tour.days': 'Days' })
})
