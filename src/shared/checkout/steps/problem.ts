/** Why a field of a form was refused. The view words it: the market's sentence where it has one (see `CheckoutMessages`), else the `forms.*` texts. */
export const problemCodes = [
  'required',
  /** Required too: one of several has to be chosen. */
  'choose',
  'email',
  'phone',
  'date',
  'date-min',
  'date-max',
  'adult-age',
  'child-age',
  'number',
  'integer',
  'min',
  'max',
  'boolean',
  'date-time',
  'option',
  'too-long',
  'too-short',
  'reference',
  'string',
  'array',
  'tuple',
  'object',
  /** What has no sentence of its own: “{field} is not valid.” */
  'invalid',
] as const
export type ProblemCode = (typeof problemCodes)[number]

export const isProblemCode = (word: string): word is ProblemCode => problemCodes.some((code) => code === word)

/** No input of a form is read further than this; what a field takes is said by its rules. */
export const longestInput = 5000

export type FieldProblem = {
  /** Name of the input. */
  name: string
  code: ProblemCode
  /** Numbers and dates (ISO) the message mentions: `age`, `min`, `max`, `limit`. */
  values?: Record<string, string | number>
}

/** What a step's own form post answers with status 422: the page again, with what was typed and what is wrong; `detail` is the provider's sentence. */
export type Submission = {
  values: Record<string, string>
  problems: FieldProblem[]
  detail?: string
  /** Another page saved the step meanwhile: nothing was written over (rule 50). */
  isStale?: boolean
}
