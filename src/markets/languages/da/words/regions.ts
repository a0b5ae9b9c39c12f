import type { RegionsWords } from '../../en/words/regions.ts'

export const regions: RegionsWords = {
  nordics: 'Fjorde, øer og langt lys, fra Jyllands klitter til den fjerneste side af Island.',
  'western-europe': 'Klinter, kanaler, vinmarker og byer, der er bedst til fods.',
  'central-europe': 'Bjergbaner, søer du kan drikke af, kaffehuse med god tid.',
  'southern-europe': 'Hvide landsbyer, gamle havne, sene middage og et hav, der er varmt ind i oktober.',
  africa: 'Klitter ved solopgang, vid himmel over sletten, medinaer og Kap.',
  asia: 'Tempelhaver, risterrasser, nattog og ørkenkløfter.',
  americas: 'Rød klippe, tågeskov, inkastier og gletsjerne for enden af kortet.',
  oceania: 'Fjorde, vinmarker og rød ørken, og rigtig meget himmel.',
}
