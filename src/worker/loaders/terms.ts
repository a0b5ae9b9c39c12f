import { localiseLinks } from '../../shared/chrome/localise-links.ts'
import { fallbackLanguage } from '../../shared/language.ts'
import type { RichText } from '../../shared/market/rich-text.ts'
import type { PageData } from '../../shared/page.ts'
import { pageTextsOf } from '../../shared/texts/page-texts.ts'
import { translator } from '../../shared/texts/texts.ts'
import { loadPolicy } from './content.ts'
import type { LoadContext, Loader } from './loader.ts'

/** The market's standard information as a chapter of its own, to which every tour page leads. */
function packageTravel({ market, place }: LoadContext): RichText {
  const { packageTravelInformation } = market.checkout
  const t = translator(pageTextsOf(market.texts, place.language, ['tour']), place.locale)
  const body = packageTravelInformation[place.language] ?? packageTravelInformation[fallbackLanguage] ?? []
  return [
    { type: 'heading', level: 2, content: [{ type: 'text', text: t('tour.packageHeading') }] },
    ...localiseLinks(body, place).map((node) => (node.type === 'heading' ? { ...node, level: 3 } : node)),
  ]
}

export const loadTerms: Loader<PageData<'terms-conditions'>> = async (context) => {
  const loaded = await loadPolicy('terms-conditions')(context)
  if (loaded.kind !== 'data') return loaded
  return { ...loaded, data: { ...loaded.data, body: [...loaded.data.body, ...packageTravel(context)] } }
}
