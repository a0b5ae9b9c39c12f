import { requestJudge, type Validate } from './judge.ts'
import type { Operation } from './operation.ts'
import { undescribed } from './undescribed.ts'

const firstSegment = (path: string): string => path.split('/', 2).join('/')

/** Stands in front of the sandbox, in workerd: what is wrong with a request to the provider, by the descriptions. What goes to the sandbox's other parts is not judged. */
export function createGate(
  operations: readonly Operation[],
  compiled: { bodies: Record<string, Validate>; queries: Record<string, Validate> },
): (request: Request) => Promise<string[]> {
  const judge = requestJudge(operations, { body: (index) => compiled.bodies[index], query: (index) => compiled.queries[index] })
  const judged = new Set(
    [...operations.map(({ path }) => path), ...undescribed.map(({ call }) => call.split(' ', 2)[1] ?? '')].map(firstSegment),
  )
  return async (request) => {
    const { pathname: path, searchParams: query } = new URL(request.url)
    if (!judged.has(firstSegment(path))) return []
    const body = request.body ? await request.clone().text() : ''
    const { method, headers } = request
    const reasons = judge({ method, path, query, accept: headers.get('accept'), contentType: headers.get('content-type'), body })
    return reasons.map((reason) => `${method} ${path} ${reason}`)
  }
}
