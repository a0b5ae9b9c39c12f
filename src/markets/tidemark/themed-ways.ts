import type { MenuItem } from '../../shared/market/link.ts'

type Picture = { scene: string; alt: string }

const themed = (theme: string, iconName: string, label: string, paragraph: string, { scene, alt }: Picture): MenuItem => ({
  link: { id: `theme-${theme}`, label: { en: label }, internalUrl: `/tours?theme=${theme}`, iconName },
  links: [],
  paragraph: { en: paragraph },
  thumbnail: { src: `/assets/artwork/${scene}`, alt: { en: alt } },
})

/** Whoever comes from anywhere is shown what there is to choose from: more than a phone's menu lists at first. */
export const themedWays: MenuItem[] = [
  themed('walking', 'walk', 'On foot', 'Paths with a hut, a lake or a long lunch at the end of them.', {
    scene: 'alpine-4',
    alt: 'A lake before snow-capped peaks in evening light',
  }),
  themed('cycling', 'bike', 'By bicycle', 'Along dykes, rivers and coasts, in the direction the wind prefers.', {
    scene: 'coast-2',
    alt: 'White cliffs and a sandy bay with pines',
  }),
  themed('self-drive', 'car', 'At the wheel', 'Your own car, our rooms, and never more than four hours between them.', {
    scene: 'coast-4',
    alt: 'Dark cliffs and sea stacks beyond a field of heather',
  }),
  themed('islands', 'sailboat', 'Island to island', 'Where the ferry decides when you leave, and nobody minds.', {
    scene: 'islands-3',
    alt: 'White houses with blue domes above a still bay',
  }),
  themed('food', 'utensils', 'For the table', 'Markets, cellars, and kitchens where the cook sits down with you.', {
    scene: 'vineyard-3',
    alt: 'A village and its church among autumn vines',
  }),
  themed('wildlife', 'binoculars', 'For the animals', 'Early mornings, and a guide who knows when to be quiet.', {
    scene: 'savannah-5',
    alt: 'A family of elephants beside an acacia at dusk',
  }),
  themed('northern-lights', 'moon', 'Northern lights', 'Long nights, warm cabins, someone to wake you when the sky turns green.', {
    scene: 'northern-lights-2',
    alt: 'Two lit tents under green northern lights',
  }),
  themed('cities', 'building-2', 'City by city', 'Museums that close late, bakeries that open early, and a train in between.', {
    scene: 'city-5',
    alt: 'Spires and gabled houses along a harbour',
  }),
]
