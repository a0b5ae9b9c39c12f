import { sceneOf, scenePreview, scenePreviewUrl } from '../../shared/artwork/scenes.ts'
import { textIn } from '../../shared/language.ts'
import type { Head } from '../../shared/page.ts'
import { versionsOf } from './alternates.ts'
import type { HeadInput } from './head.ts'
import type { PreviewPicture } from './words.ts'

type Meta = Head['metas'][number]
type Shown = Pick<Head, 'title' | 'description' | 'canonical'> & { picture?: PreviewPicture }

/** Open Graph writes locales with an underscore. */
const underscored = (locale: string) => locale.replace('-', '_')

/** The brand's own scene, where a page has none. */
function heroOf({ liveRelease, place }: HeadInput): PreviewPicture {
  const { scene, alt } = liveRelease.whitelabel.hero
  return { url: `/assets/artwork/${scene}`, alt: textIn(alt, place.language)?.text ?? '' }
}

/** An absolute address for others to fetch: our own scenes have a picture made for this. */
export function previewUrl(url: string, appUrl: string): string | undefined {
  const scene = sceneOf(url)
  if (scene) return appUrl + scenePreviewUrl(scene)
  return url.startsWith('https://') ? url : undefined
}

function pictureMetas({ url, alt }: PreviewPicture, appUrl: string): Meta[] {
  const address = previewUrl(url, appUrl)
  if (!address) return []
  const size: Meta[] = sceneOf(url)
    ? [
        ['og:image:width', String(scenePreview.width)],
        ['og:image:height', String(scenePreview.height)],
      ]
    : []
  return [['og:image', address], ...size, ...(alt ? [['og:image:alt', alt] as const] : [])]
}

/** What link previews and the verifiers of a domain read; nothing of it means anything to a browser. */
export function metasOf(input: HeadInput, { title, description, canonical, picture }: Shown): Meta[] {
  const { route, params, query, liveRelease, place } = input
  const { name, appUrl, facebookDomainVerification } = liveRelease.whitelabel
  const others = canonical ? versionsOf(route, params, query, liveRelease).map(({ locale }) => locale) : []
  return [
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:title', title],
    ['og:description', description],
    ...(canonical ? [['og:url', canonical] as const] : []),
    ...pictureMetas(picture ?? heroOf(input), appUrl),
    ['og:locale', underscored(place.locale)],
    ...[...new Set(others)].filter((locale) => locale !== place.locale).map((locale): Meta => ['og:locale:alternate', underscored(locale)]),
    ['twitter:card', 'summary_large_image'],
    ...(facebookDomainVerification ? [['facebook-domain-verification', facebookDomainVerification] as const] : []),
  ]
}
