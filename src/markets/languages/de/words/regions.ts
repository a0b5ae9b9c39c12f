import type { RegionsWords } from '../../en/words/regions.ts'

export const regions: RegionsWords = {
  nordics: 'Fjorde, Inseln und langes Licht, von Jütlands Dünen bis ans andere Ende Islands.',
  'western-europe': 'Klippen, Kanäle, Weinberge und Städte, die man am besten zu Fuß erlebt.',
  'central-europe': 'Bergbahnen, Seen mit Trinkwasser, Kaffeehäuser mit Zeit.',
  'southern-europe': 'Weiße Dörfer, alte Häfen, späte Abendessen und ein Meer, das bis in den Oktober warm ist.',
  africa: 'Dünen bei Sonnenaufgang, weiter Himmel über der Ebene, Medinas und das Kap.',
  asia: 'Tempelgärten, Reisterrassen, Nachtzüge und Wüstenschluchten.',
  americas: 'Roter Fels, Nebelwald, Inkapfade und die Gletscher am Ende der Karte.',
  oceania: 'Fjorde, Weinberge und rote Wüste, und sehr viel Himmel.',
}
