import { expect, test } from 'vitest'
import { wireTravellerDetails } from '../../../provider/travellers.ts'
import type { QuestionView } from '../experiences/page.ts'
import { toReview } from './review.ts'

const question = (name: string, more: Partial<QuestionView>): QuestionView => ({
  refId: name,
  name,
  hash: name,
  question: `${name}?`,
  required: true,
  kind: 'text',
  options: [],
  answer: '',
  ...more,
})

const details = wireTravellerDetails.parse({
  contactInfo: { firstName: 'Ada', lastName: 'Lind', email: 'ada@example.com', mobilePhone: '+44 20 7946 0018' },
  paxInfo: [
    { firstName: 'Ada', lastName: 'Lind', birthDate: '1984-03-12', passportNr: 'X1234567' },
    { firstName: 'Bo', lastName: '', birthDate: '' },
    { firstName: '', lastName: '' },
  ],
})

test('travellers are named with their birth dates, and no document number travels along', () => {
  const review = toReview(details, [], 'en-GB')
  expect(review.travellers).toEqual([
    { name: 'Ada Lind', birthDate: '1984-03-12' },
    { name: 'Bo', birthDate: '' },
  ])
  expect(review.phone).toBe('+44 20 7946 0018')
  expect(JSON.stringify(review)).not.toContain('X1234567')
})

test('answers are told as they were chosen; what was left empty is not', () => {
  const questions = [
    question('diet', { kind: 'select', options: [{ value: 'v', label: 'Vegetarian' }], answer: 'v' }),
    question('swims', { kind: 'boolean', answer: 'false' }),
    question('arrival', { kind: 'date', answer: '02/05/2027' }),
    question('wish', { answer: 'By the window' }),
    question('nothing', {}),
  ]
  expect(toReview(details, questions, 'de-DE').answers).toEqual([
    { question: 'diet?', answer: 'Vegetarian' },
    { question: 'swims?', answer: false },
    { question: 'arrival?', answer: '2. Mai 2027' },
    { question: 'wish?', answer: 'By the window' },
  ])
})
