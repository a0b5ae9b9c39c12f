import { expect, test } from 'vitest'
import { z } from 'zod'
import { activityQuestions } from './activity-questions.ts'
import { dateText, listOf, maybe, plainText, text } from './lenient.ts'
import { upsellItems } from './options.ts'
import { wireTravellerDetails } from './travellers.ts'

test('an empty list may come as an object, null or nothing', () => {
  for (const value of [[], {}, null, undefined]) expect(listOf(z.string()).parse(value)).toEqual([])
  expect(upsellItems.parse({})).toEqual([])
  expect(listOf(z.string()).safeParse({ a: 1 }).success).toBe(false)
})

test('an empty object may come as a list', () => {
  expect(maybe(z.object({ city: text })).parse([])).toBeUndefined()
  expect(wireTravellerDetails.parse({ paxInfo: [{ refId: 'pax-1', address: [] }] }).paxInfo[0]?.address).toBeUndefined()
})

test('dates are cut out of date-times, nonsense is no date', () => {
  expect(dateText.parse('2030-02-01T10:00:00.000+01:00')).toBe('2030-02-01')
  expect(dateText.parse('soon')).toBe('')
  expect(dateText.parse(null)).toBe('')
})

test('an unknown kind of question is free text, a capital letter does not matter', () => {
  const [group] = activityQuestions.parse([
    {
      componentId: 'a',
      productName: 'Kayak',
      questions: [
        { refId: '1', question: 'Q', required: true, answerValidation: 'Phone' },
        { refId: '2', question: 'R', required: false, answerValidation: 'colour' },
      ],
    },
  ])
  expect(group?.questions.map(({ answerValidation }) => answerValidation)).toEqual(['phone', undefined])
})

test('markup of a supplier becomes plain text', () => {
  expect(plainText('<p>Warm &amp; dry<br>inside</p><script>alert(1)</script><p>Open daily</p>')).toBe('Warm & dry\ninside\nOpen daily')
  expect(plainText('&lt;b&gt;')).toBe('<b>')
})
