import type { CountriesWords } from '../../en/words/countries.ts'

export const countries: CountriesWords = {
  norway:
    'Uma costa recortada por fiordes, do Skagerrak até muito além do Círculo Polar. Comboios de montanha, ferries e navios costeiros ligam-na.',
  sweden:
    'Florestas, cerca de cem mil lagos e arquipélagos ao largo de Estocolmo e de Gotemburgo. No extremo norte, montanhas e longos invernos com auroras.',
  finland: 'Lagos e floresta até perder de vista, com Helsínquia no Báltico e a Lapónia para lá do Círculo Polar.',
  denmark: 'A península da Jutlândia e mais de quatrocentas ilhas, ligadas por pontes e ferries. O mar nunca está longe.',
  iceland: 'Uma ilha de vulcões, glaciares, fontes termais e cascatas no Atlântico Norte. A estrada circular dá-lhe a volta completa.',
  'united-kingdom':
    'Inglaterra, Escócia, País de Gales e Irlanda do Norte: falésias de giz, charnecas, os lochs das Terras Altas e cidades de tijolo e pedra.',
  ireland: 'Colinas verdes no centro, falésias e uma costa atlântica bravia em redor. Dublin de um lado da ilha, Galway do outro.',
  france: 'Do canal da Mancha ao Mediterrâneo, do Atlântico ao Monte Branco: vales, vinhas e comboios rápidos entre eles.',
  netherlands: 'Terra plana conquistada à água: canais, diques, campos de flores e velhas cidades mercantis, todas próximas de comboio.',
  belgium:
    'Bruges, Gante, Antuérpia e Bruxelas ficam perto umas das outras de comboio. A oeste o mar do Norte, a sul as colinas das Ardenas.',
  germany: 'Do mar do Norte e do Báltico até aos Alpes, com o Reno, o Elba e serras arborizadas pelo meio.',
  switzerland: 'Alpes, lagos e quatro línguas nacionais. Comboios de cremalheira e teleféricos sobem onde as estradas acabam.',
  austria: 'O Danúbio a norte e a leste, os Alpes a oeste e a sul; pelo meio, Viena, Salzburgo e lagos límpidos.',
  czechia: 'Boémia e Morávia: Praga junto ao Vltava, estâncias termais, castelos, penhascos de arenito e vinhas no sul.',
  slovenia: 'Os Alpes Julianos, grutas cársicas, vinhas e uma curta costa adriática, nada longe de Liubliana.',
  italy: 'Os Alpes a norte, vulcões a sul, o mar de ambos os lados; pelo meio, cidades que outrora foram Estados.',
  spain: 'Um planalto rodeado de montanhas e costas, da verde Galiza à Andaluzia mourisca. Os comboios rápidos aproximam os extremos.',
  portugal: 'Uma longa costa atlântica, os socalcos do Douro, os sobreiros do Alentejo e Lisboa junto ao Tejo.',
  greece: 'Um continente montanhoso e milhares de ilhas, das quais só cerca de duzentas são habitadas. Aqui, o ferry é o autocarro.',
  croatia: 'Mais de mil ilhas ao largo de uma costa calcária, cidades muralhadas como Dubrovnik e, no interior, os lagos de Plitvice.',
  morocco:
    'Entre o Atlântico, o Mediterrâneo e o Saara, com o Atlas ao centro. As cidades imperiais são Fez, Mequinez, Rabat e Marraquexe.',
  'south-africa':
    'O Atlântico e o Índico encontram-se na sua ponta sul. Entre o Cabo e o Parque Kruger ficam as vinhas, o Karoo e o Drakensberg.',
  namibia:
    'O Namibe ao longo da costa, um dos desertos mais antigos da Terra, a planície salgada de Etosha a norte e muito pouca gente pelo meio.',
  tanzania:
    'O Kilimanjaro, a montanha mais alta de África, as planícies do Serengeti, a cratera de Ngorongoro e Zanzibar no oceano Índico.',
  japan: 'Quatro grandes ilhas e milhares de pequenas, quase todas montanhosas. O Shinkansen liga Tóquio e Quioto.',
  vietnam:
    'Um país longo e estreito junto ao mar, dos rochedos calcários da baía de Ha Long ao delta do Mekong. Uma linha férrea liga Hanói ao sul.',
  'sri-lanka':
    'Uma ilha tropical ao largo da ponta sul da Índia: colinas de chá em redor de Nuwara Eliya, cidades antigas no norte seco, praias a toda a volta.',
  thailand: 'Banguecoque junto ao Chao Phraya, colinas e templos em redor de Chiang Mai e ilhas calcárias em dois mares.',
  jordan: 'Petra, a cidade talhada na rocha, o deserto vermelho de Wadi Rum e o mar Morto, a margem mais baixa da Terra.',
  'united-states': 'Arranha-céus no Atlântico, desfiladeiros e desertos no Sudoeste, sequoias e ondas no Pacífico.',
  canada: 'O segundo maior país do mundo: as Montanhas Rochosas a oeste, lagos e floresta ao centro, o São Lourenço e o Atlântico a leste.',
  'costa-rica':
    'Floresta tropical, floresta nublada e vulcões entre as Caraíbas e o Pacífico. Cerca de um quarto do território está protegido.',
  peru: 'Costa desértica, Andes e Amazónia lado a lado. Cusco foi a capital dos Incas; Machu Picchu ergue-se bem acima do Urubamba.',
  chile:
    'Mais de quatro mil quilómetros de uma ponta à outra: o Atacama a norte, vinhas em redor de Santiago, fiordes e glaciares na Patagónia.',
  'new-zealand': 'Duas ilhas principais: vulcões e fontes termais a norte, os Alpes do Sul e os fiordes a sul.',
  australia: 'Recife e floresta tropical a nordeste, deserto vermelho em redor de Uluru e as grandes cidades ao longo da costa.',
}
