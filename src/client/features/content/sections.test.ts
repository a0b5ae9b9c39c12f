import { expect, test } from 'vitest'
import type { RichNode } from '../../../shared/market/rich-text.ts'
import { sectionsOf } from './sections.ts'

const heading = (level: number): RichNode => ({ type: 'heading', level, text: `level ${level}` })
const said = (text: string): RichNode => ({ type: 'paragraph', text })
const shape = (value: RichNode[], level: number) =>
  sectionsOf(value, level).map(({ heading: head, text }) => [head?.text, ...text.map((node) => node.text)])

test('questions fold, the chapters they stand in do not', () => {
  const value = [said('intro'), heading(2), said('chapter'), heading(3), said('answer'), heading(4), said('more'), heading(2), heading(3)]
  expect(shape(value, 3)).toEqual([
    [undefined, 'intro'],
    [undefined, 'level 2', 'chapter'],
    ['level 3', 'answer', 'level 4', 'more'],
    [undefined, 'level 2'],
    ['level 3'],
  ])
})

test('chapters fold with everything in them', () =>
  expect(shape([heading(2), said('one'), heading(3), said('two'), heading(2)], 2)).toEqual([
    ['level 2', 'one', 'level 3', 'two'],
    ['level 2'],
  ]))

test('no text has no sections', () => expect(sectionsOf([], 2)).toEqual([]))
