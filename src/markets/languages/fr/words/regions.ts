import type { RegionsWords } from '../../en/words/regions.ts'

export const regions: RegionsWords = {
  nordics: 'Des fjords, des îles et une longue lumière, des dunes du Jutland au bout de l’Islande.',
  'western-europe': 'Falaises, canaux, vignobles et villes à découvrir à pied.',
  'central-europe': 'Trains de montagne, lacs à l’eau pure, cafés où l’on prend son temps.',
  'southern-europe': 'Villages blancs, vieux ports, dîners tardifs et une mer tiède jusqu’en octobre.',
  africa: 'Les dunes à l’aube, de grands ciels sur la plaine, les médinas et le Cap.',
  asia: 'Jardins de temples, rizières en terrasses, trains de nuit et canyons du désert.',
  americas: 'Roche rouge, forêt de nuages, chemins incas et les glaciers au bout de la carte.',
  oceania: 'Des fjords, des vignes, un désert rouge, et beaucoup de ciel.',
}
