import type { RegionsWords } from '../../en/words/regions.ts'

export const regionIntroductions: RegionsWords = {
  nordics:
    'Viisi maata Pohjanmeren, Itämeren ja Atlantin äärellä. Yöjunat, rannikkolaivat ja lautat yhdistävät ne; kesäyöt tuskin pimenevät, ja talvi tuo revontulet.',
  'western-europe':
    'Lyhyitä matkoja ja monta tapaa taittaa ne: nopeita junia, lauttoja Englannin kanaalin ja Irlanninmeren yli, polkuja kanavien varsilla. Viisi maata, joissa on pitkät rannikot ja vanhat kaupungit.',
  'central-europe':
    'Alpit, Tonava ja kaupungit niiden varrella. Rautatie ulottuu syvälle laaksoihin, eikä useimmilla matkoilla tarvita autoa lainkaan.',
  'southern-europe':
    'Viisi maata Välimeren, Adrianmeren ja Atlantin rannoilla. Kevät ja syksy ovat leudoimmat; keskikesällä rannikolla ja saarilla on viileämpää kuin kaupungeissa.',
  africa:
    'Marokon basaareista Hyväntoivonniemelle. Pohjoinen on lähellä Eurooppaa; etelään ja itään on pidempi matka, ja siellä eläimiä näkee parhaiten kuivina kuukausina.',
  asia: 'Jordanian aavikoilta Japanin saarille. Siellä missä on raiteita, matkustamme junalla, ja monsuuni määrää matkakauden.',
  americas:
    'Viisi maata Kanadasta Patagoniaan; päiväntasaajan eteläpuolella vuodenajat ovat päinvastaiset. Välimatkat ovat pitkiä, ja kansallispuistot ovat niiden arvoisia.',
  oceania:
    'Kaksi maata maailman toisella puolella, missä kesä kestää joulukuusta helmikuuhun. Niissä kannattaa viipyä kauan: välimatkat ovat suuria, ja niin on taivaskin.',
}
