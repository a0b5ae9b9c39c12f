import { expect, test } from 'vitest'
import { richText } from '../shared/market/rich-text.ts'
import { richTextOf } from './rich-text.ts'

test('blocks become headings, paragraphs, lists and quotes', () => {
  const written = richTextOf('## One\n\nTwo\nlines\n\n- a\n- b\n\n1. c\n2. d\n\n> said')
  expect(written.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'list', 'ordered-list', 'quote'])
  expect(written[1]?.content).toEqual([{ type: 'text', text: 'Two lines' }])
  expect(written[2]?.content).toHaveLength(2)
  expect(richText.safeParse(written).success).toBe(true)
})

test('inline marks, links and the promo code stand where they were written', () => {
  expect(richTextOf('Use **now** {promoCode} on [tours](/tours).')[0]?.content).toEqual([
    { type: 'text', text: 'Use ' },
    { type: 'text', text: 'now', marks: ['bold'] },
    { type: 'text', text: ' ' },
    { type: 'promo-code' },
    { type: 'text', text: ' on ' },
    { type: 'link', href: '/tours', content: [{ type: 'text', text: 'tours' }] },
    { type: 'text', text: '.' },
  ])
})
