import { createMiddleware } from 'hono/factory'
import type { App } from '../env.ts'
import { ownOperator } from '../fixed-checkouts.ts'
import { acceptedLanguage } from './language.ts'

const operators = new Map([
  [`Basic ${btoa('tidemark:sandbox-secret')}`, ownOperator],
  [`Basic ${btoa('other:other-secret')}`, 'other'],
])

export const authentication = createMiddleware<App>(async (c, next) => {
  const owner = operators.get(c.req.header('authorization') ?? '')
  if (!owner) return c.json({ message: 'Unauthorized' }, 401, { 'www-authenticate': 'Basic realm="provider"' })
  c.set('owner', owner)
  c.set('language', acceptedLanguage(c.req.header('accept-language')))
  await next()
})
