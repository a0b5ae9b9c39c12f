import type { CountriesWords } from '../../en/words/countries.ts'

export const countries: CountriesWords = {
  norway: 'Een kust vol fjorden, van het Skagerrak tot ver voorbij de poolcirkel. Bergtreinen, veerboten en kustschepen verbinden haar.',
  sweden:
    'Bossen, zo’n honderdduizend meren en scherenkusten bij Stockholm en Göteborg. In het hoge noorden bergen en lange winters met noorderlicht.',
  finland: 'Meren en bos zover het oog reikt, met Helsinki aan de Oostzee en Lapland voorbij de poolcirkel.',
  denmark: 'Het schiereiland Jutland en meer dan vierhonderd eilanden, verbonden door bruggen en veerboten. De zee is nooit ver.',
  iceland:
    'Een eiland van vulkanen, gletsjers, warme bronnen en watervallen in de Noord-Atlantische Oceaan. De ringweg loopt er helemaal omheen.',
  'united-kingdom':
    'Engeland, Schotland, Wales en Noord-Ierland: krijtrotsen, heidevelden, de lochs van de Hooglanden en steden van baksteen en natuursteen.',
  ireland:
    'Groene heuvels in het midden, kliffen en een ruige Atlantische kust aan de rand. Dublin aan de ene kant van het eiland, Galway aan de andere.',
  france:
    'Van het Kanaal tot de Middellandse Zee, van de Atlantische Oceaan tot de Mont Blanc: rivierdalen, wijngaarden en snelle treinen ertussen.',
  netherlands:
    'Vlak land, gewonnen op het water: grachten, dijken, bollenvelden en oude handelssteden, allemaal op korte afstand per trein.',
  belgium:
    'Brugge, Gent, Antwerpen en Brussel liggen per trein dicht bij elkaar. In het westen de Noordzee, in het zuiden de heuvels van de Ardennen.',
  germany: 'Van de Noord- en Oostzee tot de Alpen, met de Rijn, de Elbe en beboste middelgebergten ertussen.',
  switzerland: 'Alpen, meren en vier landstalen. Tandradbanen en kabelbanen gaan verder waar de wegen ophouden.',
  austria: 'De Donau in het noorden en oosten, de Alpen in het westen en zuiden; daartussen Wenen, Salzburg en heldere meren.',
  czechia: 'Bohemen en Moravië: Praag aan de Moldau, kuuroorden, kastelen, zandsteenrotsen en in het zuiden wijngaarden.',
  slovenia: 'De Julische Alpen, karstgrotten, wijngaarden en een korte Adriatische kust, niets daarvan ver van Ljubljana.',
  italy: 'De Alpen in het noorden, vulkanen in het zuiden, aan weerszijden de zee; daartussen steden die ooit eigen staten waren.',
  spain:
    'Een hoogvlakte omringd door bergen en kusten, van het groene Galicië tot het Moorse Andalusië. Snelle treinen brengen de uiteinden bij elkaar.',
  portugal: 'Een lange Atlantische kust, de terrassen van de Douro, de kurkeiken van de Alentejo en Lissabon aan de Taag.',
  greece: 'Een bergachtig vasteland en duizenden eilanden, waarvan er maar zo’n tweehonderd bewoond zijn. De veerboot is hier de bus.',
  croatia:
    'Meer dan duizend eilanden voor een kust van kalksteen, ommuurde steden als Dubrovnik en in het binnenland de meren van Plitvice.',
  morocco:
    'Tussen de Atlantische Oceaan, de Middellandse Zee en de Sahara, met de Atlas in het midden. De koningssteden zijn Fez, Meknes, Rabat en Marrakesh.',
  'south-africa':
    'Bij de zuidpunt ontmoeten de Atlantische en de Indische Oceaan elkaar. Tussen de Kaap en het Krugerpark liggen wijngaarden, de Karoo en de Drakensbergen.',
  namibia:
    'Langs de kust de Namib, een van de oudste woestijnen op aarde, in het noorden de zoutpan van Etosha, en daartussen heel weinig mensen.',
  tanzania:
    'De Kilimanjaro als hoogste berg van Afrika, de vlakten van de Serengeti, de Ngorongorokrater en Zanzibar in de Indische Oceaan.',
  japan: 'Vier grote eilanden en duizenden kleine, de meeste bergachtig. De Shinkansen verbindt Tokio en Kyoto.',
  vietnam:
    'Een lang, smal land aan zee, van de kalkrotsen van de Ha Longbaai tot de Mekongdelta. Een spoorlijn verbindt Hanoi met het zuiden.',
  'sri-lanka':
    'Een tropisch eiland voor de zuidpunt van India: theeheuvels rond Nuwara Eliya, oude steden in het droge noorden, stranden rondom.',
  thailand: 'Bangkok aan de Chao Phraya, heuvels en tempels rond Chiang Mai, en kalksteeneilanden in twee zeeën.',
  jordan: 'De uit de rots gehouwen stad Petra, de rode woestijn van Wadi Rum en de Dode Zee, de laagste oever op aarde.',
  'united-states':
    'Wolkenkrabbers aan de Atlantische Oceaan, canyons en woestijnen in het zuidwesten, reuzenbomen en branding aan de Stille Oceaan.',
  canada:
    'Het op een na grootste land ter wereld: de Rocky Mountains in het westen, meren en bos in het midden, de Saint Lawrence en de Atlantische Oceaan in het oosten.',
  'costa-rica':
    'Regenwoud, nevelwoud en vulkanen tussen de Caraïbische Zee en de Stille Oceaan. Ongeveer een kwart van het land is beschermd.',
  peru: 'Woestijnkust, Andes en Amazone naast elkaar. Cusco was de hoofdstad van de Inca’s; Machu Picchu ligt hoog boven de Urubamba.',
  chile:
    'Meer dan vierduizend kilometer van begin tot eind: de Atacama in het noorden, wijngaarden rond Santiago, fjorden en gletsjers in Patagonië.',
  'new-zealand': 'Twee grote eilanden: vulkanen en warme bronnen in het noorden, de Zuidelijke Alpen en de fjorden in het zuiden.',
  australia: 'Rif en regenwoud in het noordoosten, rode woestijn rond Uluru en de grote steden langs de kust.',
}
