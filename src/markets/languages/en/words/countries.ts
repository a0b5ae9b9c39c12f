/** A country in two sentences. */
export const countries = {
  norway:
    'A coast cut by fjords, from the Skagerrak to far beyond the Arctic Circle. Mountain railways, ferries and coastal ships tie it together.',
  sweden:
    'Forests, around a hundred thousand lakes, and archipelagos off Stockholm and Gothenburg. In the far north, mountains and long winters with northern lights.',
  finland: 'Lakes and forest as far as the eye can see, with Helsinki on the Baltic and Lapland beyond the Arctic Circle.',
  denmark: 'The Jutland peninsula and more than four hundred islands, joined by bridges and ferries. The sea is never far away.',
  iceland: 'An island of volcanoes, glaciers, hot springs and waterfalls in the North Atlantic. The ring road runs all the way round it.',
  'united-kingdom': 'England, Scotland, Wales and Northern Ireland: chalk cliffs, moors, Highland lochs and cities of brick and stone.',
  ireland:
    'Green hills in the middle, cliffs and a wild Atlantic coast at the edge. Dublin on one side of the island, Galway on the other.',
  france: 'From the Channel to the Mediterranean, from the Atlantic to Mont Blanc: river valleys, vineyards, and fast trains between them.',
  netherlands: 'Flat country won from the water: canals, dikes, bulb fields and old trading cities, all a short train ride apart.',
  belgium:
    'Bruges, Ghent, Antwerp and Brussels lie close together by train. To the west the North Sea, to the south the hills of the Ardennes.',
  germany: 'From the North Sea and the Baltic to the Alps, with the Rhine, the Elbe and wooded hills in between.',
  switzerland: 'Alps, lakes and four national languages. Cog railways and cable cars climb where the roads end.',
  austria: 'The Danube in the north and east, the Alps across the west and south; Vienna, Salzburg and clear lakes in between.',
  czechia: 'Bohemia and Moravia: Prague on the Vltava, spa towns, castles, sandstone cliffs, and vineyards in the south.',
  slovenia: 'The Julian Alps, karst caves, vineyards and a short Adriatic coast, none of them far from Ljubljana.',
  italy: 'The Alps in the north, volcanoes in the south, the sea on both sides; in between, cities that were once states of their own.',
  spain: 'A high plateau ringed by mountains and coasts, from green Galicia to Moorish Andalusia. Fast trains bring the ends together.',
  portugal: 'A long Atlantic coast, the terraces of the Douro, the cork oaks of the Alentejo, and Lisbon on the Tagus.',
  greece: 'A mountainous mainland and thousands of islands, of which only some two hundred are inhabited. Ferries are the buses here.',
  croatia: 'More than a thousand islands off a limestone coast, walled towns such as Dubrovnik, and inland the lakes of Plitvice.',
  morocco:
    'Between the Atlantic, the Mediterranean and the Sahara, with the Atlas across the middle. The royal cities are Fez, Meknes, Rabat and Marrakesh.',
  'south-africa':
    'The Atlantic and the Indian Ocean meet at its southern tip. Between the Cape and the Kruger National Park lie vineyards, the Karoo and the Drakensberg.',
  namibia:
    'The Namib along the coast, one of the oldest deserts on earth, the salt pan of Etosha in the north, and very few people in between.',
  tanzania:
    'Kilimanjaro, the highest mountain in Africa, the plains of the Serengeti, the Ngorongoro crater, and Zanzibar in the Indian Ocean.',
  japan: 'Four large islands and thousands of small ones, most of them mountainous. The Shinkansen joins Tokyo and Kyoto.',
  vietnam:
    'A long, narrow country by the sea, from the limestone of Ha Long Bay to the Mekong Delta. A railway links Hanoi with the south.',
  'sri-lanka':
    'A tropical island off the southern tip of India: tea hills around Nuwara Eliya, ancient cities in the dry north, beaches all round.',
  thailand: 'Bangkok on the Chao Phraya, hills and temples around Chiang Mai, and limestone islands in two seas.',
  jordan: 'The rock-cut city of Petra, the red desert of Wadi Rum, and the Dead Sea, the lowest shore on earth.',
  'united-states': 'Skyscrapers on the Atlantic, canyons and deserts in the Southwest, redwoods and surf on the Pacific.',
  canada:
    'The second largest country in the world: the Rockies in the west, lakes and forest in the middle, the Saint Lawrence and the Atlantic in the east.',
  'costa-rica': 'Rainforest, cloud forest and volcanoes between the Caribbean and the Pacific. About a quarter of the land is protected.',
  peru: 'Desert coast, Andes and Amazon side by side. Cusco was the capital of the Incas; Machu Picchu stands high above the Urubamba.',
  chile:
    'More than four thousand kilometres from end to end: the Atacama in the north, vineyards around Santiago, fjords and glaciers in Patagonia.',
  'new-zealand': 'Two main islands: volcanoes and hot springs in the north, the Southern Alps and the fiords in the south.',
  australia: 'Reef and rainforest in the northeast, red desert around Uluru, and the big cities along the coast.',
}
export type CountriesWords = { [Key in keyof typeof countries]: string }
