import type { RegionsWords } from './regions.ts'

/** What a traveller should know of a region before choosing a country. */
export const regionIntroductions: RegionsWords = {
  nordics:
    'Five countries around the North Sea, the Baltic and the Atlantic. Night trains, coastal ships and ferries tie them together; summer nights hardly get dark, and winter brings the northern lights.',
  'western-europe':
    'Short distances and many ways to cover them: fast trains, ferries across the Channel and the Irish Sea, towpaths along the canals. Five countries with long coasts and old cities.',
  'central-europe':
    'The Alps, the Danube and the cities beside them. Railways reach far up the valleys, and most journeys here need no car at all.',
  'southern-europe':
    'Five countries on the Mediterranean, the Adriatic and the Atlantic. Spring and autumn are the gentlest seasons; in high summer the coasts and islands are cooler than the cities.',
  africa:
    'From the souks of Morocco to the Cape. The north is close to Europe; the south and the east take longer to reach, and their dry months are the best for watching wildlife.',
  asia: 'From Jordan’s deserts to Japan’s islands. Our tours go by train wherever there are rails, and the monsoon decides the season.',
  americas:
    'Five countries from Canada to Patagonia, with the seasons reversed south of the equator. The distances are long, and the national parks are worth them.',
  oceania:
    'Two countries on the far side of the world, with summer from December to February. They reward a long stay: the distances are great, and so is the sky.',
}
