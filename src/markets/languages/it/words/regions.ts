import type { RegionsWords } from '../../en/words/regions.ts'

export const regions: RegionsWords = {
  nordics: 'Fiordi, isole e luce lunga, dalle dune dello Jutland all’altro capo dell’Islanda.',
  'western-europe': 'Scogliere, canali, vigneti e città da vivere a piedi.',
  'central-europe': 'Ferrovie di montagna, laghi da cui si può bere, caffè che hanno tempo.',
  'southern-europe': 'Villaggi bianchi, vecchi porti, cene tardi e un mare tiepido fino a ottobre.',
  africa: 'Dune all’alba, cieli larghi sulla pianura, le medine e il Capo.',
  asia: 'Giardini di templi, terrazze di riso, treni notturni e canyon nel deserto.',
  americas: 'Roccia rossa, foresta nebulosa, sentieri inca e i ghiacciai alla fine della mappa.',
  oceania: 'Fiordi, vigneti e deserto rosso, e moltissimo cielo.',
}
