import { languageCodes } from '../languages.ts'
import { type RouteName, routeNames } from './routes.ts'

/** Names that older links and configurations still use (rule 5). */
const legacyNames = new Map<string, RouteName>([
  ['account/login', 'login'],
  ['checkout/availability', 'availability'],
  ['tourDetail', 'tour'],
])

/** The route of a name, a legacy name, or a language-specific name (base name plus language code). */
export function routeNamed(name: string): RouteName | undefined {
  const base = name.replace(new RegExp(`-(?:${languageCodes.join('|')})$`), '')
  return legacyNames.get(name) ?? routeNames.find((route) => route === name) ?? routeNames.find((route) => route === base)
}
