import type { RegionsWords } from '../../en/words/regions.ts'

export const regionIntroductions: RegionsWords = {
  nordics:
    'Cinco países à volta do mar do Norte, do Báltico e do Atlântico. Comboios noturnos, navios costeiros e ferries ligam-nos; no verão quase não anoitece e o inverno traz as auroras boreais.',
  'western-europe':
    'Distâncias curtas e muitas maneiras de as percorrer: comboios rápidos, ferries pelo canal da Mancha e pelo mar da Irlanda, caminhos ao longo dos canais. Cinco países de longas costas e cidades antigas.',
  'central-europe':
    'Os Alpes, o Danúbio e as cidades nas suas margens. O comboio sobe longe pelos vales, e a maior parte das viagens dispensa por completo o carro.',
  'southern-europe':
    'Cinco países no Mediterrâneo, no Adriático e no Atlântico. A primavera e o outono são as estações mais amenas; em pleno verão, as costas e as ilhas são mais frescas do que as cidades.',
  africa:
    'Dos souks de Marrocos até ao Cabo. O norte fica perto da Europa; o sul e o leste são mais distantes, e é nos meses secos que melhor se observam os animais.',
  asia: 'Dos desertos da Jordânia às ilhas do Japão. As nossas viagens vão de comboio sempre que há carris, e é a monção que decide a época.',
  americas:
    'Cinco países do Canadá à Patagónia, com as estações invertidas a sul do equador. As distâncias são longas, e os parques nacionais merecem-nas.',
  oceania:
    'Dois países do outro lado do mundo, onde o verão vai de dezembro a fevereiro. Merecem uma estadia longa: as distâncias são grandes, e o céu também.',
}
