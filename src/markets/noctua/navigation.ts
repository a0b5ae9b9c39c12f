import type { Localized } from '../../shared/language.ts'
import type { MenuItem, NavItem } from '../../shared/market/link.ts'
import type { Market } from '../../shared/market/market.ts'
import { linkTo, pageLink } from '../navigation.ts'

type Footer = Market['footerConfiguration']

const night = (id: string, label: Localized, paragraph: Localized, internalUrl: string, scene: string, alt: Localized): MenuItem => ({
  link: { id, label, internalUrl },
  links: [],
  paragraph,
  thumbnail: { src: `/assets/artwork/${scene}`, alt },
})

const nights: NavItem = {
  type: 'megaMenu',
  source: 'custom',
  id: 'nights',
  label: { de: 'Vier Nächte', fr: 'Quatre nuits', en: 'Four nights' },
  description: {
    de: 'Die Hälfte einer Reise findet im Dunkeln statt. Wir planen sie mit.',
    fr: 'La moitié d’un voyage se passe dans le noir. Nous la préparons aussi.',
    en: 'Half of a journey happens in the dark. We plan that half too.',
  },
  image: {
    src: '/assets/artwork/northern-lights-1',
    alt: {
      de: 'Drei erleuchtete Hütten unter einem grünen Polarlicht',
      fr: 'Trois cabanes éclairées sous une aurore verte',
      en: 'Three lit cabins under green northern lights',
    },
  },
  items: [
    night(
      'night-trains',
      { de: 'Nachtzüge', fr: 'Trains de nuit', en: 'Night trains' },
      {
        de: 'Einsteigen nach dem Abendessen, ankommen zum Frühstück: das Bett fährt mit.',
        fr: 'Monter après le dîner, arriver pour le petit-déjeuner : le lit fait le trajet.',
        en: 'Board after dinner, arrive for breakfast: the bed comes along.',
      },
      '/tours?theme=rail',
      'alpine-9',
      {
        de: 'Ein Bergdorf mit erleuchteten Fenstern unter dem Mond',
        fr: 'Un village de montagne aux fenêtres éclairées sous la lune',
        en: 'A mountain village with lit windows under the moon',
      },
    ),
    night(
      'northern-lights',
      { de: 'Polarlicht', fr: 'Aurores boréales', en: 'Northern lights' },
      {
        de: 'Lange Nächte, warme Hütten, jemand, der weckt, wenn der Himmel grün wird.',
        fr: 'De longues nuits, des cabanes chaudes, et quelqu’un pour vous réveiller quand le ciel verdit.',
        en: 'Long nights, warm cabins, someone to wake you when the sky turns green.',
      },
      '/tours?theme=northern-lights',
      'northern-lights-6',
      {
        de: 'Leuchtende Zelte unter einem Vorhang aus Polarlicht',
        fr: 'Des tentes éclairées sous un rideau d’aurore',
        en: 'Glowing tents under a curtain of northern lights',
      },
    ),
    night(
      'cities-after-dark',
      { de: 'Städte nach Einbruch der Dunkelheit', fr: 'Villes à la nuit tombée', en: 'Cities after dark' },
      {
        de: 'Museen mit langen Abenden, Musik, Küchen, die spät noch offen sind.',
        fr: 'Des musées ouverts tard, de la musique, des tables où l’on dîne à minuit.',
        en: 'Museums with late hours, music, kitchens that stay open.',
      },
      '/tours?theme=culture',
      'city-1',
      {
        de: 'Eine Hängebrücke vor einer violetten Stadt in der Dämmerung',
        fr: 'Un pont suspendu devant une ville violette au crépuscule',
        en: 'A suspension bridge before a violet city at dusk',
      },
    ),
    night(
      'desert-nights',
      { de: 'Wüste und Sterne', fr: 'Désert et étoiles', en: 'Desert and stars' },
      {
        de: 'Ein Lager weit weg von jeder Lampe, und morgens niemandes Spur im Sand.',
        fr: 'Un camp loin de toute lampe et, au matin, aucune trace dans le sable.',
        en: 'A camp far from any lamp, and in the morning nobody’s tracks in the sand.',
      },
      '/destinations/africa',
      'desert-4',
      {
        de: 'Eine große Sonne versinkt hinter roten Dünen',
        fr: 'Un grand soleil disparaît derrière des dunes rouges',
        en: 'A large sun sinks behind red dunes',
      },
    ),
  ],
}

export const noctuaNavigation: NavItem[] = [
  nights,
  { type: 'link', link: linkTo('tours', 'tours', '/tours') },
  { type: 'link', link: linkTo('all-destinations', 'destinations', '/destinations') },
  { type: 'link', link: linkTo('design-your-own', 'designYourOwn', '/design-your-own-tour') },
]

export const noctuaFooter = (usual: Footer): Footer => ({
  ...usual,
  first: {
    title: { de: 'Nach Sonnenuntergang', fr: 'Après le coucher du soleil', en: 'After sunset' },
    links: [
      { id: 'footer-trains', label: { de: 'Nachtzüge', fr: 'Trains de nuit', en: 'Night trains' }, internalUrl: '/tours?theme=rail' },
      {
        id: 'footer-lights',
        label: { de: 'Polarlicht', fr: 'Aurores boréales', en: 'Northern lights' },
        internalUrl: '/tours?theme=northern-lights',
      },
      linkTo('footer-tours', 'allTours', '/tours'),
      linkTo('footer-design', 'designYourOwn', '/design-your-own-tour'),
      pageLink('byRail', 'byRail'),
      pageLink('slowTravel', 'slowTravel'),
    ],
  },
})
