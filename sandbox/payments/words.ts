import { bankWords } from './words/bank-words.ts'
import { fieldWords } from './words/field-words.ts'
import { refusalWords } from './words/refusal-words.ts'
import { typingWords } from './words/typing-words.ts'

/** What the card fields and the bank say to the traveller. */
export const paymentWords = { ...fieldWords, ...typingWords, ...refusalWords, ...bankWords }

export type PaymentWord = keyof typeof paymentWords
