import { languageCodes } from '../languages.ts'
import { type RouteName, routeNames } from './routes.ts'

/** Names that older links and configurations still use (§2.1). */
const legacyNames = new Map<string, RouteName>([
  ['account/login', 'login'],
  ['checkout/availability', 'availability'],
  ['tourDetail', 'tour'],
])

/** The route of a name, a legacy name, or a language-specific name (base name plus language code, §2.1). */
export function routeNamed(name: string): RouteName | undefined {
  const base = name.replace(new RegExp(`-(?:${languageCodes.join('|')})$`), '')
  return legacyNames.get(name) ?? routeNames.find((route) => route === name) ?? routeNames.find((route) => route === base)
}
