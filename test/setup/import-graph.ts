import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** TypeScript files of a folder and its folders, tests and declarations apart. */
export const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name}`)

/** `to`: a file of the repository, or the name of a package. */
export type Import = { from: string; to: string; isTypeOnly: boolean }

const statement = /(?:^(?:import|export)\s+(type\s)?([^'"]*?)\bfrom|^import|import\()\s*'([^']+)'/gm

const namesTypesOnly = (clause: string): boolean => {
  const names = /^\{([^}]*)\}\s*$/.exec(clause.trim())?.[1]
  const listed = names?.split(',').filter((name) => name.trim() !== '')
  return listed?.every((name) => name.trim().startsWith('type ')) ?? false
}

const importsOf = (file: string): Import[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(statement)].map(([, type, clause = '', specifier = '']) => ({
    from: file,
    to: specifier.startsWith('.') ? relative(root, normalize(join(root, dirname(file), specifier))) : specifier,
    isTypeOnly: type !== undefined || namesTypesOnly(clause),
  }))

export const imports = ['src/shared', 'src/markets', 'src/client', 'src/worker', 'sandbox', 'scripts'].flatMap(filesIn).flatMap(importsOf)

/** Groups of files that import each other in a circle, by Tarjan's algorithm; the largest first. */
export function circlesIn(edges: readonly Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const number = order.size
    order.set(file, number)
    lowest.set(file, number)
    stack.push(file)
    for (const to of next.get(file) ?? []) {
      const reached = order.has(to) ? (stack.includes(to) ? (order.get(to) ?? number) : number) : visit(to)
      lowest.set(file, Math.min(lowest.get(file) ?? number, reached))
    }
    const low = lowest.get(file) ?? number
    if (low === number) {
      const circle = stack.splice(stack.indexOf(file))
      if (circle.length > 1) circles.push(circle.sort())
    }
    return low
  }
  for (const file of next.keys()) if (!order.has(file)) visit(file)
  return circles.sort((one, other) => other.length - one.length)
}
