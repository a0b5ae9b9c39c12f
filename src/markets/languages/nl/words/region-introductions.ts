import type { RegionsWords } from '../../en/words/regions.ts'

export const regionIntroductions: RegionsWords = {
  nordics:
    'Vijf landen rond de Noordzee, de Oostzee en de Atlantische Oceaan. Nachttreinen, kustschepen en veerboten verbinden ze; zomernachten worden nauwelijks donker en de winter brengt het noorderlicht.',
  'western-europe':
    'Korte afstanden en veel manieren om ze af te leggen: snelle treinen, veerboten over het Kanaal en de Ierse Zee, jaagpaden langs de kanalen. Vijf landen met lange kusten en oude steden.',
  'central-europe':
    'De Alpen, de Donau en de steden erlangs. Het spoor komt tot diep in de dalen, en voor de meeste reizen is hier geen auto nodig.',
  'southern-europe':
    'Vijf landen aan de Middellandse Zee, de Adriatische Zee en de Atlantische Oceaan. Voorjaar en najaar zijn het mildst; hartje zomer is het aan de kust en op de eilanden koeler dan in de steden.',
  africa:
    'Van de soeks van Marokko tot de Kaap. Het noorden ligt dicht bij Europa; het zuiden en oosten zijn verder weg, en in de droge maanden zie je er de meeste dieren.',
  asia: 'Van de woestijnen van Jordanië tot de eilanden van Japan. Waar rails liggen gaan onze reizen per trein, en de moesson bepaalt het seizoen.',
  americas:
    'Vijf landen van Canada tot Patagonië, met omgekeerde seizoenen ten zuiden van de evenaar. De afstanden zijn groot, en de nationale parken zijn ze waard.',
  oceania:
    'Twee landen aan de andere kant van de wereld, waar het van december tot februari zomer is. Ze verdienen een lang verblijf: de afstanden zijn groot, en de lucht ook.',
}
