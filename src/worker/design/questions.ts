import type { AnswerValues } from '../../shared/design/answers.ts'
import type { PageData } from '../../shared/page.ts'
import type { LoadContext } from '../loaders/loader.ts'
import { toRegionView } from '../loaders/regions.ts'

type Questions = PageData<'design-your-own-tour'>

/** The four questions with what is answered so far. */
export const showQuestions = (
  { market, place, today }: Pick<LoadContext, 'market' | 'place' | 'today'>,
  values: AnswerValues,
  { problems = [], failure }: Partial<Pick<Questions, 'problems' | 'failure'>> = {},
): Questions => ({
  regions: market.destinations.map((region) => {
    const { key, name, scene, countries } = toRegionView(region, place)
    return { key, name, scene, countries: countries.map((country) => ({ key: country.key, name: country.name })) }
  }),
  today,
  values,
  problems,
  ...(failure && { failure }),
})
