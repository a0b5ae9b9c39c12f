import type { LanguageCode } from '../../shared/language.ts'
import type { CustomPage } from '../../shared/market/custom-page.ts'
import type { RichNode, RichText } from '../../shared/market/rich-text.ts'
import { policies } from '../custom-pages.ts'

const chapters = [policies['cookies-policy'], policies['privacy-policy'], policies['terms-conditions']]

const oneDeeper = (node: RichNode): RichNode => (node.type === 'heading' ? { ...node, level: Math.min(4, (node.level ?? 2) + 1) } : node)

const chapterIn = (code: LanguageCode, { title, body }: CustomPage): RichText => [
  { type: 'heading', level: 2, content: [{ type: 'text', text: title[code] ?? '' }] },
  ...(body[code] ?? []).map(oneDeeper),
]

const bodyIn = (code: LanguageCode): RichText => chapters.flatMap((chapter) => chapterIn(code, chapter))

/** Everything legal on one page, a section each: `/informasjon?tab=informasjonskapsler` is where this brand keeps its cookie policy. */
export const information: CustomPage = {
  slugs: { no: 'informasjon', en: 'information' },
  title: { no: 'Praktisk informasjon', en: 'Practical information' },
  description: {
    no: 'Informasjonskapsler, personvern og vilkår på ett sted.',
    en: 'Cookies, privacy and terms in one place.',
  },
  part: 'sections',
  body: { no: bodyIn('no'), en: bodyIn('en') },
}
