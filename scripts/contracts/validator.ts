import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import { asNode, type Document, type Node } from './document.ts'
import { complaintsOf, type RequestValidators, type Validate } from './judge.ts'
import type { Operation, SchemaAddress } from './operation.ts'

const options = { strict: false, validateSchema: false, logger: false, allErrors: true } as const

const withFormats = (ajv: Ajv): Ajv => {
  addFormats.default(ajv)
  return ajv
}

/** Schemas of answers, compiled when first asked for. What they do not name may be there all the same: an answer may be richer. */
export function answerValidator(documents: readonly Document[]): (schema: SchemaAddress, value: unknown) => string[] {
  const ajv = withFormats(new Ajv(options))
  for (const { name, root } of documents) ajv.addSchema(root, name)
  const known = new Map<string, Validate>()
  return ({ document, fragment }, value) => {
    const address = `${document}${fragment}`
    const validate: Validate = known.get(address) ?? ajv.compile({ $ref: address })
    known.set(address, validate)
    return complaintsOf(validate, value)
  }
}

/** The nth operation's schemas are called by its number. */
function requestSchemas(documents: readonly Document[], operations: readonly Operation[]) {
  const code = { source: true, esm: false }
  const bodies = withFormats(new Ajv({ ...options, code }))
  const queries = withFormats(new Ajv({ ...options, code, coerceTypes: 'array' }))
  for (const { name, root } of documents) bodies.addSchema(asNode(closed(root)), name)
  for (const [index, { query, body }] of operations.entries()) {
    queries.addSchema({ $id: String(index), ...query })
    if (body?.schema) bodies.addSchema({ $id: String(index), $ref: `${body.schema.document}${body.schema.fragment}` })
  }
  const withBody = operations.flatMap(({ body }, index) => (body?.schema ? [String(index)] : []))
  return { bodies: { ajv: bodies, names: withBody }, queries: { ajv: queries, names: Object.keys(operations) } }
}

/** Schemas of requests, compiled when first asked for. */
export function requestValidators(documents: readonly Document[], operations: readonly Operation[]): RequestValidators {
  const { bodies, queries } = requestSchemas(documents, operations)
  return { body: (index) => bodies.ajv.getSchema(String(index)), query: (index) => queries.ajv.getSchema(String(index)) }
}

/** The same as the texts of two modules, for workerd, which compiles nothing at run time. */
export function requestValidatorModules(
  documents: readonly Document[],
  operations: readonly Operation[],
): { bodies: string; queries: string } {
  const { bodies, queries } = requestSchemas(documents, operations)
  const toModule = ({ ajv, names }: { ajv: Ajv; names: string[] }) => standalone(ajv, Object.fromEntries(names.map((name) => [name, name])))
  return { bodies: toModule(bodies), queries: toModule(queries) }
}

/** A field of a request that is described nowhere would be a mistake of which nobody hears: each object that names its fields has no others, unless it says so or is put together from parts. */
export function closed(value: unknown, isPart = false): unknown {
  if (Array.isArray(value)) return value.map((each) => closed(each, isPart))
  if (typeof value !== 'object' || value === null) return value
  const node: Node = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each, key === 'allOf')]))
  const isWhole = !isPart && node.type === 'object' && typeof node.properties === 'object' && node.allOf === undefined
  return isWhole && node.additionalProperties === undefined ? { ...node, additionalProperties: false } : node
}
