import type { StoredWords } from '../../en/words/stored.ts'

export const stored: StoredWords = {
  purposes: {
    session: 'gör att bara din webbläsare ser och ändrar din bokning',
    link: 'minns att du kom via en länk, tills du har angett din e-postadress',
    banner: 'minns att du har stängt en banner',
    consent: 'minns vad du har sagt ja och nej till',
    drafts:
      'det du har börjat skriva i en bokning, krypterat, så att inget försvinner om sidan laddas om; raderas när bokningen är bekräftad',
    marks: 'vilka steg i en bokning som är klara och var du var',
    tours: 'resorna du har sparat och senast tittat på',
    tab: 'rummen du har valt, dina svar om den egna rutten och vad den här fliken har visat dig',
  },
  lives: {
    hour: '1 timme',
    day: '24 timmar',
    month: '30 dagar',
    halfYear: '180 dagar',
    tab: 'tills du stänger fliken',
    cleared: 'tills du tar bort det i webbläsaren',
  },
}
