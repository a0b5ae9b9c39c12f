import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

export type Node = Record<string, unknown>
const node = z.record(z.string(), z.unknown())
export const asNode = (value: unknown): Node => node.catch({}).parse(value)
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A published description of the provider's, in either generation of the format (Swagger 2, OpenAPI 3). */
export type Document = {
  name: string
  root: Node
  /** What its paths begin with. */
  base: string
  /** A media type that its introduction asks for beside those of the operations. */
  speaks?: string
}

const files: readonly Omit<Document, 'root'>[] = [
  { name: 'checkout-api-v1.yaml', base: '' },
  { name: 'planner-api-v1.yaml', base: '/planner' },
  { name: 'location-api-v1.yaml', base: '/location/v1' },
  { name: 'itinerary-api-v1.yaml', base: '/itinerary/v1.0', speaks: 'application/vnd.api+json' },
  { name: 'payment-transaction-api.yaml', base: '' },
  { name: 'agency-api.yaml', base: '/inventory/api/{companyId}' },
]

/** From the folder that CONTRACTS names. */
export const readDocuments = (folder: string): Document[] =>
  files.map((file) => ({ ...file, root: asNode(modernised(parse(readFileSync(join(folder, 'nezasa', file.name), 'utf8')))) }))

/** An older dialect in today's words: exclusive limits as flags, keywords that were left empty. */
export function modernised(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(modernised)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key, each]) => each !== null && !(key.startsWith('exclusive') && each === false))
  const known: Node = Object.fromEntries(entries)
  return Object.fromEntries(
    entries.map(([key, each]) => {
      if (key === 'exclusiveMinimum' && each === true) return [key, known.minimum]
      if (key === 'exclusiveMaximum' && each === true) return [key, known.maximum]
      return [key, modernised(each)]
    }),
  )
}

/** A place in a document, as the keys that lead there. */
export type Pointer = readonly string[]

export const at = (root: unknown, pointer: Pointer): unknown =>
  pointer.reduce<unknown>((value, key) => (Array.isArray(value) ? value[Number(key)] : asNode(value)[key]), root)

/** The place itself, or where its reference leads. */
export function followed(root: Node, pointer: Pointer): Pointer {
  const { $ref } = asNode(at(root, pointer))
  return typeof $ref === 'string' && $ref.startsWith('#/') ? followed(root, toPointer($ref)) : pointer
}

export const toFragment = (pointer: Pointer): string =>
  `#/${pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
export const toPointer = (fragment: string): Pointer =>
  fragment
    .slice(2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
