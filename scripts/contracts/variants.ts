import { asList, asNode, at, type Document, followed, type Node, toPointer } from './document.ts'
import type { SchemaAddress } from './operation.ts'

/** A value that a schema allows, and in what it differs from the fullest one. `isLooser`: only the description of its neighbours allows it; live answers have it. */
export type Variant = { value: unknown; what: string; isLooser?: true }

type Place = { root: Node; schema: Node; name: string; above: readonly string[] }

/** The fullest answer that a description allows, and every answer that differs from it in one place: a field left out or null, a list empty or of two, each word of an enumeration, other numbers, a field that nobody described. */
export function variantsOf(documents: readonly Document[], { document, fragment }: SchemaAddress): Variant[] {
  const root = documents.find(({ name }) => name === document)?.root ?? {}
  const place = resolved({ root, schema: asNode(at(root, toPointer(fragment))), name: '', above: [] })
  const [first = { value: undefined, what: '' }, ...others] = variantsAt(place)
  return [{ ...first, what: 'in full' }, { value: sparse(place), what: 'only what is required' }, ...others]
}

const isRecursion = ({ above }: Place): boolean => new Set(above).size < above.length

/** With references followed and parts put together. */
function resolved({ root, schema, name, above }: Place): Place {
  const { $ref, allOf } = schema
  if (typeof $ref === 'string') {
    const pointer = followed(root, toPointer($ref))
    return resolved({ root, schema: asNode(at(root, pointer)), name, above: [...above, $ref] })
  }
  if (!allOf) return { root, schema, name, above }
  const parts = asList(allOf).map((part) => resolved({ root, schema: asNode(part), name, above: [] }).schema)
  const merged: Node = {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
    required: [...parts.flatMap(({ required }) => asList(required)), ...asList(schema.required)],
  }
  return { root, schema: merged, name, above }
}

const child = (place: Place, schema: unknown, name: string): Place => resolved({ ...place, schema: asNode(schema), name })
const isNullable = ({ nullable, 'x-nullable': extended, type }: Node): boolean =>
  nullable === true || extended === true || asList(type).includes('null')

/** The first is the fullest. */
function variantsAt(place: Place): Variant[] {
  const { schema, name } = place
  const own = variantsByType(place)
  const others = isNullable(schema) ? [{ value: null, what: `${name} null` }] : []
  return [...own, ...others]
}

function variantsByType(place: Place): Variant[] {
  const { schema, name } = place
  if (schema.enum) return asList(schema.enum).map((value) => ({ value, what: `${name} ${String(value)}` }))
  const choices = [...asList(schema.oneOf), ...asList(schema.anyOf)]
  if (choices.length > 0) return choices.flatMap((choice) => variantsAt(child(place, choice, name)))
  if (schema.properties || schema.type === 'object') return objects(place)
  if (schema.type === 'array') return lists(place)
  return scalars(place).map((value) => ({ value, what: `${name} ${JSON.stringify(value)}` }))
}

function objects(place: Place): Variant[] {
  const { schema, name } = place
  const required = new Set(asList(schema.required).map(String))
  // A description may require what it does not describe.
  const described = { ...Object.fromEntries([...required].map((key) => [key, {}])), ...asNode(schema.properties) }
  const fields = Object.entries(described)
    .map(([key, value]) => ({ key, field: child(place, value, name ? `${name}.${key}` : key) }))
    .filter(({ key, field }) => required.has(key) || !isRecursion(field))
    .map(({ key, field }) => ({ key, variants: variantsAt(field) }))
  const isMap = typeof schema.additionalProperties === 'object'
  const full: Node = {
    ...Object.fromEntries(fields.map(({ key, variants: [first] }) => [key, first?.value])),
    ...(isMap && { en: variantsAt(child(place, schema.additionalProperties, `${name}.en`))[0]?.value }),
  }
  return [
    { value: full, what: `${name} in full` },
    ...(isMap ? [] : [{ value: { ...full, 'not-described': { at: ['all'] } }, what: `${name} with more` }]),
    ...fields.flatMap(({ key, variants: [, ...others] }) =>
      others.map((variant) => ({ ...variant, value: { ...full, [key]: variant.value } })),
    ),
    ...fields.filter(({ key }) => !required.has(key)).flatMap(({ key }): Variant[] => absent(full, key, name)),
  ]
}

