import type { CountriesWords } from '../../en/words/countries.ts'

export const countries: CountriesWords = {
  norway: 'Vuonojen halkoma rannikko Skagerrakista kauas napapiirin taakse. Vuoristoradat, lautat ja rannikkolaivat yhdistävät sen.',
  sweden:
    'Metsiä, noin satatuhatta järveä ja saaristot Tukholman ja Göteborgin edustalla. Pohjoisimpana tuntureita ja pitkiä talvia revontulineen.',
  finland: 'Järviä ja metsää silmänkantamattomiin, Helsinki Itämeren rannalla ja Lappi napapiirin takana.',
  denmark: 'Jyllannin niemimaa ja yli neljäsataa saarta, joita yhdistävät sillat ja lautat. Meri ei ole koskaan kaukana.',
  iceland: 'Tulivuorten, jäätiköiden, kuumien lähteiden ja vesiputousten saari Pohjois-Atlantilla. Rengastie kiertää sen kokonaan.',
  'united-kingdom':
    'Englanti, Skotlanti, Wales ja Pohjois-Irlanti: liitukallioita, nummia, Ylämaiden järviä ja kaupunkeja tiilestä ja kivestä.',
  ireland:
    'Keskellä vihreitä kukkuloita, reunoilla jyrkänteitä ja villiä Atlantin rannikkoa. Saaren yhdellä puolella Dublin, toisella Galway.',
  france: 'Englannin kanaalilta Välimerelle, Atlantilta Mont Blancille: jokilaaksoja, viinitarhoja ja nopeita junia niiden välillä.',
  netherlands:
    'Vedeltä vallattua tasankoa: kanavia, patoja, kukkapeltoja ja vanhoja kauppakaupunkeja, kaikki lyhyen junamatkan päässä toisistaan.',
  belgium: 'Brugge, Gent, Antwerpen ja Bryssel ovat junalla lähellä toisiaan. Lännessä Pohjanmeri, etelässä Ardennien kukkulat.',
  germany: 'Pohjanmereltä ja Itämereltä Alpeille, välissä Rein, Elbe ja metsäiset vuoristot.',
  switzerland: 'Alppeja, järviä ja neljä kansalliskieltä. Hammasradat ja köysiradat jatkavat siitä, mihin tiet päättyvät.',
  austria: 'Pohjoisessa ja idässä Tonava, lännessä ja etelässä Alpit; niiden välissä Wien, Salzburg ja kirkkaita järviä.',
  czechia: 'Böömi ja Määri: Praha Vltavan rannalla, kylpyläkaupunkeja, linnoja, hiekkakivikallioita ja etelässä viinitarhoja.',
  slovenia: 'Juliset Alpit, karstiluolat, viinitarhat ja lyhyt Adrianmeren rannikko, eikä mikään niistä ole kaukana Ljubljanasta.',
  italy: 'Pohjoisessa Alpit, etelässä tulivuoria, molemmin puolin meri; välissä kaupunkeja, jotka olivat aikoinaan omia valtioitaan.',
  spain: 'Vuorten ja rannikoiden ympäröimä ylänkö vihreästä Galiciasta maurien Andalusiaan. Nopeat junat tuovat ääret lähelle toisiaan.',
  portugal: 'Pitkä Atlantin rannikko, Douron pengerrykset, Alentejon korkkitammet ja Lissabon Tejon rannalla.',
  greece: 'Vuorinen manner ja tuhansia saaria, joista vain parisataa on asuttuja. Lautta on täällä bussi.',
  croatia: 'Yli tuhat saarta kalkkikivirannikon edustalla, muurien ympäröimiä kaupunkeja kuten Dubrovnik ja sisämaassa Plitvicen järvet.',
  morocco: 'Atlantin, Välimeren ja Saharan välissä, keskellä Atlasvuoret. Kuninkaankaupungit ovat Fès, Meknès, Rabat ja Marrakech.',
  'south-africa':
    'Atlantti ja Intian valtameri kohtaavat eteläkärjessä. Kapmaan ja Krugerin kansallispuiston välissä ovat viinitarhat, Karoo ja Drakensberg.',
  namibia:
    'Rannikolla Namib, yksi maailman vanhimmista aavikoista, pohjoisessa Etoshan suola-aavikko ja niiden välissä hyvin vähän ihmisiä.',
  tanzania: 'Kilimanjaro, Afrikan korkein vuori, Serengetin tasangot, Ngorongoron kraatteri ja Sansibar Intian valtameressä.',
  japan: 'Neljä suurta saarta ja tuhansia pieniä, useimmat vuorisia. Shinkansen yhdistää Tokion ja Kioton.',
  vietnam: 'Pitkä ja kapea maa meren äärellä, Ha Long -lahden kalkkikallioilta Mekongin suistoon. Rautatie yhdistää Hanoin etelään.',
  'sri-lanka':
    'Trooppinen saari Intian eteläkärjen edustalla: teekukkuloita Nuwara Eliyan ympärillä, muinaisia kaupunkeja kuivassa pohjoisessa, rantoja joka puolella.',
  thailand: 'Bangkok Chao Phrayan varrella, kukkuloita ja temppeleitä Chiang Main ympärillä ja kalkkikivisaaria kahdessa meressä.',
  jordan: 'Kallioon hakattu Petra, Wadi Rumin punainen aavikko ja Kuollutmeri, maailman matalin ranta.',
  'united-states': 'Pilvenpiirtäjiä Atlantin rannalla, kanjoneita ja aavikoita lounaassa, jättiläispuita ja tyrskyjä Tyynenmeren rannalla.',
  canada: 'Maailman toiseksi suurin maa: lännessä Kalliovuoret, keskellä järviä ja metsää, idässä Saint Lawrence -joki ja Atlantti.',
  'costa-rica': 'Sademetsää, sumumetsää ja tulivuoria Karibianmeren ja Tyynenmeren välissä. Noin neljännes maasta on suojeltu.',
  peru: 'Aavikkorannikko, Andit ja Amazonia vierekkäin. Cusco oli inkojen pääkaupunki; Machu Picchu kohoaa korkealla Urubamban yllä.',
  chile:
    'Yli neljätuhatta kilometriä päästä päähän: pohjoisessa Atacama, Santiagon ympärillä viinitarhoja, Patagoniassa vuonoja ja jäätiköitä.',
  'new-zealand': 'Kaksi pääsaarta: pohjoisessa tulivuoria ja kuumia lähteitä, etelässä Etelä-Alpit ja vuonot.',
  australia: 'Koillisessa riutta ja sademetsä, Ulurun ympärillä punainen aavikko ja rannikolla suuret kaupungit.',
}
