import { joinDateBoxes } from '../../../../shared/checkout/steps/form-date.ts'
import type { FormModel } from '../../../ui/form/use-step-form.ts'

type Node = { [key: string]: unknown } | unknown[]

const pathOf = (name: string): (string | number)[] =>
  name.split('.').flatMap((part) => {
    const [, key = part, index] = /^(\w+)\[(\d{1,2})\]$/.exec(part) ?? []
    return index === undefined ? [key] : [key, Number(index)]
  })

const unsafe = new Set(['__proto__', 'constructor', 'prototype'])

function put(node: Node, [key, ...rest]: (string | number)[], value: string): void {
  if (key === undefined) return
  const at = node as Record<string | number, unknown>
  if (rest.length === 0) {
    at[key] = value
    return
  }
  const known = at[key]
  const next: Node = typeof known === 'object' && known !== null ? (known as Node) : typeof rest[0] === 'number' ? [] : {}
  at[key] = next
  put(next, rest, value)
}

/** Boxes of a date, posted without scripts, as the text of the form model (rule 60). */
function withDates(values: Readonly<Record<string, string>>): Record<string, string> {
  const joined: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    const [, field, part] = /^(.+)\.(day|month|year)$/.exec(name) ?? []
    if (!field || !part) {
      joined[name] = value
      continue
    }
    const box = (which: string) => values[`${field}.${which}`] ?? ''
    joined[field] = joinDateBoxes(
      { day: box('day'), month: box('month'), year: box('year') },
      field.includes('passport') ? 'dd/MM/yyyy' : 'dd.MM.yyyy',
    )
  }
  return joined
}

/** What inputs hold, by name, as the nested model that Conform starts from. */
export function nest(values: Readonly<Record<string, string>>): FormModel {
  const model: FormModel = {}
  for (const [name, value] of Object.entries(withDates(values))) {
    const path = pathOf(name)
    if (!path.some((part) => unsafe.has(String(part)))) put(model, path, value)
  }
  return model
}

/** The other way round: input name → text. */
export function flatten(model: unknown, prefix = ''): Record<string, string> {
  if (typeof model === 'string') return { [prefix]: model }
  if (typeof model === 'boolean') return model ? { [prefix]: 'on' } : {}
  if (typeof model !== 'object' || model === null) return {}
  const entries = Array.isArray(model)
    ? model.map((item, index) => [`${prefix}[${index}]`, item] as const)
    : Object.entries(model).map(([key, item]) => [prefix ? `${prefix}.${key}` : key, item] as const)
  return Object.assign({}, ...entries.map(([name, item]) => flatten(item, name)))
}
