import { type CallName, callNamed, calls } from '../../src/shared/provider/calls.ts'
import { type Document, readDocuments } from './document.ts'
import { operationFinder } from './judge.ts'
import { type Operation, operationsOf } from './operation.ts'

/** The provider's published descriptions, and of their operations those that the storefront calls. */
export type Contracts = { documents: Document[]; operations: Operation[] }

/** Method and path of each call of the storefront's that has an upstream, with something in place of each parameter. */
export const upstreamCalls = (Object.keys(calls) as CallName[]).flatMap((name) => {
  const [method, template] = callNamed(name).upstream?.split(' ', 2) ?? []
  return method && template ? [{ name, method, template, path: template.replace(/\{\w+\}/g, 'x') }] : []
})

export function readContracts(folder: string): Contracts {
  const documents = readDocuments(folder)
  const all = documents.flatMap(operationsOf)
  const find = operationFinder(all)
  const called = new Set(upstreamCalls.map(({ method, path }) => find(method, path)))
  return { documents, operations: all.filter((_, index) => called.has(index)) }
}
