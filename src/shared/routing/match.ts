import { type LanguageCode, languageCodes } from '../languages.ts'
import { type RouteName, routeNames, routeOf, type Segment, wordIn } from './routes.ts'

export type Params = Readonly<Record<string, string>>
export type Match = {
  route: RouteName
  params: Params /** The language whose words the address uses; undefined where it has none. */
  language?: LanguageCode
}

function paramsIn(segments: readonly Segment[], parts: readonly string[], language: LanguageCode): Params | undefined {
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    if ('rest' in segment) {
      if (index >= parts.length) return
      params[segment.rest] = parts.slice(index).join('/')
      return params
    }
    const part = parts[index]
    if (part === undefined) return
    if ('fixed' in segment && part !== segment.fixed) return
    if ('word' in segment && part !== wordIn(segment.word, language)) return
    if ('param' in segment) params[segment.param] = part
  }
  return segments.length === parts.length ? params : undefined
}

/** The row an address (decoded segments after the prefix) belongs to: words of the given language first, then of the others. */
export function match(parts: readonly string[], language: LanguageCode): Match | undefined {
  for (const candidate of [language, ...languageCodes.filter((code) => code !== language)]) {
    for (const route of routeNames) {
      if (route === 'selector' || route === 'content') continue
      const params = paramsIn(routeOf(route).segments, parts, candidate)
      if (params) return { route, params, language: routeOf(route).segments.some((segment) => 'word' in segment) ? candidate : undefined }
    }
  }
  const params = paramsIn(routeOf('content').segments, parts, language)
  return params && { route: 'content', params }
}
