import type { Operation, SchemaAddress } from './operation.ts'
import { undescribed } from './undescribed.ts'

/** A compiled schema, as Ajv leaves it: what it found wrong stands in `errors` until the next call. */
export type Validate = {
  (value: unknown): boolean | Promise<unknown>
  errors?: { instancePath: string; message?: string | undefined; params: Record<string, unknown> }[] | null
}

/** The compiled schemas of the nth operation's request. */
export type RequestValidators = { body(index: number): Validate | undefined; query(index: number): Validate | undefined }

export type AskedRequest = {
  method: string
  path: string
  query: URLSearchParams
  accept: string | null
  contentType: string | null
  /** Empty where there is none. */
  body: string
}

export const complaintsOf = (validate: Validate, value: unknown): string[] =>
  validate(value) === true
    ? []
    : (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`)

const shapeOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.]/g, '\\.')
      .replace(/\/\*$/, '/.+')
      .replace(/\{[^}]+\}/g, '[^/]+')}$`,
  )

/** Whether a method and a path are a call that is written as `METHOD /path/{parameter}`; `*` stands for any method, and at the end of a path for all that follows. */
export function callMatcher(call: string): (method: string, path: string) => boolean {
  const [named = '', template = ''] = call.split(' ', 2)
  const shape = shapeOf(template)
  return (method, path) => (named === '*' || named === method) && shape.test(path)
}

const tolerated = undescribed.map(({ call }) => callMatcher(call))
/** Described by nobody, and used all the same, with a reason (`undescribed.ts`). */
export const isTolerated = (method: string, path: string): boolean => tolerated.some((fits) => fits(method, path))

/** Which of the operations a call is, by its place in the list; where two fit, the one with fewer parameters. */
export function operationFinder(operations: readonly Operation[]): (method: string, path: string) => number {
  const shapes = operations
    .map(({ method, path }, index) => ({ method, index, shape: shapeOf(path), parameters: path.split('{').length }))
    .sort((a, b) => a.parameters - b.parameters)
  return (method, path) => shapes.find((each) => each.method === method && each.shape.test(path))?.index ?? -1
}

const bare = (mediaType: string): string => (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase()
const isInRange = (range: string, mediaType: string): boolean =>
  range === '*/*' || range === mediaType || (range.endsWith('/*') && mediaType.startsWith(range.slice(0, -1)))
/** Whether a media type is one of those described, `*` included. */
const isAmong = (mediaType: string, described: readonly string[]): boolean =>
  described.some((each) => isInRange(bare(each), bare(mediaType)))
const acceptsOne = (accept: string, described: readonly string[]): boolean =>
  accept.split(',').some((range) => described.some((each) => isInRange(bare(range), bare(each))))

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** What is wrong with a request, by the descriptions; nothing where it is as described, or tolerated. */
export function requestJudge(operations: readonly Operation[], validators: RequestValidators): (asked: AskedRequest) => string[] {
  const find = operationFinder(operations)
  return (asked) => {
    const index = find(asked.method, asked.path)
    const operation = operations[index]
    const { method, path } = asked
    if (!operation) return isTolerated(method, path) ? [] : ['is described nowhere']
    return [...inQuery(asked, validators.query(index)), ...inHeaders(asked, operation), ...inBody(asked, operation, validators.body(index))]
  }
}

function inQuery({ query }: AskedRequest, validate: Validate | undefined): string[] {
  const given = Object.fromEntries(
    [...new Set(query.keys())].map((key) => [key, query.getAll(key)] as const).map(([key, all]) => [key, all.length > 1 ? all : all[0]]),
  )
  return validate ? complaintsOf(validate, given).map((text) => `query ${text}`) : []
}

function inHeaders({ accept, contentType, body }: AskedRequest, operation: Operation): string[] {
  const wrong: string[] = []
  if (operation.accepts.length > 0 && !acceptsOne(accept ?? '*/*', operation.accepts))
    wrong.push(`Accept is ${accept}, described is ${operation.accepts.join(' or ')}`)
  if (body !== '' && operation.body && !isAmong(contentType ?? '', operation.body.mediaTypes))
    wrong.push(`Content-Type is ${contentType}, described is ${operation.body.mediaTypes.join(' or ')}`)
  return wrong
}

function inBody({ body }: AskedRequest, { body: described }: Operation, validate: Validate | undefined): string[] {
  if (body === '') return described?.isRequired ? ['body is missing'] : []
  if (!described) return ['body is not described']
  const json = parsed(body)
  if (!json) return ['body is not JSON']
  return validate ? complaintsOf(validate, json.value).map((text) => `body ${text}`) : []
}

export type GivenAnswer = { status: number; contentType: string | null; body: string }

/** What is wrong with an answer, by the description of the call it answers. */
export function answerJudge(
  operations: readonly Operation[],
  complaints: (schema: SchemaAddress, value: unknown) => string[],
): (method: string, path: string, answer: GivenAnswer) => string[] {
  const find = operationFinder(operations)
  return (method, path, answer) => {
    const operation = operations[find(method, path)]
    return operation ? inAnswer(answer, operation, complaints) : []
  }
}

function inAnswer(
  { status, contentType, body }: GivenAnswer,
  { answers }: Operation,
  complaints: (schema: SchemaAddress, value: unknown) => string[],
): string[] {
  const described = answers[status] ?? answers.default
  if (!described) return [`answer ${status} is not described`]
  if (described.mediaTypes.length === 0) return body === '' ? [] : [`answer ${status} has a body that is not described`]
  if (!isAmong(contentType ?? '', described.mediaTypes))
    return [`answer ${status} is ${contentType}, described is ${described.mediaTypes.join(' or ')}`]
  const json = parsed(body)
  if (!json) return [`answer ${status} is not JSON`]
  return described.schema ? complaints(described.schema, json.value).map((text) => `answer ${status} ${text}`) : []
}
