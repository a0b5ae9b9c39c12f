import type { CheckoutWords } from '../../en/words/checkout.ts'

export const checkout: CheckoutWords = {
  invalidPhoneNumber: 'Kirjoita puhelinnumero maatunnuksineen, esimerkiksi +358 9 1234 5678.',
  invalidDate: 'Kirjoita olemassa oleva päivä, esimerkiksi 24 03 1988.',
  invalidDateMin: 'Päivän on oltava {min} tai myöhemmin.',
  invalidDateMax: 'Päivän on oltava {max} tai aiemmin.',
  invalidInteger: 'Kirjoita kokonaisluku.',
  missingRequiredFields: 'Pakollisia tietoja puuttuu',
  invalidBookingWindowTitle: 'Tarjous on vanhentunut',
  invalidBookingWindowMessage:
    'Hinnat ja paikat pidettiin varattuina rajatun ajan, ja se on kulunut. Aloita uudelleen matkan sivulta, niin näet tämän päivän hinnan.',
  inactiveAgencyErrorTitle: 'Tämä matkatoimisto ei voi nyt varata',
  inactiveAgencyErrorMessage: 'Matkatoimisto, jolle matka tehtiin, ei ole aktiivinen. Kysy matkatoimistostasi tai soita meille.',
}

export const packageTravelInformation = `
Sinulle tarjottava matkapalvelujen yhdistelmä on direktiivissä (EU) 2015/2302 tarkoitettu matkapaketti. Sinulla on siksi kaikki matkapaketteja koskevat EU:n oikeudet. Olemme täysin vastuussa koko matkapaketin asianmukaisesta toteuttamisesta. Meillä on lain edellyttämä vakuus, jolla maksusi palautetaan ja, jos kuljetus sisältyy matkaan, paluusi järjestetään, jos meistä tulee maksukyvytön.

## Tärkeimmät oikeutesi

- Saat kaikki olennaiset tiedot matkapaketista ennen sopimuksen tekemistä.
- Vähintään yksi elinkeinonharjoittaja vastaa aina kaikkien sopimukseen kuuluvien matkapalvelujen asianmukaisesta suorittamisesta.
- Saat hätäpuhelinnumeron tai yhteyspisteen tiedot.
- Voit luovuttaa matkapaketin toiselle henkilölle kohtuullisessa ajassa ja mahdollisesti lisämaksua vastaan.
- Hintaa saa korottaa vain, jos tietyt kustannukset nousevat (esimerkiksi polttoaine) ja sopimuksessa niin nimenomaisesti sanotaan, ja viimeistään 20 päivää ennen matkan alkua. Jos korotus on yli 8 % hinnasta, voit purkaa sopimuksen.
- Voit purkaa sopimuksen maksutta ja saada kaiken takaisin, jos jokin muu olennainen osa kuin hinta muuttuu merkittävästi.
- Poikkeuksellisissa oloissa, kuten kohteen vakavien turvallisuusongelmien vuoksi, voit purkaa sopimuksen maksutta ennen matkan alkua.
- Voit milloin tahansa ennen matkan alkua purkaa sopimuksen kohtuullista ja perusteltua maksua vastaan.
- Jos merkittäviä osia ei voida toteuttaa matkan alettua, tarjoamme soveltuvan vaihtoehdon ilman lisämaksua.
- Sinulla on oikeus hinnanalennukseen tai vahingonkorvaukseen, jos palveluja ei suoriteta tai ne suoritetaan puutteellisesti.
- Meidän on autettava sinua, jos joudut vaikeuksiin.
- Jos meistä tulee maksukyvytön, maksut palautetaan ja, jos kuljetus sisältyy matkaan, paluusi on turvattu.
`
