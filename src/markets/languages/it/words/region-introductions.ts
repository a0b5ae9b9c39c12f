import type { RegionsWords } from '../../en/words/regions.ts'

export const regionIntroductions: RegionsWords = {
  nordics:
    'Cinque paesi tra il mare del Nord, il Baltico e l’Atlantico. Treni notturni, navi costiere e traghetti li uniscono; d’estate le notti quasi non scendono e l’inverno porta l’aurora boreale.',
  'western-europe':
    'Distanze brevi e molti modi per coprirle: treni veloci, traghetti sulla Manica e sul mare d’Irlanda, alzaie lungo i canali. Cinque paesi dalle lunghe coste e dalle città antiche.',
  'central-europe':
    'Le Alpi, il Danubio e le città che li costeggiano. La ferrovia risale le valli fin lontano, e quasi tutti i viaggi qui si fanno senza auto.',
  'southern-europe':
    'Cinque paesi sul Mediterraneo, sull’Adriatico e sull’Atlantico. Primavera e autunno sono le stagioni più miti; in piena estate sulle coste e sulle isole fa più fresco che in città.',
  africa:
    'Dai suk del Marocco al Capo. Il nord è vicino all’Europa; il sud e l’est sono più lontani, e lì gli animali si osservano meglio nei mesi asciutti.',
  asia: 'Dai deserti della Giordania alle isole del Giappone. I nostri tour vanno in treno ovunque ci siano rotaie, ed è il monsone a decidere la stagione.',
  americas:
    'Cinque paesi dal Canada alla Patagonia, con le stagioni invertite a sud dell’equatore. Le distanze sono lunghe, e i parchi nazionali le valgono.',
  oceania:
    'Due paesi dall’altra parte del mondo, dove l’estate va da dicembre a febbraio. Meritano un soggiorno lungo: le distanze sono grandi, e il cielo anche.',
}
