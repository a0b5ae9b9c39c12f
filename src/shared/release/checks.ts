import { isScene } from '../artwork/scenes.ts'
import { readCatalogue } from '../catalogue/source-files.ts'
import type { Market } from '../market/market.ts'
import { bytesOf } from './bytes.ts'
import { checkCookiePolicy, checkHomePages, checkLinks, checkSlugs, checkTextLinks } from './check-addresses.ts'
import { checkCatalogue } from './check-catalogue.ts'
import { checkLabels } from './check-labels.ts'
import { checkPictures } from './check-pictures.ts'
import { checkTexts } from './check-texts.ts'
import { contrastFindings } from './contrast.ts'
import { errorAt, type Finding, lackingAt } from './finding.ts'
import type { Release } from './release.ts'
import { spokenIn } from './spoken.ts'

/** A document larger than this is slow to read at the edge. */
export const maxDocumentBytes = 1024 * 1024

/** The brand's own scene exists and is told in every language the brand speaks. */
function checkHero({ whitelabel: { key, hero }, markets }: Release): Finding[] {
  return [
    ...(isScene(hero.scene) ? [] : [errorAt(`${key}.hero`, `names an unknown scene “${hero.scene}”`)]),
    ...spokenIn(markets)
      .filter(({ urlCode }) => hero.alt[urlCode] === undefined)
      .map((language) => lackingAt(language, hero.alt, `${key}.hero.alt.${language.urlCode}`, 'is missing')),
  ]
}

function checkMarkets({ whitelabel, markets }: Release): Finding[] {
  const at = whitelabel.key
  const standard = markets.find(({ key }) => key === whitelabel.defaultMarket)
  const twins = markets.filter(({ key }, index) => markets.findIndex((other) => other.key === key) !== index)
  const single = whitelabel.routingStrategy === 'SINGLE_MARKET_AND_LANGUAGE'
  return [
    ...(standard ? [] : [errorAt(at, `has no market “${whitelabel.defaultMarket}”, which is its default`)]),
    ...(standard && !standard.availableLanguages.some(({ urlCode }) => urlCode === whitelabel.defaultLanguage)
      ? [errorAt(at, `speaks “${whitelabel.defaultLanguage}” by default, which its default market does not`)]
      : []),
    ...markets.flatMap(({ key, availableLanguages }) =>
      availableLanguages
        .filter(({ urlCode }, index) => availableLanguages.findIndex((other) => other.urlCode === urlCode) !== index)
        .map(({ urlCode }) => errorAt(`${key}.availableLanguages.${urlCode}`, 'is listed twice, under one address')),
    ),
    ...twins.map(({ key }) => errorAt(at, `has two markets “${key}”`)),
    ...(single && (markets.length > 1 || (standard?.availableLanguages.length ?? 1) > 1)
      ? [errorAt(at, 'is a single market with a single language, but has more of them')]
      : []),
  ]
}

function checkMarket(market: Market, isIcon: (name: string) => boolean): Finding[] {
  const bytes = bytesOf(JSON.stringify(market))
  const { b2b, b2c } = market.checkout.paymentProviders
  const isListed = (name: (typeof b2b)[number]) => [...b2b, ...b2c].includes(name)
  const wordings = isListed('invoice') ? (['payButton', 'invoiceButton'] as const) : (['payButton'] as const)
  return [
    ...checkSlugs(market),
    ...checkLinks(market, isIcon),
    ...checkTextLinks(market),
    ...checkCookiePolicy(market),
    ...checkPictures(market),
    ...checkTexts(market),
    ...checkLabels(market),
    ...wordings.flatMap((button) =>
      market.availableLanguages
        .filter(({ urlCode }) => market.checkout[button][urlCode] === undefined)
        .map((language) =>
          lackingAt(language, market.checkout[button], `${market.key}.checkout.${button}.${language.urlCode}`, 'has no approved wording'),
        ),
    ),
    ...(isListed('sepa') && !market.checkout.sepa
      ? [errorAt(`${market.key}.checkout.sepa`, 'says who collects direct debits, and is missing')]
      : []),
    ...(bytes > maxDocumentBytes ? [errorAt(market.key, `is ${bytes} bytes, more than ${maxDocumentBytes}`)] : []),
  ]
}

/** All that is checked before a release may go out. Pure: the same list for an editor, a test and the publisher. */
export function checkRelease(release: Release, isIcon: (name: string) => boolean): Finding[] {
  const { whitelabel, markets, catalogue } = release
  return [
    ...checkMarkets(release),
    ...checkHero(release),
    ...checkHomePages(release),
    ...markets.flatMap((market) => checkMarket(market, isIcon)),
    ...(catalogue
      ? checkCatalogue(readCatalogue(catalogue), {
          markets,
          themesFile: catalogue.themes.name,
          on: catalogue.on,
          maxBytes: maxDocumentBytes,
        })
      : []),
    ...contrastFindings(whitelabel.theme).map(({ pair, ratio, needed }) =>
      errorAt(`${whitelabel.key}.theme`, `${pair} has a contrast of ${ratio}, less than ${needed}`),
    ),
  ]
}
