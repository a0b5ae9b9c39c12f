import type { ActivityKey } from '../tours/phrases/activities.ts'
import type { Language } from '../tours/vocabulary.ts'
import type { Component } from './components.ts'
import { paxOf, plays, type Trip } from './trip.ts'
import { questionWords as words } from './words/question-words.ts'
import { say } from './words/words.ts'

type Kind = 'swim' | 'height' | 'licence' | 'diet' | 'level' | 'phone' | 'weight' | 'arrival'

const everyKind: readonly Kind[] = ['swim', 'height', 'licence', 'diet', 'level', 'phone', 'weight', 'arrival']

const asked: Readonly<Partial<Record<ActivityKey, readonly Kind[]>>> = {
  'kayak-morning': ['swim', 'level'],
  snorkelling: ['swim'],
  rafting: ['swim', 'phone'],
  'surf-lesson': ['swim', 'level'],
  'reef-day': ['swim'],
  'cycle-day': ['height'],
  'city-bike-ride': ['height'],
  'scenic-drive': ['licence'],
  'desert-jeep': ['phone'],
  'balloon-flight': ['phone'],
  'horse-ride': ['level'],
  'dog-sledding': ['level', 'phone'],
  'cross-country-ski': ['height', 'level'],
  'snowshoe-walk': ['height'],
  'cooking-class': ['diet'],
  'farm-dinner': ['diet'],
  'food-walk': ['diet'],
  'seafood-dinner': ['diet'],
}

export interface Question {
  readonly refId: string
  readonly question: string
  readonly required: boolean
  readonly placeholder?: string
  readonly answerOptions?: readonly { readonly refId: string; readonly displayName: string }[]
  readonly answerValidation?: 'int' | 'double' | 'boolean' | 'date' | 'dateAndTime' | 'phone'
}

function ask(kind: Kind, trip: Trip, language: Language): readonly Question[] {
  switch (kind) {
    case 'swim':
      return [{ refId: 'swim', question: say(words.swim, language), required: true, answerValidation: 'boolean' }]
    case 'height':
      return paxOf(trip).map(({ refId }, index) => ({
        refId: `${refId}-height`,
        question: say(words.height, language, { number: String(index + 1) }),
        required: true,
        answerValidation: 'int' as const,
      }))
    case 'licence':
      return [{ refId: 'licence', question: say(words.licence, language), required: true, answerValidation: 'date' }]
    case 'diet':
      return [{ refId: 'diet', question: say(words.diet, language), required: false, placeholder: say(words.dietHint, language) }]
    case 'level':
      return [
        {
          refId: 'level',
          question: say(words.level, language),
          required: true,
          answerOptions: (['beginner', 'some', 'expert'] as const).map((refId) => ({ refId, displayName: say(words[refId], language) })),
        },
      ]
    case 'phone':
      return [{ refId: 'phone', question: say(words.phone, language), required: false, answerValidation: 'phone' }]
    case 'weight':
      return [{ refId: 'weight', question: say(words.weight, language), required: true, answerValidation: 'double' }]
    case 'arrival':
      return [{ refId: 'arrival', question: say(words.arrival, language), required: true, answerValidation: 'dateAndTime' }]
  }
}

export interface ActivityQuestions {
  readonly componentId: string
  readonly productName: string
  readonly questions: readonly Question[]
}

/** Everything is asked, of the first activity as required, of the second as optional. */
const everyQuestion = (trip: Trip, components: readonly Component[], language: Language): readonly ActivityQuestions[] =>
  components
    .filter(({ type }) => type === 'Activity')
    .slice(0, 2)
    .map(({ id, name }, index) => ({
      componentId: id,
      productName: name,
      questions: everyKind.flatMap((kind) => ask(kind, trip, language)).map((question) => ({ ...question, required: index === 0 })),
    }))

export function questionsOf(trip: Trip, components: readonly Component[], language: Language): readonly ActivityQuestions[] {
  if (plays(trip, 'all-questions')) return everyQuestion(trip, components, language)
  return components.flatMap((component) => {
    const kinds = component.type === 'Activity' ? asked[component.activity] : undefined
    if (!kinds) return []
    return [{ componentId: component.id, productName: component.name, questions: kinds.flatMap((kind) => ask(kind, trip, language)) }]
  })
}

const phone = /^\+?[\d\s()/-]{4,20}$/

/** Whether the provider takes this answer; an empty one takes an answer back. */
export function isAnswer({ answerOptions, answerValidation }: Question, answer: string): boolean {
  if (answer === '') return true
  if (answerOptions) return answerOptions.some(({ refId }) => refId === answer)
  switch (answerValidation) {
    case 'int':
      return /^\d{1,6}$/.test(answer)
    case 'double':
      return /^[+-]?\d{1,15}(?:\.\d{1,10})?$/.test(answer)
    case 'dateAndTime':
      return /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/.test(answer)
    case 'boolean':
      return answer === 'true' || answer === 'false'
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(answer) || /^\d{2}\/\d{2}\/\d{4}$/.test(answer)
    case 'phone':
      return phone.test(answer)
    default:
      return answer.length <= 2000
  }
}
