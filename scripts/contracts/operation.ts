import { asList, asNode, at, type Document, followed, type Node, type Pointer, toFragment } from './document.ts'

/** A schema within a document, as Ajv refers to it. */
export type SchemaAddress = { document: string; fragment: string }
export type Answer = { mediaTypes: string[]; schema?: SchemaAddress }

/** One method at one path, as a description has it. */
export type Operation = {
  method: string
  /** From the root of the host, with parameters in braces. */
  path: string
  /** JSON schema of its query, each parameter a property. */
  query: Node
  body?: { isRequired: boolean; mediaTypes: string[]; schema?: SchemaAddress }
  /** Media types of which a request has to accept one. */
  accepts: string[]
  /** By status, or `default`. */
  answers: Record<string, Answer>
}

const methods = ['get', 'post', 'put', 'patch', 'delete']
const json = 'application/json'

export const operationsOf = (document: Document): Operation[] =>
  Object.entries(asNode(document.root.paths)).flatMap(([path, item]) =>
    methods.filter((method) => asNode(item)[method] !== undefined).map((method) => operationAt(document, path, method)),
  )

function operationAt(document: Document, path: string, method: string): Operation {
  const { root, base, speaks } = document
  const place = ['paths', path, method]
  const described = asNode(at(root, place))
  const parameters = [...placesIn(root, ['paths', path, 'parameters']), ...placesIn(root, [...place, 'parameters'])]
  const body = bodyOf(document, place, parameters)
  const answers = Object.fromEntries(
    Object.keys(asNode(described.responses)).map((status) => [status, answerOf(document, [...place, 'responses', status])]),
  )
  return {
    method: method.toUpperCase(),
    path: `${base}${path}`,
    query: queryOf(root, parameters),
    ...(body && { body }),
    accepts: speaks
      ? [speaks]
      : Object.entries(answers)
          .filter(([status]) => status.startsWith('2'))
          .flatMap(([, { mediaTypes }]) => mediaTypes),
    answers,
  }
}

const placesIn = (root: Node, list: Pointer): Pointer[] =>
  asList(at(root, list)).map((_, index) => followed(root, [...list, String(index)]))

function queryOf(root: Node, parameters: readonly Pointer[]): Node {
  const asked = parameters.map((place) => asNode(at(root, place))).filter((parameter) => parameter.in === 'query')
  const schemaOf = ({ schema, name: _, in: __, required: ___, description: ____, ...own }: Node) => schema ?? own
  return {
    type: 'object',
    properties: Object.fromEntries(asked.map((parameter) => [String(parameter.name), schemaOf(parameter)])),
    required: asked.filter(({ required }) => required === true).map(({ name }) => String(name)),
    additionalProperties: false,
  }
}

const schemaAt = ({ name, root }: Document, pointer: Pointer): SchemaAddress => ({
  document: name,
  fragment: toFragment(followed(root, pointer)),
})

function bodyOf(document: Document, place: Pointer, parameters: readonly Pointer[]): Operation['body'] {
  const { root } = document
  const operation = asNode(at(root, place))
  if (operation.requestBody) {
    const body = followed(root, [...place, 'requestBody'])
    const { required, content } = asNode(at(root, body))
    const [mediaType = json] = Object.keys(asNode(content))
    return {
      isRequired: required === true,
      mediaTypes: Object.keys(asNode(content)),
      schema: schemaAt(document, [...body, 'content', mediaType, 'schema']),
    }
  }
  const parameter = parameters.find((each) => asNode(at(root, each)).in === 'body')
  return (
    parameter && {
      isRequired: asNode(at(root, parameter)).required === true,
      mediaTypes: mediaTypesOf(root, operation, 'consumes'),
      schema: schemaAt(document, [...parameter, 'schema']),
    }
  )
}

const mediaTypesOf = (root: Node, operation: Node, key: 'consumes' | 'produces'): string[] => {
  const named = asList(operation[key] ?? root[key]).map(String)
  return named.length > 0 ? named : [json]
}

function answerOf(document: Document, pointer: Pointer): Answer {
  const { root, speaks } = document
  const place = followed(root, pointer)
  const { schema, content } = asNode(at(root, place))
  if (schema)
    return {
      mediaTypes: mediaTypesOf(root, asNode(at(root, pointer.slice(0, 3))), 'produces'),
      schema: schemaAt(document, [...place, 'schema']),
    }
  const mediaTypes = Object.keys(asNode(content))
  const [first] = mediaTypes
  if (first === undefined) return { mediaTypes: [] }
  return {
    mediaTypes: speaks ? [...mediaTypes, speaks] : mediaTypes,
    ...(asNode(asNode(content)[first]).schema !== undefined && {
      schema: schemaAt(document, [...place, 'content', first, 'schema']),
    }),
  }
}
