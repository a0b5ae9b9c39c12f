import { z } from 'zod'
import { languageCode } from '../language.ts'

/** A plain sentence, or the parsed form of an ICU message (checked and parsed when published). */
export type Message = string | MessageElement[]
export type MessageElement = { type: number; value?: string; [key: string]: unknown }

export const message: z.ZodType<Message> = z.union([z.string(), z.array(z.looseObject({ type: z.number(), value: z.string().optional() }))])

/** The parts of the interface whose texts travel together. A page receives `common`, `chrome`, `consent` and its own. */
export const textNamespaces = [
  'common',
  'chrome',
  'home',
  'search',
  'tour',
  'destinations',
  'content',
  'account',
  'checkout',
  'errors',
  'forms',
  'consent',
  'contact',
  'design',
  'booked',
  'entry',
  'mail',
  'newTour',
  'problems',
  'saved',
  'waiting',
] as const
export const textNamespace = z.enum(textNamespaces)
export type TextNamespace = z.infer<typeof textNamespace>

/** Language → namespace → key → message. */
export const texts = z.partialRecord(languageCode, z.partialRecord(textNamespace, z.record(z.string(), message)))
export type Texts = z.infer<typeof texts>
/** `namespace.key` → message, as a page receives them. */
export type PageTexts = { messages: Record<string, Message> }
