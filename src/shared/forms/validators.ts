import { isDateTime, toIsoDate } from '../checkout/steps/form-date.ts'
import { type FieldProblem, isProblemCode } from '../checkout/steps/problem.ts'
import { isEmail } from '../email.ts'

/** What a value is held against; the sentence of the rule names it. Dates are ISO. */
export type Limits = Readonly<Record<string, string | number>>
type Validator = (value: unknown, limits: Limits) => boolean

const isText = (value: unknown): value is string => typeof value === 'string'
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (isText(value) ? value.trim() === '' : Array.isArray(value) && value.length === 0)

/** A decimal comma is one too. */
const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value
  return isText(value) && /^[+-]?\d{1,15}(?:[.,]\d{1,10})?$/.test(value.trim()) ? Number(value.trim().replace(',', '.')) : Number.NaN
}
const dateOf = (value: unknown): string | undefined => (isText(value) ? toIsoDate(value) : undefined)
const lengthOf = (value: unknown): number => (isText(value) || Array.isArray(value) ? value.length : Number.NaN)

/** The rules of a form by name; a problem's code is the name of the rule that failed. */
const validators: Readonly<Record<string, Validator>> = {
  required: (value) => !isEmpty(value),
  choose: (value) => !isEmpty(value),
  string: isText,
  number: (value) => Number.isFinite(numberOf(value)),
  integer: (value) => Number.isInteger(numberOf(value)) && !/[.,]/.test(String(value)),
  boolean: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  min: (value, { min }) => numberOf(value) >= Number(min),
  max: (value, { max }) => numberOf(value) <= Number(max),
  date: (value) => dateOf(value) !== undefined,
  'date-time': (value) => isText(value) && isDateTime(value),
  'date-min': (value, { min }) => (dateOf(value) ?? '') >= String(min),
  'date-max': (value, { max }) => (dateOf(value) ?? '~') <= String(max),
  email: (value) => isText(value) && isEmail(value.trim()),
  'too-short': (value, { min }) => lengthOf(value) >= Number(min),
  'too-long': (value, { max }) => lengthOf(value) <= Number(max),
  array: Array.isArray,
  tuple: (value, { length }) => Array.isArray(value) && value.length === length && !value.some(isEmpty),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

export function validatorNamed(name: string): Validator {
  const validator = Object.hasOwn(validators, name) ? validators[name] : undefined
  if (!validator) throw new Error('No such validator exists')
  return validator
}

/** A rule by its name, with its limits where it has some; or one that only a single form knows, with what it says when it fails. */
export type FormRule =
  | string
  | { rule: string; limits: Limits }
  | { code: FieldProblem['code']; holds: (value: string) => boolean; values?: Limits }

type Failure = Pick<FieldProblem, 'code' | 'values'>

function failureOf(rule: FormRule, value: unknown): Failure | undefined {
  if (typeof rule === 'object' && 'holds' in rule) {
    if (isText(value) && rule.holds(value)) return undefined
    return { code: rule.code, ...(rule.values && { values: { ...rule.values } }) }
  }
  const [name, limits] = typeof rule === 'string' ? [rule, undefined] : [rule.rule, rule.limits]
  if (validatorNamed(name)(value, limits ?? {})) return undefined
  return { code: isProblemCode(name) ? name : 'invalid', ...(limits && { values: { ...limits } }) }
}

const presence = ['required', 'choose'] as const

/** The rule of a field that may not stay empty, whether it is filled in or chosen. */
export const presenceOf = ({ required }: { required: boolean }, isChosen: boolean): (typeof presence)[number][] =>
  required ? [isChosen ? 'choose' : 'required'] : []

/** The first rule that a field breaks, or nothing (rule 62). What is empty breaks no rule but `required` or `choose`. */
export function firstProblem(name: string, value: unknown, rules: readonly FormRule[]): FieldProblem | undefined {
  if (isEmpty(value)) {
    const code = presence.find((rule) => rules.includes(rule))
    return code && { name, code }
  }
  for (const rule of rules) {
    const failure = failureOf(rule, value)
    if (failure) return { name, ...failure }
  }
  return undefined
}
