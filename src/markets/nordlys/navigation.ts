import type { NavItem } from '../../shared/market/link.ts'
import type { Market } from '../../shared/market/market.ts'
import { linkTo, pageLink } from '../navigation.ts'

type Footer = Market['footerConfiguration']

/** Norway first, and nothing to unfold. */
export const nordlysNavigation: NavItem[] = [
  { type: 'link', link: { id: 'norway', label: { no: 'Norge', en: 'Norway' }, internalUrl: '/destinations/nordics/norway' } },
  { type: 'link', link: { id: 'nordics', label: { no: 'Norden', en: 'The Nordics' }, internalUrl: '/destinations/nordics' } },
  { type: 'link', link: { id: 'world', label: { no: 'Resten av verden', en: 'The rest of the world' }, internalUrl: '/destinations' } },
  { type: 'link', link: pageLink('byRail', 'byRail') },
  { type: 'link', link: linkTo('design-your-own', 'designYourOwn', '/design-your-own-tour') },
]

export const nordlysFooter = (usual: Footer): Footer => ({
  ...usual,
  first: {
    title: { no: 'Reis med oss', en: 'Travel with us' },
    links: [
      linkTo('footer-tours', 'allTours', '/tours'),
      { id: 'footer-norway', label: { no: 'Norge på langs', en: 'Norway end to end' }, internalUrl: '/destinations/nordics/norway' },
      linkTo('footer-destinations', 'allDestinations', '/destinations'),
      linkTo('footer-design', 'designYourOwn', '/design-your-own-tour'),
      pageLink('slowTravel', 'slowTravel'),
    ],
  },
  third: {
    title: { no: 'Folkene i Nordlys', en: 'The people at Nordlys' },
    links: [pageLink('aboutUs', 'about'), pageLink('footprint', 'sustainability'), pageLink('smallGroups', 'smallGroups')],
  },
})
