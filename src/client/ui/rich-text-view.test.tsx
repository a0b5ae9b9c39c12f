import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { RichNode, RichText } from '../../shared/market/rich-text.ts'
import { InlineRichText } from './inline-rich-text.tsx'
import { RichTextView } from './rich-text-view.tsx'

const text = (words: string, ...marks: string[]): RichNode => ({ type: 'text', text: words, marks })
const inside = (value: RichText) => renderToStaticMarkup(<RichTextView value={value} />).replace(/^<div[^>]*>|<\/div>$/g, '')

afterEach(() => vi.restoreAllMocks())

test('every known block and mark is one of our own elements', () => {
  const item = { type: 'item', content: [{ type: 'paragraph', content: [text('a')] }] }
  const value = [
    { type: 'heading', level: 2, content: [text('One')] },
    { type: 'heading', level: 3, content: [text('Two')] },
    { type: 'heading', level: 4, content: [text('One')] },
    { type: 'paragraph', content: [text('plain '), text('both', 'italic', 'bold'), text('slanted', 'italic'), text('odd', 'blink')] },
    { type: 'list', content: [item] },
    { type: 'ordered-list', content: [item] },
    { type: 'quote', content: [{ type: 'paragraph', content: [text('said')] }] },
  ]
  expect(inside(value).replace(/ class="[^"]*"/g, '')).toBe(
    '<h2 id="one">One</h2><h3 id="two">Two</h3><h4 id="one-2">One</h4><p>plain <strong><em>both</em></strong><em>slanted</em>odd</p>' +
      '<ul><li><p>a</p></li></ul><ol><li><p>a</p></li></ol><blockquote><p>said</p></blockquote>',
  )
})

test('an unknown node is left out and reported once, what stands around it is shown', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const value = [
    { type: 'paragraph', content: [text('before')] },
    { type: 'embedded-video', content: [text('never')] },
    { type: 'paragraph', content: [{ type: 'embedded-video' }, text('after')] },
  ]
  expect(inside(value)).toBe('<p>before</p><p>after</p>')
  expect(warn.mock.calls).toEqual([['Unknown rich text node: embedded-video']])
})

test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', '//evil.test', '/\\evil.test', 'data:text/html,x', undefined])(
  'a link to %s keeps its words and loses its address',
  (href) => expect(inside([{ type: 'link', href, content: [text('words', 'bold')] }])).toBe('<strong>words</strong>'),
)

test('a link of ours leads where it says', () =>
  expect(inside([{ type: 'link', href: '/faq', text: 'answers' }])).toBe('<a href="/faq">answers</a>'))

test('words are words, whatever they look like', () =>
  expect(inside([text('<img src=x onerror=alert(1)>')])).toBe('&lt;img src=x onerror=alert(1)&gt;'))

test('a text in a line loses its paragraphs', () =>
  expect(
    renderToStaticMarkup(
      <InlineRichText
        value={[
          { type: 'paragraph', content: [text('one')] },
          { type: 'paragraph', content: [text('two')] },
        ]}
      />,
    ),
  ).toBe('one two '))

test('the promo code stands where it was written', () =>
  expect(
    renderToStaticMarkup(<InlineRichText value={[text('Use '), { type: 'promo-code' }]} promoCode="RAIL5" />).replace(/ class="[^"]*"/, ''),
  ).toBe('Use <strong>RAIL5</strong>'))

test('a text in another language says so', () =>
  expect(renderToStaticMarkup(<RichTextView value={[text('Hello')]} lang="en" />)).toMatch(/^<div[^>]* lang="en">/))
