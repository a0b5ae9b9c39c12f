import type { RegionsWords } from '../../en/words/regions.ts'

export const regions: RegionsWords = {
  nordics: 'Fjorder, øyer og langt lys, fra sanddynene på Jylland til den ytterste siden av Island.',
  'western-europe': 'Klipper, kanaler, vinmarker og byer som er best til fots.',
  'central-europe': 'Fjellbaner, sjøer du kan drikke av, kaffehus med god tid.',
  'southern-europe': 'Hvite landsbyer, gamle havner, sene middager og et hav som er varmt ut i oktober.',
  africa: 'Sanddyner ved soloppgang, vid himmel over slettene, medinaer og Kapp.',
  asia: 'Tempelhager, risterrasser, nattog og ørkenkløfter.',
  americas: 'Rødt fjell, tåkeskog, inkastier og breene ytterst på kartet.',
  oceania: 'Fjorder, vinmarker og rød ørken, og veldig mye himmel.',
}
