import { expect, test } from 'vitest'
import { checkAnswer, checkAnswers, questionHash, toQuestionView } from './answers.ts'
import type { QuestionKind } from './pages/experiences.ts'

const readPhone = (text: string) => (text.startsWith('+') ? text : undefined)
const check = (kind: QuestionKind, answer: string, required = true) =>
  checkAnswer({ name: 'n', kind, required, options: [{ value: 'yes', label: 'Yes' }] }, answer, readPhone)?.code

test('a required question needs an answer that is not empty', () => {
  expect(check('text', '  ')).toBe('required')
  expect(check('text', ' ', false)).toBeUndefined()
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
