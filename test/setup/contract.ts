import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { z } from 'zod'

/** One call as it went over the wire. */
export type Exchange = { method: string; path: string; request: unknown; status: number; response: unknown }

/** The provider's published descriptions, by the path they describe. */
const files = [
  { file: 'checkout-api-v1.yaml', prefix: /^(?=\/checkout\/)/ },
  { file: 'planner-api-v1.yaml', prefix: /^\/planner(?=\/)/ },
  { file: 'location-api-v1.yaml', prefix: /^\/location\/v1(?=\/)/ },
  { file: 'itinerary-api-v1.yaml', prefix: /^\/itinerary\/v1\.0(?=\/)/ },
  { file: 'payment-transaction-api.yaml', prefix: /^(?=\/payment-transactions\/)/ },
  { file: 'agency-api.yaml', prefix: /^\/inventory\/api\/[^/]+(?=\/)/ },
] as const

type Node = Record<string, unknown>
const node = z.record(z.string(), z.unknown())
const asNode = (value: unknown): Node => node.catch({}).parse(value)

/** The descriptions are of an older dialect: exclusive limits as flags, keywords left empty. */
function modernise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(modernise)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, each]) => each !== null)
  return Object.fromEntries(
    entries
      .filter(([key, each]) => !(key.startsWith('exclusive') && typeof each === 'boolean'))
      .map(([key, each]) => [key, modernise(each)]),
  )
}

type Document = { name: string; prefix: RegExp; root: Node }
type Operation = { document: Document; pointer: string[]; operation: Node }

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])

export function readContracts(folder: string) {
  const documents = files.map(
    ({ file, prefix }): Document => ({
      name: file,
      prefix,
      root: asNode(modernise(parse(readFileSync(join(folder, 'nezasa', file), 'utf8')))),
    }),
  )
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false, logger: false })
  addFormats.default(ajv)
  for (const { name, root } of documents) ajv.addSchema(root, name)

  /** A pointer with every reference on the way followed. */
  function follow({ root }: Document, pointer: string[]): string[] {
    const { $ref } = asNode(at(root, pointer))
    return typeof $ref === 'string' && $ref.startsWith('#/') ? follow(documentOf(root), $ref.slice(2).split('/').map(unescape_)) : pointer
  }
  const documentOf = (root: Node): Document => documents.find((each) => each.root === root) ?? { name: '', prefix: /^$/, root }

  function operationOf(method: string, path: string): Operation | undefined {
    for (const document of documents) {
      if (!document.prefix.test(path)) continue
      const rest = path.replace(document.prefix, '')
      for (const [template, item] of Object.entries(asNode(document.root.paths))) {
        const shape = new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`)
        const operation = asNode(item)[method.toLowerCase()]
        if (methods.has(method.toLowerCase()) && shape.test(rest) && operation)
          return { document, pointer: ['paths', template, method.toLowerCase()], operation: asNode(operation) }
      }
    }
    return undefined
  }

  function complaints({ name }: Document, pointer: string[], value: unknown): string[] {
    const validate = ajv.compile({ $ref: `${name}#/${pointer.map(escape_).join('/')}` })
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`)
  }

  /** Where the schema of a JSON body stands, in either generation of descriptions. */
  function schemaAt(document: Document, pointer: string[]): string[] | undefined {
    const place = follow(document, pointer)
    const described = asNode(at(document.root, place))
    if (described.schema) return [...place, 'schema']
    const type = Object.keys(asNode(described.content)).find((key) => key.includes('json') || key === '*/*')
    return type && asNode(asNode(described.content)[type]).schema ? [...place, 'content', type, 'schema'] : undefined
  }

  function requestSchema({ document, pointer, operation }: Operation): string[] | undefined {
    if (operation.requestBody) return schemaAt(document, [...pointer, 'requestBody'])
    const parameters = z.array(z.unknown()).catch([]).parse(operation.parameters)
    for (const index of parameters.keys()) {
      const place = follow(document, [...pointer, 'parameters', String(index)])
      if (asNode(at(document.root, place)).in === 'body') return [...place, 'schema']
    }
    return undefined
  }

  /** What the descriptions hold against an exchange; undefined where they do not speak of it. */
  return function check({ method, path, request, status, response }: Exchange): string[] | undefined {
    const found = operationOf(method, path)
    if (!found) return undefined
    const { document, pointer, operation } = found
    const asked = requestSchema(found)
    const wrong = asked && request !== undefined ? complaints(document, asked, request).map((text) => `request ${text}`) : []
    const responses = asNode(operation.responses)
    const described = Object.keys(responses).find((key) => key === String(status)) ?? (responses.default ? 'default' : undefined)
    if (!described) return [...wrong, `status ${status} is not described`]
    const answered = schemaAt(document, [...pointer, 'responses', described])
    if (!answered || response === undefined) return wrong
    return [...wrong, ...complaints(document, answered, response).map((text) => `response ${text}`)]
  }
}

const at = (root: unknown, pointer: string[]): unknown =>
  pointer.reduce<unknown>((value, key) => (Array.isArray(value) ? value[Number(key)] : asNode(value)[key]), root)
const escape_ = (key: string) => encodeURIComponent(key.replace(/~/g, '~0').replace(/\//g, '~1'))
const unescape_ = (key: string) => decodeURIComponent(key).replace(/~1/g, '/').replace(/~0/g, '~')
