import { fallbackLanguage, type LanguageCode } from '../languages.ts'

export type SlugsByPage = Readonly<Record<string, Partial<Record<LanguageCode, string>>>>

/** Rule 9: NFKD, diacritics dropped, lower case, words joined by `-`, leading and trailing slashes dropped, `/` kept between segments. */
export const normaliseSlug = (slug: string): string =>
  slug
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, ''))
    .filter(Boolean)
    .join('/')

/** Replaces the map of a page after normalisation. */
export const setSlugs = (pages: SlugsByPage, id: string, slugs: Partial<Record<LanguageCode, string>>): SlugsByPage => ({
  ...pages,
  [id]: Object.fromEntries(Object.entries(slugs).map(([code, slug]) => [code, normaliseSlug(slug)])),
})

const own = (pages: SlugsByPage, id: string) => (Object.hasOwn(pages, id) ? pages[id] : undefined)

/** The slug of a page in a language, else in the default language, else nothing (rule 9). */
export const slugOf = (
  pages: SlugsByPage,
  id: string,
  language: LanguageCode,
  standard: LanguageCode = fallbackLanguage,
): string | undefined => {
  const slugs = own(pages, id)
  return slugs?.[language] ?? slugs?.[standard]
}

/** The page whose slug in the language (or the default language) is this one. */
export const pageOfSlug = (
  pages: SlugsByPage,
  slug: string,
  language: LanguageCode,
  standard: LanguageCode = fallbackLanguage,
): string | undefined =>
  Object.keys(pages).find((id) => pages[id]?.[language] === slug) ?? Object.keys(pages).find((id) => pages[id]?.[standard] === slug)

/** The page of a slug in one language, in the words of another. */
export function translateSlug(
  pages: SlugsByPage,
  slug: string,
  from: LanguageCode,
  to: LanguageCode,
  standard: LanguageCode = fallbackLanguage,
): string | undefined {
  const id = pageOfSlug(pages, slug, from, standard)
  return id === undefined ? undefined : slugOf(pages, id, to, standard)
}
