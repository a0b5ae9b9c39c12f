import { AppError } from '../../shared/errors/app-error.ts'
import { visitorOf } from './visitor.ts'

type From = { request: Request; env: { RATE_LIMIT: RateLimit } }

const seconds = 60

/** What costs the provider or the processor something is done so often a minute for each visitor (wrangler.toml), and for each checkout where one is named. */
export async function limitVisitor({ request, env }: From, what: 'payment' | 'route' | 'start', checkoutId?: string): Promise<void> {
  const keys = [visitorOf(request), ...(checkoutId ? [checkoutId] : [])].map((whose) => `${what} ${whose}`)
  const limits = await Promise.all(keys.map((key) => env.RATE_LIMIT.limit({ key })))
  if (limits.some(({ success }) => !success)) throw new AppError('RATE_LIMITED', `${what}: too often`, { retryAfterSeconds: seconds })
}