/** What may be left out may come as null too. */
function absent(full: Node, key: string, name: string): Variant[] {
  const { [key]: _, ...rest } = full
  const path = name ? `${name}.${key}` : key
  return [
    { value: rest, what: `${path} left out` },
    { value: { ...full, [key]: null }, what: `${path} null`, isLooser: true },
  ]
}

function lists(place: Place): Variant[] {
  const { schema, name } = place
  const items = child(place, schema.items, `${name}[]`)
  if (isRecursion(items)) return [{ value: [], what: `${name} empty` }]
  const [first, ...others] = variantsAt(items)
  const atLeast = Number(schema.minItems ?? 0)
  const of = (value: unknown) => [value, ...Array.from({ length: Math.max(0, atLeast - 1) }, () => first?.value)]
  return [
    { value: of(first?.value), what: `${name} of one` },
    ...(atLeast === 0 ? [{ value: [], what: `${name} empty` }] : []),
    ...(schema.uniqueItems === true || schema.maxItems === of(first?.value).length
      ? []
      : [{ value: [...of(first?.value), first?.value], what: `${name} of two` }]),
    ...others.map((variant) => ({ ...variant, value: of(variant.value) })),
  ]
}

/** What a text is for is told by its format or, where a description only says so in prose, by its name. */
function scalars({ schema, name }: Place): unknown[] {
  const { type, format } = schema
  const key = name.split('.').at(-1)?.replace('[]', '') ?? ''
  if (type === 'boolean') return [true, false]
  if (type === 'integer' || type === 'number') return numbers(schema)
  if (format === 'date' || /(?:^d|D)ate$/.test(key)) return ['2030-02-03']
  if (format === 'date-time' || format === 'RFC 3339') return ['2030-02-03T10:00:00Z', '2030-02-03T10:00:00.000+01:00']
  if (/partial-time/.test(String(format))) return ['10:00', '10:00:00']
  if (/^iso-3/.test(String(format)) || /[cC]ountryCode$|^isoCode$/.test(key)) return ['NL']
  if (/4217/.test(String(format)) || key === 'currency') return ['EUR', 'SEK']
  if (schema.pattern === '^\\d+\\.\\d{2}$' || /^(?:amount|value)$/.test(key)) return ['29.95', '0.00', '1234567.89']
  if (format === 'email') return ['ann@example.com']
  return ['text', '']
}

function numbers({ type, format, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Node): number[] {
  const isWhole = type === 'integer' || /^int/.test(String(format))
  const isAllowed = (value: number) =>
    (!isWhole || Number.isInteger(value)) &&
    value >= Number(minimum ?? -Infinity) &&
    value <= Number(maximum ?? Infinity) &&
    value > Number(exclusiveMinimum ?? -Infinity) &&
    value < Number(exclusiveMaximum ?? Infinity)
  const allowed = [3, 0, -3, 29.95, 29.949999999999996, 400].filter(isAllowed)
  return allowed.length > 0 ? allowed : [Number(minimum ?? maximum)]
}

function sparse(place: Place): unknown {
  const { schema, name } = place
  if (schema.type === 'array') return Number(schema.minItems ?? 0) > 0 ? [sparse(child(place, schema.items, `${name}[]`))] : []
  if (!schema.properties || schema.enum) return variantsAt(place)[0]?.value
  return Object.fromEntries(
    asList(schema.required).map((key) => [String(key), sparse(child(place, asNode(schema.properties)[String(key)], String(key)))]),
  )
}
