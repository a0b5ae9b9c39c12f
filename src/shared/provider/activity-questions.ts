import { z } from 'zod'
import { flag, listOf, maybe, text } from './lenient.ts'

export const answerValidations = ['int', 'double', 'boolean', 'date', 'dateAndTime', 'phone'] as const

/** One client spells a kind with a capital. An unknown kind is free text. */
const answerValidation = z.preprocess(
  (value) => (typeof value === 'string' ? value.charAt(0).toLowerCase() + value.slice(1) : value),
  z.enum(answerValidations).optional().catch(undefined),
)

export const activityQuestion = z.object({
  refId: z.string(),
  question: text,
  required: flag,
  answer: text,
  placeholder: text,
  answerOptions: maybe(z.array(z.object({ refId: z.string(), displayName: text }))),
  answerValidation,
})
export type ActivityQuestion = z.infer<typeof activityQuestion>

export const activityQuestions = listOf(z.object({ componentId: z.string(), productName: text, questions: listOf(activityQuestion) }))
export type ActivityQuestions = z.infer<typeof activityQuestions>

export const answersRequest = z.array(z.object({ componentId: z.string(), questionRefId: z.string(), answer: z.string() }))
