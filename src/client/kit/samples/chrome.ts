import type { Chrome, ChromeLink, ChromeMenuItem, ChromeNavItem } from '../../../shared/chrome/chrome.ts'

const linkOf = (id: string, text: string, more: Partial<ChromeLink> = {}): ChromeLink => ({
  id,
  label: { text },
  href: '#chrome',
  isExternal: false,
  ...more,
})
const outside = { isExternal: true, href: 'https://example.com/' } as const

const places = ['Bergen', 'Ålesund', 'Llanfairpwllgwyngyll', 'Tromsø', 'Bodø', 'Trondheim', 'Narvik', 'Kirkenes']
const linksOf = (id: string, count: number) => places.slice(0, count).map((place, index) => linkOf(`${id}-${index}`, place))

const items: ChromeMenuItem[] = [
  {
    link: linkOf('everything', 'With everything there is', { iconName: 'mountain' }),
    links: [...linksOf('place', 6), linkOf('elsewhere', 'Somebody else’s site', outside)],
    paragraph: { text: 'A paragraph that says in two lines what is behind this entry, and why it is worth a look on a slow afternoon.' },
    thumbnail: { src: '/assets/artwork/fjord-6', alt: 'A fjord' },
  },
  { link: linkOf('pictured', 'A picture alone'), links: [], thumbnail: { src: '/assets/artwork/desert-7', alt: 'A road in the sand' } },
  { link: linkOf('words', 'Words alone'), links: [], paragraph: { text: 'Nothing but a sentence.' } },
  { link: linkOf('bare', 'Nothing behind it'), links: [] },
  {
    link: linkOf('foreign', 'In a stand-in language', { label: { text: 'In a stand-in language', lang: 'en' } }),
    links: linksOf('far', 3),
  },
  { link: linkOf('away', 'Leads away', outside), links: [] },
]

export const menu: Extract<ChromeNavItem, { type: 'megaMenu' }> = {
  type: 'megaMenu',
  id: 'sample',
  label: { text: 'A menu' },
  description: { text: 'What all of it has in common, in a sentence.' },
  link: linkOf('overview', 'All of it'),
  image: { src: '/assets/artwork/coast-3', alt: 'A coast' },
  items,
}

/** A menu of its own kinds of entries, plain links beside it. */
export const navigation: ChromeNavItem[] = [
  menu,
  { type: 'link', link: linkOf('plain', 'A link') },
  { type: 'link', link: linkOf('marked', 'With an icon', { iconName: 'phone' }) },
  { type: 'link', link: linkOf('out', 'Leads away', outside) },
]

/** More than a list of the mobile menu shows at once. */
export const longNavigation: ChromeNavItem[] = [
  menu,
  ...linksOf('many', 8).map((link) => ({ type: 'link', link }) as const),
  ...navigation.slice(1),
]

export const externalNavigation: ChromeLink[] = [
  linkOf('here', 'This shop'),
  linkOf('club', 'A club', outside),
  linkOf('firm', 'The firm behind it', { ...outside, iconName: 'compass' }),
]

export const help = linkOf('help', 'Help')

export const account: NonNullable<Chrome['account']> = {
  button: 'My account',
  login: linkOf('login', 'Log in'),
  signUp: linkOf('signup', 'Sign up'),
}

export const promoBanner: NonNullable<Chrome['promoBanner']> = {
  type: 'slim',
  promoCode: 'SLOW10',
  title: 'Ten percent off the slow way',
  description: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'With the code ' }, { type: 'promo-code' }, { type: 'text', text: ' until the leaves fall.' }],
    },
  ],
  copyCodeButton: 'Copy the code',
  successTitle: 'Copied',
  successDescription: 'SLOW10 is on your clipboard.',
}

const languages = [
  { urlCode: 'en', fullName: 'English', lang: 'en' },
  { urlCode: 'nl', fullName: 'Nederlands', lang: 'nl' },
]

export const switcher: NonNullable<Chrome['switcher']> = {
  title: 'Country and language',
  marketLabel: 'Country',
  languageLabel: 'Language',
  market: 'xx',
  language: 'en',
  markets: [
    { key: 'xx', name: { text: 'International' }, languages },
    { key: 'be', name: { text: 'België', lang: 'nl' }, languages: languages.slice(1) },
  ],
}

export const footer: Chrome['footer'] = {
  blocks: [
    { title: 'Many links', links: [...linksOf('many', 8), linkOf('away', 'Somebody else’s site', outside)] },
    { title: 'Few links', links: linksOf('few', 2) },
    { title: 'No links', links: [] },
  ],
  paymentMethods: { title: 'Ways to pay', body: '', icons: [] },
  legalLinks: linksOf('legal', 4),
  copyright: { text: '© Example Travel', lang: 'en' },
}
