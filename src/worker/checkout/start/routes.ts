import type { Context } from 'hono'
import { AppError } from '../../../shared/errors/app-error.ts'
import { parseRooms, startItinerary } from '../../../shared/provider/discovery.ts'
import type { AppEnv } from '../../env.ts'
import { checkoutCallerOf } from '../../provider/caller.ts'
import { isForm, readForm, readJson } from '../../security/media-type.ts'
import { problem } from '../../security/problem.ts'
import { setCookie } from '../routes/answer.ts'
import { callRoutes } from '../routes/on-checkout.ts'
import { valuesOf } from '../steps/step-forms.ts'
import { stepHref } from '../steps/step-href.ts'
import { startCheckout } from './start.ts'

async function start(c: Context<AppEnv, '/:provider/*'>): Promise<Response> {
  const context = await checkoutCallerOf(c, c.req.param('provider'))
  if (!context) return problem(c, 404, 'NOT_FOUND')
  const fromForm = isForm(c.req.header('Content-Type'))
  const values = fromForm ? valuesOf(await readForm(c)) : undefined
  const wanted = values
    ? startItinerary.safeParse({
        tripId: values.get('tripId'),
        startDate: values.get('startDate'),
        rooms: parseRooms(values.get('rooms')) ?? [],
      })
    : startItinerary.safeParse(await readJson(c))
  if (!wanted.success) throw new AppError('VALIDATION_FAILED', 'trip, date or rooms cannot be read', { status: 400 })
  const started = await startCheckout(context, wanted.data)
  setCookie(c, started.setCookie)
  return fromForm
    ? c.redirect(stepHref(context.place, started.checkoutId, 'checkout'), 303)
    : c.json({ checkoutId: started.checkoutId }, 201)
}

export const startRoutes = callRoutes().post('/planner/itineraries', start)
