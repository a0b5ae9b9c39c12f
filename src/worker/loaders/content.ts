import { localiseLinks } from '../../shared/chrome/localise-links.ts'
import { contentsOf } from '../../shared/content/headings.ts'
import type { ContactData } from '../../shared/content/page-data.ts'
import { fallbackLanguage, htmlLang, type TextIn, textIn } from '../../shared/language.ts'
import type { CustomPage } from '../../shared/market/custom-page.ts'
import type { Market } from '../../shared/market/market.ts'
import type { PageData } from '../../shared/page.ts'
import type { Place } from '../../shared/place.ts'
import { href } from '../../shared/routing/href.ts'
import { type LoadContext, type Loader, loaded, nothing } from './loader.ts'

type Content = PageData<'content'>
type Page = { page: CustomPage | undefined; place: Place; foldedAt?: Content['foldedAt']; contact?: ContactData }

function toContent({ page, place, foldedAt, contact }: Page): Content | undefined {
  const { language } = place
  const title = textIn(page?.title, language)
  if (!page || !title) return undefined
  const description = textIn(page.description, language)
  const own = page.body[language]
  const foreign = (text: Pick<TextIn, 'lang'> | undefined) => (text && text.lang !== language ? htmlLang(text.lang) : undefined)
  const langs = {
    title: foreign(title),
    description: foreign(description),
    body: own ? undefined : htmlLang(fallbackLanguage),
  }
  return {
    title: title.text,
    description: description?.text ?? '',
    scene: page.scene,
    body: localiseLinks(own ?? page.body[fallbackLanguage] ?? [], place),
    ...(Object.values(langs).some(Boolean) && { foreign: langs }),
    updated: page.updated,
    foldedAt,
    contact,
  }
}

function customPageOf({ market: { customPages }, params: { page = '' } }: Pick<LoadContext, 'market' | 'params'>): CustomPage | undefined {
  return Object.hasOwn(customPages, page) ? customPages[page] : undefined
}

/** What stands beside the text of a contact page. */
const contactOf = ({ contact: { emergencyPhone, address = [] } }: Market, state: Partial<ContactData>): ContactData => ({
  emergencyPhone,
  address,
  isSent: false,
  ...state,
})

/** The contact page with what became of a post; nothing for any other page. */
export function contactContent({ market, place, params }: LoadContext, state: Partial<ContactData>): Content | undefined {
  const page = customPageOf({ market, params })
  return page?.part === 'contact' ? toContent({ page, place, contact: contactOf(market, state) }) : undefined
}

export const loadContent: Loader<Content> = ({ market, place, params, query }) => {
  const page = customPageOf({ market, params })
  const foldedAt = page?.part === 'sections' ? 2 : undefined
  const contact = page?.part === 'contact' ? contactOf(market, { isSent: query.has('sent') }) : undefined
  const content = toContent({ page, place, foldedAt, contact })
  if (!content) return nothing
  const tab = query.get('tab')
  if (tab === null) return loaded(content)
  const isSection = foldedAt && contentsOf(content.body).some(({ id }) => id === tab)
  return { kind: 'redirect', to: `${href('content', place, place.site, { page: params.page ?? '' })}${isSection ? `#${tab}` : ''}` }
}

/** The four content pages of the route table. */
export const loadPolicy =
  (id: 'cookies-policy' | 'terms-conditions' | 'privacy-policy' | 'faq'): Loader<PageData<'faq'>> =>
  ({ market, place }) => {
    const content = toContent({ page: market.policies[id], place, ...(id === 'faq' && { foldedAt: 3 }) })
    return content ? loaded(content) : nothing
  }
