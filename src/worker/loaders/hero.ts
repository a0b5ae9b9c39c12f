import { textIn } from '../../shared/language.ts'
import type { HeroView } from '../../shared/page.ts'
import type { LoadContext } from './loader.ts'

export const toHeroView = ({ liveRelease, place }: Pick<LoadContext, 'liveRelease' | 'place'>): HeroView => {
  const { hero, theme } = liveRelease.whitelabel
  const { scene, alt } = hero
  const sizes = theme.look.hero === 'split' ? '(min-width: 64rem) 54vw, 100vw' : '100vw'
  return { scene, sizes, alt: textIn(alt, place.language)?.text ?? '' }
}
