import type { CountriesWords } from '../../en/words/countries.ts'

export const countries: CountriesWords = {
  norway:
    'Eine Küste voller Fjorde, vom Skagerrak bis weit über den Polarkreis hinaus. Bergbahnen, Fähren und Küstenschiffe verbinden sie.',
  sweden:
    'Wälder, rund hunderttausend Seen und die Schären vor Stockholm und Göteborg. Ganz im Norden Berge und lange Winter mit Nordlicht.',
  finland: 'Seen und Wald, so weit das Auge reicht, mit Helsinki an der Ostsee und Lappland jenseits des Polarkreises.',
  denmark: 'Die Halbinsel Jütland und mehr als vierhundert Inseln, durch Brücken und Fähren verbunden. Das Meer ist nie weit.',
  iceland: 'Eine Insel aus Vulkanen, Gletschern, heißen Quellen und Wasserfällen im Nordatlantik. Die Ringstraße führt einmal ganz herum.',
  'united-kingdom':
    'England, Schottland, Wales und Nordirland: Kreidefelsen, Moore, die Lochs der Highlands und Städte aus Backstein und Naturstein.',
  ireland:
    'Grüne Hügel in der Mitte, Klippen und wilde Atlantikküste am Rand. Dublin auf der einen Seite der Insel, Galway auf der anderen.',
  france: 'Vom Ärmelkanal bis ans Mittelmeer, vom Atlantik bis zum Mont Blanc: Flusstäler, Weinberge und Schnellzüge dazwischen.',
  netherlands:
    'Flaches Land, dem Wasser abgewonnen: Grachten, Deiche, Blumenfelder und alte Handelsstädte, mit dem Zug alle nah beieinander.',
  belgium:
    'Brügge, Gent, Antwerpen und Brüssel liegen mit dem Zug nah beieinander. Im Westen die Nordsee, im Süden die Hügel der Ardennen.',
  germany: 'Von Nord- und Ostsee bis zu den Alpen, dazwischen Rhein, Elbe und bewaldete Mittelgebirge.',
  switzerland: 'Alpen, Seen und vier Landessprachen. Zahnradbahnen und Seilbahnen fahren weiter, wo die Straßen enden.',
  austria: 'Die Donau im Norden und Osten, die Alpen im Westen und Süden; dazwischen Wien, Salzburg und klare Seen.',
  czechia: 'Böhmen und Mähren: Prag an der Moldau, Kurorte, Burgen, Sandsteinfelsen und im Süden Weinberge.',
  slovenia: 'Die Julischen Alpen, Karsthöhlen, Weinberge und eine kurze Adriaküste, nichts davon weit von Ljubljana.',
  italy: 'Im Norden die Alpen, im Süden Vulkane, auf beiden Seiten das Meer; dazwischen Städte, die einst eigene Staaten waren.',
  spain:
    'Eine Hochebene, umgeben von Gebirgen und Küsten, vom grünen Galicien bis ins maurische Andalusien. Schnellzüge bringen die Enden zusammen.',
  portugal: 'Eine lange Atlantikküste, die Terrassen des Douro, die Korkeichen des Alentejo und Lissabon am Tejo.',
  greece: 'Ein bergiges Festland und Tausende Inseln, von denen nur rund zweihundert bewohnt sind. Die Fähre ist hier der Bus.',
  croatia: 'Mehr als tausend Inseln vor einer Küste aus Kalkstein, ummauerte Städte wie Dubrovnik und im Hinterland die Plitvicer Seen.',
  morocco: 'Zwischen Atlantik, Mittelmeer und Sahara, in der Mitte der Atlas. Die Königsstädte heißen Fès, Meknès, Rabat und Marrakesch.',
  'south-africa':
    'An der Südspitze treffen Atlantik und Indischer Ozean aufeinander. Zwischen dem Kap und dem Kruger-Nationalpark liegen Weinberge, die Karoo und die Drakensberge.',
  namibia:
    'An der Küste die Namib, eine der ältesten Wüsten der Erde, im Norden die Salzpfanne von Etosha, und dazwischen sehr wenige Menschen.',
  tanzania:
    'Der Kilimandscharo als höchster Berg Afrikas, die Ebenen der Serengeti, der Ngorongoro-Krater und Sansibar im Indischen Ozean.',
  japan: 'Vier große Inseln und Tausende kleine, die meisten gebirgig. Der Shinkansen verbindet Tokio und Kyoto.',
  vietnam:
    'Ein langes, schmales Land am Meer, von den Kalkfelsen der Halong-Bucht bis ins Mekongdelta. Eine Bahnlinie verbindet Hanoi mit dem Süden.',
  'sri-lanka':
    'Eine tropische Insel vor der Südspitze Indiens: Teehügel um Nuwara Eliya, alte Königsstädte im trockenen Norden, Strände ringsum.',
  thailand: 'Bangkok am Chao Phraya, Hügel und Tempel um Chiang Mai und Kalksteininseln in zwei Meeren.',
  jordan: 'Die in den Fels gehauene Stadt Petra, die rote Wüste Wadi Rum und das Tote Meer, das tiefste Ufer der Erde.',
  'united-states': 'Wolkenkratzer am Atlantik, Canyons und Wüsten im Südwesten, Mammutbäume und Brandung am Pazifik.',
  canada:
    'Das zweitgrößte Land der Erde: die Rocky Mountains im Westen, Seen und Wald in der Mitte, der Sankt-Lorenz-Strom und der Atlantik im Osten.',
  'costa-rica': 'Regenwald, Nebelwald und Vulkane zwischen Karibik und Pazifik. Etwa ein Viertel des Landes steht unter Schutz.',
  peru: 'Wüstenküste, Anden und Amazonas nebeneinander. Cusco war die Hauptstadt der Inka; Machu Picchu liegt hoch über dem Urubamba.',
  chile:
    'Mehr als viertausend Kilometer von einem Ende zum anderen: die Atacama im Norden, Weinberge um Santiago, Fjorde und Gletscher in Patagonien.',
  'new-zealand': 'Zwei Hauptinseln: Vulkane und heiße Quellen im Norden, die Südalpen und die Fjorde im Süden.',
  australia: 'Riff und Regenwald im Nordosten, rote Wüste um den Uluru und die großen Städte entlang der Küste.',
}
