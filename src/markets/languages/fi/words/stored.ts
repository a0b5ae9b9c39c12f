import type { StoredWords } from '../../en/words/stored.ts'

export const stored: StoredWords = {
  purposes: {
    session: 'huolehtii siitä, että vain sinun selaimesi näkee varauksesi ja voi muuttaa sitä',
    link: 'muistaa, että tulit linkin kautta, kunnes olet antanut sähköpostiosoitteesi',
    banner: 'muistaa, että suljit ilmoituksen',
    consent: 'muistavat, mihin olet suostunut ja mihin et',
    drafts: 'varaukseen kirjoittamasi tiedot salattuina, jotta sivun lataaminen ei hävitä mitään; poistetaan, kun varaus on vahvistettu',
    marks: 'mitkä varauksen vaiheet ovat valmiina ja missä olit',
    tours: 'tallentamasi ja viimeksi katsomasi matkat',
    tab: 'valitsemasi huoneet, vastauksesi omasta reitistä ja se, mitä tämä välilehti on näyttänyt sinulle',
  },
  lives: {
    hour: '1 tunti',
    day: '24 tuntia',
    month: '30 päivää',
    halfYear: '180 päivää',
    tab: 'kunnes suljet välilehden',
    cleared: 'kunnes poistat sen selaimestasi',
  },
}
