import type { Market } from '../market/market.ts'
import type { Place } from '../place.ts'
import { href } from '../routing/href.ts'
import type { RouteName } from '../routing/routes.ts'
import type { Chrome, ChromeLink } from './chrome.ts'
import { textOf, toLabel } from './labels.ts'

/** The header has a theme of its own, that of the brand; the drawer is always light. */
const drawerTheme = 'data-drawer-theme'

type CustomerAccount = NonNullable<Market['customerAccount']>

/** The signed-out account menu in the market's own words and, where the market brings its own header component, what that is given. */
export function toAccount(
  { customerAccountTexts: texts, availableLanguages }: Pick<Market, 'customerAccountTexts' | 'availableLanguages'>,
  urls: CustomerAccount,
  place: Place,
): NonNullable<Chrome['account']> {
  const entry = (route: RouteName, label: Parameters<typeof toLabel>[0]): ChromeLink => ({
    id: route,
    label: toLabel(label, place.language),
    href: href(route, place, place.site),
    isExternal: false,
  })
  const spoken = availableLanguages.find(({ urlCode }) => urlCode === place.language)
  return {
    button: textOf(texts.myAccountButton, place.language),
    login: entry('login', texts.login),
    signUp: entry('signup', texts.signUp),
    ...(texts.enableMyHeader && {
      slot: {
        'data-customer-account': 'header',
        'data-theme': place.whitelabel.key,
        [drawerTheme]: 'light',
        'data-market': texts.marketKey,
        'data-locale': spoken?.accountLocale ?? 'en-GB',
        'data-login-url': urls.loginUrl,
        'data-registration-url': urls.registrationUrl,
        'data-forgot-password-url': urls.forgotPasswordUrl,
        'data-privacy-url': urls.privacyUrl,
        'data-terms-url': urls.termsUrl,
        'data-help-desk-url': urls.helpDeskUrl,
      },
    }),
  }
}

/** Account pages have no drawer. */
export function withoutDrawer(chrome: Chrome): Chrome {
  const { account } = chrome
  if (!account?.slot) return chrome
  const { [drawerTheme]: _, ...slot } = account.slot
  return { ...chrome, account: { ...account, slot } }
}
