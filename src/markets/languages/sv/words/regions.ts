import type { RegionsWords } from '../../en/words/regions.ts'

export const regions: RegionsWords = {
  nordics: 'Fjordar, öar och långt ljus, från Jyllands sanddyner till Islands bortre sida.',
  'western-europe': 'Klippor, kanaler, vingårdar och städer som är bäst till fots.',
  'central-europe': 'Bergsbanor, sjöar du kan dricka ur, kaféer med gott om tid.',
  'southern-europe': 'Vita byar, gamla hamnar, sena middagar och ett hav som är varmt in i oktober.',
  africa: 'Sanddyner i soluppgången, vid himmel över slätten, medinor och Kap.',
  asia: 'Tempelträdgårdar, risterrasser, nattåg och ökenraviner.',
  americas: 'Röd klippa, molnskog, inkaleder och glaciärerna längst ut på kartan.',
  oceania: 'Fjordar, vingårdar och röd öken, och väldigt mycket himmel.',
}
