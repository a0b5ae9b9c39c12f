import type { MiddlewareHandler } from 'hono'
import { mistakesIn } from '../shared/deployment/deployment.ts'
import type { AppEnv } from './env.ts'

let isTold = false

/** Once in the life of a worker, with its first request: each mistake of the deployment's variables as a line in the log. */
export const tellMistakes: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!isTold) {
    isTold = true
    for (const mistake of mistakesIn(c.env)) console.error(JSON.stringify({ event: 'deployment-mistake', ...mistake }))
  }
  await next()
}
