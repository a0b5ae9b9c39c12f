import type { RegionsWords } from '../../en/words/regions.ts'

export const regionIntroductions: RegionsWords = {
  nordics:
    'Cinq pays entre mer du Nord, Baltique et Atlantique. Trains de nuit, navires côtiers et ferries les relient ; l’été, il fait à peine nuit, et l’hiver apporte les aurores boréales.',
  'western-europe':
    'Des distances courtes et mille façons de les parcourir : trains rapides, ferries sur la Manche et la mer d’Irlande, chemins de halage le long des canaux. Cinq pays aux longues côtes et aux villes anciennes.',
  'central-europe':
    'Les Alpes, le Danube et les villes qui les bordent. Le rail remonte loin dans les vallées, et la plupart des voyages s’y font sans voiture.',
  'southern-europe':
    'Cinq pays sur la Méditerranée, l’Adriatique et l’Atlantique. Le printemps et l’automne sont les saisons les plus douces ; au cœur de l’été, il fait plus frais sur les côtes et les îles que dans les villes.',
  africa:
    'Des souks du Maroc jusqu’au Cap. Le nord est tout près de l’Europe ; le sud et l’est sont plus lointains, et c’est à la saison sèche qu’on y observe le mieux les animaux.',
  asia: 'Des déserts de Jordanie aux îles du Japon. Nos circuits prennent le train partout où il y a des rails, et c’est la mousson qui fait la saison.',
  americas:
    'Cinq pays du Canada à la Patagonie, avec des saisons inversées au sud de l’équateur. Les distances sont longues, et les parcs nationaux les méritent.',
  oceania:
    'Deux pays de l’autre côté du monde, où l’été va de décembre à février. Ils méritent un long séjour : les distances sont grandes, et le ciel aussi.',
}
