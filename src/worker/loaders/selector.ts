import { htmlLang, textIn } from '../../shared/language.ts'
import type { PageData } from '../../shared/page.ts'
import { homeHref } from '../../shared/routing/path-href.ts'
import { toHeroView } from './hero.ts'
import { type Loader, loaded } from './loader.ts'

export const loadSelector: Loader<PageData<'selector'>> = ({ liveRelease, place }) =>
  loaded<PageData<'selector'>>({
    hero: toHeroView({ liveRelease, place }),
    markets: liveRelease.markets.map(({ key, name, languages }) => ({
      key,
      name: textIn(name, languages[0]?.urlCode ?? 'en')?.text ?? key,
      languages: languages.map(({ urlCode, fullName }) => ({
        urlCode,
        name: fullName,
        lang: htmlLang(urlCode),
        href: homeHref({ market: key, language: urlCode }, liveRelease.site),
      })),
    })),
  })
