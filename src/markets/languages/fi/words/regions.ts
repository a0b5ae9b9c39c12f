import type { RegionsWords } from '../../en/words/regions.ts'

export const regions: RegionsWords = {
  nordics: 'Vuonoja, saaria ja pitkää valoa, Jyllannin dyyneiltä Islannin ääriin.',
  'western-europe': 'Rantajyrkänteitä, kanavia, viinitarhoja ja kaupunkeja, jotka koetaan parhaiten jalan.',
  'central-europe': 'Vuoristoratoja, juomakelpoisia järviä, kahviloita, joissa on aikaa.',
  'southern-europe': 'Valkoisia kyliä, vanhoja satamia, myöhäisiä illallisia ja meri, joka on lämmin lokakuuhun asti.',
  africa: 'Dyynejä auringonnousussa, avara taivas tasankojen yllä, medinoja ja Kap.',
  asia: 'Temppelipuutarhoja, riisiterasseja, yöjunia ja aavikon kanjoneita.',
  americas: 'Punaista kalliota, sumumetsää, inkojen polkuja ja jäätiköt kartan laidalla.',
  oceania: 'Vuonoja, viinitarhoja ja punaista aavikkoa, ja hyvin paljon taivasta.',
}
