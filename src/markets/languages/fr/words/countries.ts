import type { CountriesWords } from '../../en/words/countries.ts'

export const countries: CountriesWords = {
  norway:
    'Une côte découpée par les fjords, du Skagerrak jusque bien au-delà du cercle polaire. Trains de montagne, ferries et navires côtiers la relient.',
  sweden:
    'Des forêts, une centaine de milliers de lacs et des archipels au large de Stockholm et de Göteborg. Tout au nord, des montagnes et de longs hivers sous les aurores.',
  finland: 'Des lacs et des forêts à perte de vue, avec Helsinki sur la Baltique et la Laponie au-delà du cercle polaire.',
  denmark: 'La péninsule du Jutland et plus de quatre cents îles, reliées par des ponts et des ferries. La mer n’est jamais loin.',
  iceland:
    'Une île de volcans, de glaciers, de sources chaudes et de cascades dans l’Atlantique Nord. La route circulaire en fait tout le tour.',
  'united-kingdom':
    'Angleterre, Écosse, pays de Galles et Irlande du Nord : falaises de craie, landes, lochs des Highlands et villes de brique et de pierre.',
  ireland:
    'Des collines vertes au centre, des falaises et une côte atlantique sauvage tout autour. Dublin d’un côté de l’île, Galway de l’autre.',
  france: 'De la Manche à la Méditerranée, de l’Atlantique au mont Blanc : vallées, vignobles et trains rapides de l’un à l’autre.',
  netherlands: 'Un pays plat gagné sur l’eau : canaux, digues, champs de fleurs et vieilles villes marchandes, toutes proches en train.',
  belgium: 'Bruges, Gand, Anvers et Bruxelles sont voisines en train. À l’ouest, la mer du Nord ; au sud, les collines de l’Ardenne.',
  germany: 'De la mer du Nord et de la Baltique jusqu’aux Alpes, avec le Rhin, l’Elbe et des collines boisées entre les deux.',
  switzerland:
    'Des Alpes, des lacs et quatre langues nationales. Trains à crémaillère et téléphériques montent là où les routes s’arrêtent.',
  austria: 'Le Danube au nord et à l’est, les Alpes à l’ouest et au sud ; entre les deux, Vienne, Salzbourg et des lacs limpides.',
  czechia: 'La Bohême et la Moravie : Prague sur la Vltava, villes d’eaux, châteaux, falaises de grès, et des vignes au sud.',
  slovenia:
    'Les Alpes juliennes, des grottes karstiques, des vignobles et une courte côte adriatique, rien de tout cela n’est loin de Ljubljana.',
  italy: 'Les Alpes au nord, des volcans au sud, la mer des deux côtés ; entre les deux, des villes qui furent jadis des États.',
  spain:
    'Un haut plateau bordé de montagnes et de côtes, de la verte Galice à l’Andalousie mauresque. Les trains rapides en rapprochent les extrémités.',
  portugal: 'Une longue côte atlantique, les terrasses du Douro, les chênes-lièges de l’Alentejo et Lisbonne sur le Tage.',
  greece: 'Un continent montagneux et des milliers d’îles, dont quelque deux cents seulement sont habitées. Ici, le ferry est l’autobus.',
  croatia:
    'Plus de mille îles au large d’une côte calcaire, des villes fortifiées comme Dubrovnik et, dans l’arrière-pays, les lacs de Plitvice.',
  morocco: 'Entre Atlantique, Méditerranée et Sahara, avec l’Atlas au milieu. Les villes impériales sont Fès, Meknès, Rabat et Marrakech.',
  'south-africa':
    'L’Atlantique et l’océan Indien se rejoignent à sa pointe sud. Entre Le Cap et le parc Kruger s’étendent vignobles, Karoo et Drakensberg.',
  namibia:
    'Le Namib le long de la côte, l’un des plus vieux déserts du monde, le pan salé d’Etosha au nord, et très peu d’habitants entre les deux.',
  tanzania:
    'Le Kilimandjaro, plus haut sommet d’Afrique, les plaines du Serengeti, le cratère du Ngorongoro et Zanzibar dans l’océan Indien.',
  japan: 'Quatre grandes îles et des milliers de petites, montagneuses pour la plupart. Le Shinkansen relie Tokyo à Kyoto.',
  vietnam:
    'Un pays long et étroit au bord de la mer, des rochers calcaires de la baie d’Along au delta du Mékong. Une ligne de chemin de fer relie Hanoï au sud.',
  'sri-lanka':
    'Une île tropicale au large de la pointe sud de l’Inde : collines de thé autour de Nuwara Eliya, cités anciennes dans le nord sec, plages tout autour.',
  thailand: 'Bangkok sur le Chao Phraya, collines et temples autour de Chiang Mai, et des îles calcaires dans deux mers.',
  jordan: 'La cité de Pétra taillée dans le roc, le désert rouge du Wadi Rum et la mer Morte, le rivage le plus bas du monde.',
  'united-states':
    'Des gratte-ciel sur l’Atlantique, des canyons et des déserts dans le Sud-Ouest, des séquoias et des vagues sur le Pacifique.',
  canada:
    'Le deuxième plus grand pays du monde : les Rocheuses à l’ouest, lacs et forêts au centre, le Saint-Laurent et l’Atlantique à l’est.',
  'costa-rica': 'Forêt tropicale, forêt de nuages et volcans entre Caraïbes et Pacifique. Environ un quart du territoire est protégé.',
  peru: 'Côte désertique, Andes et Amazonie côte à côte. Cusco fut la capitale des Incas ; le Machu Picchu domine l’Urubamba.',
  chile:
    'Plus de quatre mille kilomètres d’un bout à l’autre : l’Atacama au nord, des vignobles autour de Santiago, fjords et glaciers en Patagonie.',
  'new-zealand': 'Deux îles principales : volcans et sources chaudes au nord, Alpes du Sud et fjords au sud.',
  australia: 'Récif et forêt tropicale au nord-est, désert rouge autour d’Uluru, et les grandes villes le long de la côte.',
}
