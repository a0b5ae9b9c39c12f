import { type Answers, type AnswerValues, readAnswers } from '../../shared/design/answers.ts'
import { proposeRoute } from '../../shared/design/propose-route.ts'
import { AppError } from '../../shared/errors/app-error.ts'
import type { PageData } from '../../shared/page.ts'
import { href } from '../../shared/routing/href.ts'
import { checkoutObjectOf, homeOf } from '../checkout/context.ts'
import type { Action, LoadContext, Loaded } from '../loaders/loader.ts'
import { limitVisitor } from '../security/visitor-limit.ts'
import { requireBrowser } from '../visitor/session.ts'
import { showQuestions } from './questions.ts'

type Questions = PageData<'design-your-own-tour'>

const longestValue = 60
const mostValues = 40

/** Every value of each name; what is longer than any answer is cut. */
function valuesOf(form: FormData): AnswerValues {
  const values: Record<string, string[]> = Object.create(null)
  for (const [name, value] of form.entries()) {
    if (typeof value !== 'string' || !/^[a-z0-9-]{1,20}$/.test(name)) continue
    const known = values[name] ?? []
    if (known.length < mostValues) values[name] = [...known, value.slice(0, longestValue)]
  }
  return { ...values }
}

/** The itinerary's id at the provider, or nothing where no two places answer the questions. */
async function instantiate({ send, market }: LoadContext, answers: Answers): Promise<string | undefined> {
  const { places } = await send('discovery/places', { query: { region: answers.region } })
  const route = proposeRoute(places, answers)
  if (!route) return undefined
  const { data } = await send('itineraries/from-scratch', {
    body: {
      startDate: answers.startDate,
      allocatedPax: { rooms: answers.rooms },
      currency: market.currency,
      legs: route.map(({ place, nights }) => ({ stop: { location: { id: place.id }, nights } })),
    },
  })
  return data.attributes.refId
}

/** The four answers become an itinerary at the provider that this browser may change (rule 43). */
export const drawRoute: Action<Questions> = async (context, form): Promise<Loaded<Questions>> => {
  const { env, market, place, today } = context
  const values = valuesOf(form)
  const read = readAnswers(values, { regions: market.destinations, today })
  if ('problems' in read) return { kind: 'data', data: showQuestions(context, values, { problems: read.problems }), status: 422 }
  await limitVisitor(context, 'route')
  try {
    const refId = await instantiate(context, read.answers)
    if (!refId) return { kind: 'data', data: showQuestions(context, values, { failure: 'nothing-fits' }), status: 422 }
    const browser = await requireBrowser(context)
    await checkoutObjectOf(env, refId).claim(homeOf(context), browser.ids)
    const to = href('design-your-own-tour-itinerary', place, place.site, { refId })
    return { kind: 'redirect', to, ...(browser.setCookie && { setCookies: [browser.setCookie] }) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    console.warn(JSON.stringify({ event: 'route-not-drawn', code: error.code, reason: error.message }))
    return { kind: 'data', data: showQuestions(context, values, { failure: 'unavailable' }), status: 503 }
  }
}
