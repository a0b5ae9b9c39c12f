import { zValidator } from '@hono/zod-validator'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
  acceptedChanges,
  accessBody,
  activityAnswers,
  baseServiceSelection,
  travellerDetails,
  upsellSelection,
} from '../../shared/checkout/writes.ts'
import { AppError } from '../../shared/errors/app-error.ts'
import { parseRooms, startItinerary } from '../../shared/provider/discovery.ts'
import type { AppEnv } from '../app.ts'
import { callerOf, isCheckoutId } from '../provider/caller.ts'
import { isForm, readForm, readJson } from '../security/media-type.ts'
import { problem } from '../security/problem.ts'
import { proveEmail } from './access.ts'
import type { CheckoutContext } from './context.ts'
import { loadEntryFacts } from './facts.ts'
import { saveAnswers, valuesOfAnswers } from './saves/answers.ts'
import { acceptChanges, type CheckResult, checkAvailability, saveAvailability } from './saves/availability.ts'
import { saveOptions } from './saves/options.ts'
import { type SaveResult, save } from './saves/save.ts'
import { saveTravellerDetails } from './saves/traveller-details.ts'
import { standingOf, unlessMissing } from './standing.ts'
import { startCheckout } from './start.ts'
import { valuesOf } from './step-forms.ts'
import { stepHref } from './step-href.ts'
import { validateStored } from './validate-stored.ts'

type Context_ = Context<AppEnv, '/:provider/*'>
type Handle = (context: CheckoutContext, checkoutId: string) => Promise<Response>

const setCookie = (c: Context<AppEnv>, cookie: string | undefined) => {
  if (cookie) c.header('Set-Cookie', cookie, { append: true })
}

/** A body as its schema has it; anything else is refused before anything is asked. */
const body = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('json', schema, (result) => {
    if (result.success) return
    const [issue] = result.error.issues
    throw new AppError('VALIDATION_FAILED', `the body: ${issue?.path.join('.')} ${issue?.message}`, { status: 400 })
  })

export const notFound = (c: Context<AppEnv>) => problem(c, 404, 'CHECKOUT_NOT_FOUND')

export const notOwner = (c: Context<AppEnv>) => problem(c, 403, 'CHECKOUT_NOT_OWNED')

function answerSave(c: Context<AppEnv>, result: SaveResult): Response | Promise<Response> {
  if (result.kind === 'not-found') return notFound(c)
  if (result.kind === 'not-owner') return notOwner(c)
  if (result.kind === 'elsewhere') return c.json({ completed: false, next: result.to })
  setCookie(c, result.setCookie)
  if (result.kind === 'saved') return c.json({ completed: result.completed, ...(result.next && { next: result.next }) })
  const { detail, problems } = result
  return problem(c, 422, 'VALIDATION_FAILED', { detail, problems })
}

function answerCheck(c: Context<AppEnv>, result: CheckResult): Response | Promise<Response> {
  if (result.kind === 'not-found') return notFound(c)
  if (result.kind === 'not-owner') return notOwner(c)
  if (result.kind === 'elsewhere') return problem(c, 409, 'API_ITINERARY_HAS_CLOSED_TRANSACTIONS')
  setCookie(c, result.setCookie)
  return c.json(result.view)
}

/** Market, language and checkout of a call, or 404 (rulings 17, 37). */
async function onCheckout(c: Context<AppEnv>, handle: Handle): Promise<Response> {
  const context = await callerOf(c, c.req.param('provider') ?? '')
  const checkoutId = c.req.query('checkoutId')
  return context && isCheckoutId(checkoutId) ? unlessMissing(handle(context, checkoutId), () => notFound(c)) : notFound(c)
}

async function start(c: Context_): Promise<Response> {
  const context = await callerOf(c, c.req.param('provider'))
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

/** Steps that can be left without anything to send: POST checkout/steps/{name}, with an empty object. */
const leaveStep =
  (c: Context<AppEnv>, step: string): Handle =>
  async (context, id) => {
    switch (step) {
      case 'availability':
        return answerSave(c, await saveAvailability(context, id, []))
      case 'additional-options':
        return answerSave(c, await saveOptions(context, id, {}, true))
      case 'experiences':
        return answerSave(c, await save(context, id, async () => ({ step: 'experiences' })))
      default:
        return problem(c, 404, 'NOT_FOUND')
    }
  }

/** The page's own verdict, so that whoever waits for it never sees another one there (ruling 45). */
const bookingState =
  (c: Context<AppEnv>): Handle =>
  async (context, id) => {
    const { entry, payment, browser } = await loadEntryFacts(context, id)
    if (entry.kind === 'not-found') return notFound(c)
    setCookie(c, browser.setCookie)
    return c.json({ state: entry.kind === 'confirmation' ? entry.state : payment === 'cancelled' ? 'failed' : 'open' })
  }

/** Writes of the browser that decide something before the provider is asked; each calls the same save as the step's own form (ruling 47). */
export const checkoutRoutes = new Hono<AppEnv, Record<never, never>, '/:provider'>()
  .post('/planner/itineraries', start)
  .post('/checkout/traveler-details', body(travellerDetails), (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await saveTravellerDetails(context, id, c.req.valid('json')))),
  )
  .get('/checkout/traveler-details/validate-stored', (c) =>
    onCheckout(c, async (context, id) => {
      const standing = await standingOf(context, id)
      return standing === 'elsewhere' ? notFound(c) : c.json(await validateStored(context, id, standing === 'owner'))
    }),
  )
  .get('/checkout/booking-state', (c) => onCheckout(c, bookingState(c)))
  .post('/checkout/activity-questions', body(activityAnswers), (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await saveAnswers(context, id, valuesOfAnswers(c.req.valid('json'))))),
  )
  .put('/checkout/upsells', body(upsellSelection), (c) =>
    onCheckout(c, async (context, id) => answerSave(c, await saveOptions(context, id, { upsells: c.req.valid('json').selection }, false))),
  )
  .put('/checkout/base-services/offers', body(baseServiceSelection), (c) =>
    onCheckout(c, async (context, id) =>
      answerSave(c, await saveOptions(context, id, { baseServices: c.req.valid('json').selection }, false)),
    ),
  )
  .post('/checkout/availabilityCheck', (c) => onCheckout(c, async (context, id) => answerCheck(c, await checkAvailability(context, id))))
  .post('/checkout/accepted-changes', body(acceptedChanges), (c) =>
    onCheckout(c, async (context, id) => answerCheck(c, await acceptChanges(context, id, c.req.valid('json').changes))),
  )
  .post('/checkout/steps/:step', (c) => onCheckout(c, leaveStep(c, c.req.param('step'))))
  .post('/checkout/access', body(accessBody), (c) =>
    onCheckout(c, async (context, id) => {
      const proof = await proveEmail(context, id, c.req.valid('json').email)
      if (proof.kind === 'not-found') return notFound(c)
      if (proof.kind === 'limited') {
        c.header('Retry-After', '60')
        return problem(c, 429, 'RATE_LIMITED')
      }
      if (proof.kind === 'refused') return problem(c, 403, 'ACCESS_REFUSED')
      setCookie(c, proof.setCookie)
      return c.body(null, 204)
    }),
  )
