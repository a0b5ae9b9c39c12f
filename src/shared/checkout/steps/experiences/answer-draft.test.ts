import { describe, expect, test } from 'vitest'
import { answerDraftOf, mergeAnswers, typedIn } from './answer-draft.ts'

const groups = [
  {
    componentId: 'dive',
    questions: [
      { hash: 'h1', name: 'answer.dive.q1' },
      { hash: 'h2', name: 'answer.dive.q2' },
    ],
  },
]
const name = 'answer.dive.q1'
const keep = (typed: string, base: string) => answerDraftOf(groups, { [name]: typed }, { [name]: base })
const merge = (stored: string, typed: string, base: string) => mergeAnswers(groups, { [name]: stored }, keep(typed, base))

describe('what a device keeps of the answers', () => {
  test.each([
    ['one that was written', 'size 43', '', { h1: { typed: 'size 43', base: '' } }],
    ['one that was changed', 'size 43', 'size 42', { h1: { typed: 'size 43', base: 'size 42' } }],
    ['one that was emptied', '', 'size 42', { h1: { typed: '', base: 'size 42' } }],
    ['none that stands as it stood', 'size 42', 'size 42', {}],
    ['none whose lines end otherwise', 'one\ntwo', 'one\r\ntwo ', {}],
  ])('%s', (_, typed, base, dive) => expect(keep(typed, base)).toEqual({ dive }))

  test('a question that the form does not name was not written', () => {
    expect(answerDraftOf(groups, {}, { [name]: 'size 42' })).toEqual({ dive: {} })
  })
  test('is found again by input name', () => expect(typedIn(groups, keep('', 'size 42'))).toEqual({ [name]: '' }))
})

describe('the answers to show', () => {
  test.each([
    ['what was written here', '', 'size 43', '', 'size 43', {}],
    ['what was changed here', 'size 42', 'size 43', 'size 42', 'size 43', {}],
    ['nothing where it was emptied here', 'size 42', '', 'size 42', '', {}],
    ['what is newer on the server', 'size 44', 'size 42', 'size 42', 'size 44', {}],
    ['nothing where it was emptied elsewhere', '', 'size 42', 'size 42', '', {}],
    ['the server’s where both have changed', 'size 44', 'size 43', 'size 42', 'size 44', { [name]: 'size 43' }],
    ['the server’s where it was emptied here', 'size 44', '', 'size 42', 'size 44', { [name]: '' }],
    ['what both have become', 'size 43', 'size 43', 'size 42', 'size 43', {}],
  ])('%s', (_, stored, typed, base, shown, conflicts) => {
    expect(merge(stored, typed, base)).toEqual({ values: { [name]: shown }, conflicts })
  })
  test('an answer to a question that is asked no more is let go', () => {
    expect(mergeAnswers(groups, {}, { dive: { gone: { typed: 'x', base: '' } } })).toEqual({ values: {}, conflicts: {} })
  })
})
