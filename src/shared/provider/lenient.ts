import { z } from 'zod'

/** The provider's answers are loose where recorded (rule 31): `{}` or null for an empty list, `[]` for an empty object. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value : value === undefined || value === null || isEmptyObject(value) ? [] : value),
    z.array(item),
  )

const isEmptyObject = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** An optional object; null and `[]` count as absent. */
export const maybe = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === null || (Array.isArray(value) && value.length === 0) ? undefined : value), item.optional())

/** Text that may be null, absent, or a number. */
export const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : (value ?? '')), z.string())

/** A date, cut out of a date-time where one was sent; empty text where there is none. */
export const dateText = z.preprocess(
  (value) => (typeof value === 'string' ? value.slice(0, 10) : ''),
  z
    .string()
    .regex(/^(?:\d{4}-\d{2}-\d{2})?$/)
    .catch(''),
)

export const flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : (value ?? false)), z.boolean())

/** Markup of a supplier as plain text: no markup of strangers is ever shown. */
export const plainText = (html: string): string =>
  html
    .replace(/<\s*(?:br|\/p|\/li|\/div)\s*\/?>/gi, '\n')
    .replace(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)\s*>/gi, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim()

export const proseText = text.transform(plainText)
