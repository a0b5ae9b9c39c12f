const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#38;': '&' }
const fromHtml = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27|#38);/g, (entity) => entities[entity] ?? entity)

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return found === undefined ? undefined : fromHtml(found)
}
const tagsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag)

export type PageFacts = {
  title: string
  canonical?: string
  robots?: string
  alternates: Map<string, string>
  /** Content by name or property, in order. */
  metas: Map<string, string[]>
  jsonLd: Record<string, unknown>[]
  links: string[]
}

/** What a crawler reads of a page. */
export function factsOf(html: string): PageFacts {
  const [head = '', body = ''] = html.split('</head>')
  const links = tagsOf(head, /<link [^>]*>/g)
  const metas = new Map<string, string[]>()
  for (const tag of tagsOf(head, /<meta [^>]*>/g)) {
    const name = attribute(tag, 'name') ?? attribute(tag, 'property') ?? ''
    metas.set(name, [...(metas.get(name) ?? []), attribute(tag, 'content') ?? ''])
  }
  const byRel = (rel: string) => links.filter((tag) => attribute(tag, 'rel') === rel)
  return {
    title: fromHtml(/<title>([^<]*)/.exec(head)?.[1] ?? ''),
    canonical: byRel('canonical').map((tag) => attribute(tag, 'href'))[0],
    robots: metas.get('robots')?.[0],
    alternates: new Map(byRel('alternate').map((tag) => [attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? ''])),
    metas,
    jsonLd: [...head.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) => JSON.parse(json)),
    links: tagsOf(body, /<a [^>]*>/g).flatMap((tag) => attribute(tag, 'href') ?? []),
  }
}

export type SitemapEntry = { address: string; lastModified?: string; alternates: Map<string, string> }

export const sitemapEntries = (xml: string): SitemapEntry[] =>
  [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: fromHtml(/<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? ''),
    lastModified: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1],
    alternates: new Map(
      tagsOf(entry, /<xhtml:link [^>]*>/g).map((tag) => [attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? '']),
    ),
  }))

export const sitemapFiles = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
