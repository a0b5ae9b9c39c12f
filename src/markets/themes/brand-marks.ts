import type { Theme } from '../../shared/market/theme.ts'

type BrandMarks = Pick<Theme, 'favicon' | 'logo' | 'squareLogo'>

const marksOf = (key: string, alt: string, width: number): BrandMarks => ({
  favicon: `/assets/brands/${key}/favicon.svg`,
  logo: { src: `/assets/brands/${key}/logo.svg`, alt, width, height: 64 },
  squareLogo: { src: `/assets/brands/${key}/logo-square.svg`, alt, width: 64, height: 64 },
})

export const brandMarks = {
  tidemark: marksOf('tidemark', 'Tidemark', 358),
  nordlys: marksOf('nordlys', 'Nordlys', 302),
  noctua: marksOf('noctua', 'Noctua', 377),
}
