import type { LanguageCode } from '../shared/language.ts'

const word = (alternatives: string) => `(?<!\\p{L})(?i:${alternatives})(?!\\p{L})`
/** A capital that begins no sentence. */
const capital = (alternatives: string) => `(?<=[\\p{Ll},;] )(?:${alternatives})(?!\\p{L})`

/** How a language speaks to one visitor, everywhere, and what would be known of the other forms. */
const address: Readonly<Record<LanguageCode, { form: string; others: readonly string[] }>> = {
  en: { form: 'you', others: [] },
  de: {
    form: 'Sie',
    others: [
      word('du|dich|dir|dein|deine[mnrs]?|euch|euer|eure[mnrs]?'),
      word('kannst|hast|bist|möchtest|willst|musst|wähle|gib|prüfe|versuch|klicke|schau|öffne|lies|nimm|(?:ruf|frag|schreib|sag) uns'),
    ],
  },
  fr: {
    form: 'vous',
    others: [
      word('tu|te|toi|ton|ta|tes|tiens?|tiennes?|peux|veux|clique|essaie|réessaie|écris|vérifie|(?:dis|indique|appelle)-nous'),
      '(?<!\\p{L})[tT]’',
    ],
  },
  nl: { form: 'je', others: [word('uw|uwe|uzelf'), '(?<!\\p{L}|[\\d\\ufffc][ \\u00a0]?)[uU](?!\\p{L})'] },
  no: { form: 'du', others: [word('dere'), capital('De(?! sørlige)|Dem|Deres')] },
  sv: { form: 'du', others: [word('ni|er|ert|era')] },
  da: { form: 'du', others: [word('jer|jeres'), capital('De(?! Sydlige)|Dem|Deres|I')] },
  fi: {
    form: 'sinä',
    others: [
      word('te|teitä|teille|teidän|teidät|teillä|teiltä|teihin'),
      word('(?!minne|sinne|tänne|jonne|\\p{L}*tilanne)\\p{L}{2,}(?:tte|[aeiouyäö]nne)'),
    ],
  },
  pt: {
    form: 'você',
    others: [word('tu|te|ti|teus?|tuas?|contigo|vós|vossos?|vossas?|podes|tens|queres|vais|pagas|viajas|(?:diz|liga|escreve)-nos')],
  },
  it: {
    form: 'tu',
    others: [
      word('voi|vostr[oaie]|potete|volete|avete|avrete|siete|\\p{L}+(?:ate|ete|ite)ci|chiedete|scegliete|riprovate|restate'),
      word('scelga|inserisca|riprovi|prema|clicchi|attenda|verifichi'),
      capital('Lei|Suo|Sua|Suoi|Sue'),
    ],
  },
}

/** The words by which a text leaves the form of address of its language. */
export function addressFindings(language: LanguageCode, text: string): string[] {
  const { form, others } = address[language]
  return others.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'gu'))].map(([found]) => `“${found}” where a visitor is “${form}”`),
  )
}
