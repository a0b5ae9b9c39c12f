import type { Localized } from '../../shared/language.ts'

export const pitch: Localized = {
  en: 'Tours through thirty-six countries, planned day by day, by rail and ferry wherever possible, with every price told in full before you book.',
  de: 'Reisen durch sechsunddreißig Länder, Tag für Tag geplant, mit Bahn und Fähre, wo es geht, und mit dem ganzen Preis vor der Buchung.',
  fr: 'Des circuits dans trente-six pays, pensés jour après jour, en train et en ferry autant que possible, au prix complet annoncé avant de réserver.',
  it: 'Viaggi in trentasei Paesi, pensati giorno per giorno, in treno e in traghetto dove si può, con il prezzo intero prima di prenotare.',
  nl: 'Reizen door zesendertig landen, van dag tot dag gepland, waar het kan met trein en veerboot, met de hele prijs vóór het boeken.',
  no: 'Turer i trettiseks land, planlagt dag for dag, med tog og ferge der det går, og med hele prisen før du bestiller.',
  sv: 'Resor genom trettiosex länder, planerade dag för dag, med tåg och färja där det går, med hela priset innan du bokar.',
  da: 'Ture i seksogtredive lande, planlagt dag for dag, med tog og færge, hvor det kan lade sig gøre, og med hele prisen, før du bestiller.',
  fi: 'Matkoja kolmessakymmenessäkuudessa maassa, päivä päivältä suunniteltuina, junalla ja laivalla aina kun voi, koko hinta nähtävissä ennen varausta.',
  pt: 'Viagens por trinta e seis países, planeadas dia a dia, de comboio e de barco sempre que possível, com o preço todo antes da reserva.',
}
