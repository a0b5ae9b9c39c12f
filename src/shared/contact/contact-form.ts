import type { FieldProblem } from '../checkout/steps/problem.ts'
import { type FormRule, firstProblem } from '../forms/validators.ts'

export const contactTopics = ['new-trip', 'booking', 'payment', 'on-the-way', 'accessibility', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const contactFields = ['name', 'email', 'reference', 'topic', 'message'] as const
export type ContactField = (typeof contactFields)[number]

export const longest = { name: 100, email: 250, reference: 20, message: 4000 } as const
const shortestMessage = 10

/** An input that people do not see; programs that fill in everything give themselves away. */
export const trapField = 'website'

/** What a visitor writes; `reference` is empty where no booking is meant. */
export type ContactMessage = { name: string; email: string; reference: string; topic: ContactTopic; message: string }
export type ContactValues = Readonly<Record<ContactField, string>>

const isTopic = (value: string): value is ContactTopic => contactTopics.some((topic) => topic === value)
/** One line, whatever was sent: names stand in the subject and the first lines of a mail. */
const line = (value: string): string => value.replace(/[\s\p{Cc}]+/gu, ' ').trim()
const lines = (value: string): string => value.replace(/\r\n?/g, '\n').trim()

const rules: Record<ContactField, readonly FormRule[]> = {
  name: ['required', { rule: 'too-long', limits: { max: longest.name } }],
  email: ['required', { rule: 'too-long', limits: { max: longest.email } }, 'email'],
  reference: [
    { rule: 'too-long', limits: { max: longest.reference } },
    { code: 'reference', holds: (value) => /^TM-\d+$/.test(value) },
  ],
  topic: ['choose', { code: 'option', holds: isTopic }],
  message: ['required', { rule: 'too-long', limits: { max: longest.message } }, { rule: 'too-short', limits: { min: shortestMessage } }],
}

export type ReadMessage = { kind: 'message'; message: ContactMessage } | { kind: 'refused'; problems: FieldProblem[] }

/** The same rules for the browser and the worker: what a contact form says, or the first rule each field breaks. */
export function readMessage(values: ContactValues): ReadMessage {
  const topic = values.topic.trim()
  const tidy = {
    name: line(values.name),
    email: values.email.trim(),
    reference: line(values.reference).toUpperCase(),
    topic,
    message: lines(values.message),
  }
  const problems = contactFields.flatMap((field) => firstProblem(field, tidy[field], rules[field]) ?? [])
  return problems.length === 0 && isTopic(topic) ? { kind: 'message', message: { ...tidy, topic } } : { kind: 'refused', problems }
}

/** The fields of a posted form; anything that is no text counts as empty. */
export function valuesOfForm(form: { get(name: string): unknown }): ContactValues {
  const text = (name: ContactField) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { name: text('name'), email: text('email'), reference: text('reference'), topic: text('topic'), message: text('message') }
}
