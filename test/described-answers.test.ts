import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readContracts, upstreamCalls } from '../scripts/contracts/contracts.ts'
import { operationFinder } from '../scripts/contracts/judge.ts'
import type { SchemaAddress } from '../scripts/contracts/operation.ts'
import { answerValidator } from '../scripts/contracts/validator.ts'
import { variantsOf } from '../scripts/contracts/variants.ts'
import { AppError } from '../src/shared/errors/app-error.ts'
import { type CallName, callNamed } from '../src/shared/provider/calls.ts'
import { toAppError } from '../src/worker/provider/upstream-error.ts'

const folder = process.env.CONTRACTS
if (!folder) console.log('Answers are not generated: CONTRACTS names no folder with the provider’s descriptions.')

/** Answers that the descriptions allow and that are errors to the storefront. */
const exceptions: readonly { call: CallName; what: RegExp; why: string }[] = [
  { call: 'itineraries/create', what: /^only what is required$|^data (?:left out|null)$/, why: 'a trip without an id cannot be opened' },
  {
    call: 'location/countries/calling-codes',
    what: /^only what is required$|^callingCodes empty$/,
    why: 'nobody could name a country without them',
  },
]

describe.skipIf(!folder)('what the provider’s descriptions allow to be answered', () => {
  const { documents, operations } = folder ? readContracts(folder) : { documents: [], operations: [] }
  const find = operationFinder(operations)
  const complaints = answerValidator(documents)
  const answers = upstreamCalls.flatMap(({ name, method, path }) =>
    Object.entries(operations[find(method, path)]?.answers ?? {}).flatMap(([status, { schema }]) =>
      schema ? [{ name, status, schema }] : [],
    ),
  )
  const isGood = ({ status }: { status: string }) => status.startsWith('2')

  /** Of the calls that share a described answer and what reads it, one is enough. */
  const readers = new Map<string, { name: CallName; schema: SchemaAddress }>()
  const schemas: z.ZodType[] = []
  for (const { name, schema } of answers.filter(isGood)) {
    const { answer } = callNamed(name)
    if (answer instanceof z.ZodUnknown) continue
    if (!schemas.includes(answer)) schemas.push(answer)
    const key = `${schema.document}${schema.fragment} ${schemas.indexOf(answer)}`
    if (!readers.has(key)) readers.set(key, { name, schema })
  }
  const variants = [...readers.values()].flatMap(({ name, schema }) =>
    variantsOf(documents, schema).map((variant) => ({ ...variant, name, schema })),
  )

  test('is what is generated', () => {
    const wrong = variants
      .filter(({ isLooser }) => !isLooser)
      .flatMap(({ name, schema, value, what }) => complaints(schema, value).map((text) => `${name} ${what}: ${text}`))
    expect(wrong).toEqual([])
  })

  test('is read, and so is null wherever a field may be left out', () => {
    const unread = variants.flatMap(({ name, value, what }) => {
      const [issue] = callNamed(name).answer.safeParse(value).error?.issues ?? []
      return issue ? [{ name, what, says: `${issue.path.join('.')}: ${issue.message}` }] : []
    })
    const isException = ({ name, what }: { name: string; what: string }) =>
      exceptions.some((exception) => exception.call === name && exception.what.test(what))
    expect(unread.filter((each) => !isException(each))).toEqual([])
    for (const { call, what } of exceptions) expect(unread.some((each) => each.name === call && what.test(each.what))).toBe(true)
    expect(variants.length).toBeGreaterThan(4_000)
  })

  test('has a meaning where it refuses', () => {
    const refusals = answers.filter((answer) => !isGood(answer))
    const asked = { hasCheckout: true, isList: false, language: 'en' } as const
    for (const { name, status, schema } of refusals)
      for (const { value } of variantsOf(documents, schema)) {
        const answer = { status: Number(status) || 500, body: value, retryAfterSeconds: undefined }
        expect(toAppError(answer, name, asked)).toBeInstanceOf(AppError)
      }
    expect(refusals.length).toBeGreaterThan(20)
  })
})
