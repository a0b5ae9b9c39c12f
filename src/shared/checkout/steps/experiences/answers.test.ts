import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerIn, checkAnswer, checkAnswers, questionHash, toQuestionView } from './answers.ts'
import type { QuestionKind } from './page.ts'

const readPhone = (text: string) => (text.startsWith('+') ? text : undefined)
const check = (kind: QuestionKind, answer: string, required = true) =>
  checkAnswer({ name: 'n', kind, required, options: [{ value: 'yes', label: 'Yes' }] }, answer, readPhone)?.code

test('a required question needs an answer that is not empty', () => {
  expect(check('text', '  ')).toBe('required')
  expect(check('text', ' ', false)).toBeUndefined()
  expect([check('select', ''), check('boolean', ''), check('select', '', false)]).toEqual(['choose', 'choose', undefined])
})

test('each validation', () => {
  expect([check('int', '12'), check('int', '1.5'), check('int', '-3')]).toEqual([undefined, 'integer', undefined])
  expect([check('double', '1.5'), check('double', '1,5'), check('double', 'x')]).toEqual([undefined, undefined, 'number'])
  expect([check('boolean', 'true'), check('boolean', 'maybe')]).toEqual([undefined, 'boolean'])
  expect([check('date', '31/12/2030'), check('date', '2030-12-31')]).toEqual([undefined, 'date'])
  expect([check('dateAndTime', '31/12/2030 09:30'), check('dateAndTime', '31/12/2030')]).toEqual([undefined, 'date-time'])
  expect([check('phone', '+31'), check('phone', '06')]).toEqual([undefined, 'phone'])
  expect([check('select', 'yes'), check('select', 'no')]).toEqual([undefined, 'option'])
})

test('the hash is stable and blind to spacing', () => {
  expect(questionHash('Can everyone  swim? ')).toBe(questionHash('Can everyone swim?'))
  expect(questionHash('Can everyone swim?')).not.toBe(questionHash('Can everyone dive?'))
  expect(questionHash('Kan alle svømme? 🏊')).toMatch(/^[0-9a-z]{7}$/)
})

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCXYZ0129åäöæøéßçñ漢字?!’–🏊😀')
const word = fc.string({ unit: letter, minLength: 1 })
const words = fc.array(word, { minLength: 1, maxLength: 8 })
const space = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u2009'), minLength: 1, maxLength: 4 })

test('a hash is seven letters and digits, whatever is asked', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        words.map((parts) => parts.join(' ')),
      ),
      (question) => /^[0-9a-z]{7}$/.test(questionHash(question)),
    ),
  ))

test('however a question is spaced, its hash is the same', () =>
  fc.assert(
    fc.property(words, fc.array(space, { minLength: 9, maxLength: 9 }), (parts, spaces) => {
      const spaced = parts.map((part, index) => `${spaces[index]}${part}`).join('') + spaces[8]
      return questionHash(spaced) === questionHash(parts.join(' '))
    }),
  ))

test('one other letter anywhere is another hash', () =>
  fc.assert(
    fc.property(word, word, word, word, (before, one, other, after) => {
      const [letter = ''] = one
      const [instead = ''] = other
      fc.pre(letter !== instead)
      return questionHash(before + letter + after) !== questionHash(before + instead + after)
    }),
  ))

test('words in another order are another question', () =>
  fc.assert(
    fc.property(word, word, (one, other) => {
      fc.pre(one !== other)
      return questionHash(`${one} ${other}`) !== questionHash(`${other} ${one}`)
    }),
  ))

test('an answer that the provider holds is taken back where the form has emptied it, and left alone where the form does not name it', () => {
  const groups = [
    {
      componentId: 'c',
      questions: ['1', '2'].map((refId) =>
        toQuestionView('c', { refId, question: 'Q', required: false, answer: 'old', placeholder: '' }, true),
      ),
    },
  ]
  expect(checkAnswers(groups, new Map([['answer.c.1', ' ']]), readPhone).answers).toEqual([
    { componentId: 'c', questionRefId: '1', answer: '' },
  ])
})

test('empty answers are dropped, a decimal comma is sent as a point', () => {
  const question = { question: 'Q', required: false, answer: 'old', placeholder: '' }
  const groups = [
    {
      componentId: 'c',
      questions: [
        toQuestionView('c', { ...question, refId: '1', answerValidation: 'double' }, false),
        toQuestionView('c', { ...question, refId: '2' }, false),
      ],
    },
  ]
  expect(groups[0]?.questions[0]?.answer).toBe('')
  expect(
    checkAnswers(
      groups,
      new Map([
        ['answer.c.1', '1,5'],
        ['answer.c.2', ' '],
      ]),
      readPhone,
    ),
  ).toEqual({
    problems: [],
    answers: [{ componentId: 'c', questionRefId: '1', answer: '1.5' }],
  })
})

test('the boxes of a day or a moment are one answer', () => {
  const day = { name: 'answer.c.1', kind: 'date' } as const
  const boxes = new Map([
    ['answer.c.1.day', '5'],
    ['answer.c.1.month', '11'],
    ['answer.c.1.year', '2027'],
    ['answer.c.1.hour', '8'],
    ['answer.c.1.minute', '30'],
  ])
  expect(answerIn(day, boxes)).toBe('05/11/2027')
  expect(answerIn({ ...day, kind: 'dateAndTime' }, boxes)).toBe('05/11/2027 08:30')
  expect(answerIn({ ...day, kind: 'text' }, boxes)).toBeUndefined()
  expect(answerIn(day, new Map([...boxes, ['answer.c.1', '01/01/2000']]))).toBe('01/01/2000')
  expect(answerIn(day, new Map())).toBeUndefined()
})

test('a day that the provider holds as ISO is shown as a typed one', () => {
  const question = { refId: '1', question: 'Q', required: false, placeholder: '' }
  expect(toQuestionView('c', { ...question, answer: '2027-11-05', answerValidation: 'date' }, true).answer).toBe('05/11/2027')
  expect(toQuestionView('c', { ...question, answer: '05/11/2027', answerValidation: 'date' }, true).answer).toBe('05/11/2027')
  expect(toQuestionView('c', { ...question, answer: '2027-11-05' }, true).answer).toBe('2027-11-05')
})
