import { expect, test } from 'vitest'
import type { RichNode } from '../market/rich-text.ts'
import { contentsOf, headingIds } from './headings.ts'

const heading = (text: string, level = 2): RichNode => ({ type: 'heading', level, content: [{ type: 'text', text }] })

test('lists the headings of a level', () => {
  const text = [heading('Ångra en bokning'), heading('Details', 3), { type: 'paragraph' }]
  expect(contentsOf(text)).toEqual([{ id: 'angra-en-bokning', title: 'Ångra en bokning' }])
  expect(contentsOf(text, 3)).toEqual([{ id: 'details', title: 'Details' }])
})

test('every heading has an id of its own, whatever it says', () => {
  const text = [heading('Price'), heading('Price'), heading('Price 2'), heading('價格'), heading('Price', 3)]
  expect([...headingIds(text).values()]).toEqual(['price', 'price-2', 'price-2-2', 'section', 'price-3'])
})
