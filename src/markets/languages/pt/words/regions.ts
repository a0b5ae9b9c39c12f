import type { RegionsWords } from '../../en/words/regions.ts'

export const regions: RegionsWords = {
  nordics: 'Fiordes, ilhas e luz longa, das dunas da Jutlândia ao outro lado da Islândia.',
  'western-europe': 'Falésias, canais, vinhas e cidades que se conhecem melhor a pé.',
  'central-europe': 'Comboios de montanha, lagos de água potável, cafés com tempo.',
  'southern-europe': 'Aldeias brancas, portos antigos, jantares tardios e um mar morno até outubro.',
  africa: 'Dunas ao nascer do sol, céus largos sobre a planície, medinas e o Cabo.',
  asia: 'Jardins de templos, socalcos de arroz, comboios noturnos e desfiladeiros no deserto.',
  americas: 'Rocha vermelha, floresta de nuvens, caminhos incas e os glaciares no fim do mapa.',
  oceania: 'Fiordes, vinhas e deserto vermelho, e muito, muito céu.',
}
