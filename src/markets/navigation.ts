import type { Localized } from '../shared/language.ts'
import type { Link, MenuItem, NavItem } from '../shared/market/link.ts'
import { pageIds } from './custom-pages.ts'
import type { ChromeWords } from './languages/en/words/chrome.ts'
import { type PagesWords, pages } from './languages/en/words/pages.ts'
import { say } from './words.ts'

type Word = keyof ChromeWords

/** A link to a path of the shop, in its English words: the address is put into the reader's market and language when it is shown. */
export const linkTo = (id: string, word: Word, internalUrl: string, iconName?: string): Link => ({
  id,
  label: say('chrome', (words) => words[word]),
  internalUrl,
  ...(iconName && { iconName }),
})

export const pageLink = (page: keyof PagesWords, word: Word, iconName?: string): Link =>
  linkTo(pageIds[page], word, `/${pages[page].slug}`, iconName)

const way = (page: keyof PagesWords, word: Word, intro: Word, scene: string, iconName: string): MenuItem => ({
  link: pageLink(page, word, iconName),
  links: [],
  paragraph: say('chrome', (words) => words[intro]),
  thumbnail: { src: `/assets/artwork/${scene}`, alt: say('pages', (words) => words[page].title) },
})

const destinations: NavItem = {
  type: 'megaMenu',
  source: 'dynamic',
  id: 'destinations',
  label: say('chrome', (words) => words.destinations),
  description: say('chrome', (words) => words.destinationsIntro),
  link: linkTo('all-destinations', 'allDestinations', '/destinations'),
  items: [],
}

/** How one can travel, apart from where; a market may have more to say than the usual four. */
const waysAnd = (more: readonly MenuItem[], description: Localized): NavItem => ({
  type: 'megaMenu',
  source: 'custom',
  id: 'ways',
  label: say('chrome', (words) => words.inspiration),
  description,
  image: { src: '/assets/artwork/fjord-5', alt: say('chrome', (words) => words.pictureMenu) },
  items: [
    way('slowTravel', 'slowTravel', 'slowTravelIntro', 'vineyard-4', 'sunrise'),
    way('byRail', 'byRail', 'byRailIntro', 'alpine-3', 'train-front'),
    way('smallGroups', 'smallGroups', 'smallGroupsIntro', 'forest-2', 'users'),
    way('families', 'families', 'familiesIntro', 'islands-5', 'baby'),
    ...more,
  ],
})

export const navigationWith = (moreWays: readonly MenuItem[], waysIntro: Localized): NavItem[] => [
  { type: 'link', link: linkTo('tours', 'tours', '/tours') },
  destinations,
  waysAnd(moreWays, waysIntro),
  { type: 'link', link: linkTo('design-your-own', 'designYourOwn', '/design-your-own-tour', 'sparkles') },
]

const fourWays = say('chrome', (words) => words.inspirationIntro)

export const navigation: NavItem[] = navigationWith([], fourWays)
