export const problems = {
  refused: 'Tämä ei onnistu',
  unreadable: 'Emme osanneet lukea pyyntöä',
  malformed: 'Siitä puuttuu jotain tai jokin kohta ei täsmää. Lataa sivu uudelleen ja yritä uudestaan.',
  unsupportedMediaType: 'Se tuli muodossa, jota emme lue. Lataa sivu uudelleen ja yritä uudestaan.',
  bodyTooLarge: 'Se oli liian pitkä. Lyhennä kirjoittamaasi.',
  addressTooLong: 'Osoite on liian pitkä.',
  methodNotAllowed: 'Osoitetta ei voi käyttää näin.',
  crossSite: 'Pyyntö tuli toiselta sivustolta. Aloita tästä kaupasta.',
  rateLimited: 'Liian monta yritystä. Odota hetki.',
  notOwner:
    'Varausta voi muuttaa vain selaimella, jolla se aloitettiin. Jos varaus on sinun, avaa ”Tämä on varaukseni” ja kirjoita sähköpostiosoitteesi.',
  wrongEmail: 'Osoite ei kuulu tähän varaukseen. Tarkista se.',
  otherTab: 'Sillä välin valittiin toinen maksutapa, ehkä toisessa välilehdessä. Lataa sivu uudelleen.',
  stepChanged: 'Tämä vaihe tallennettiin sillä välin muualla, ehkä toisessa välilehdessä. Mitään ei ole korvattu.',
  promoCode: 'Tätä koodia ei voi käyttää tälle matkalle.',
  unsupportedPaymentPlan: 'Tätä maksutapaa ei tarjota tälle matkalle.',
  paymentUnavailable: 'Emme voi juuri nyt ottaa maksua vastaan, eikä uusi yritys auta. Valitse toinen maksutapa tai soita meille: {phone}.',
  amountUnclear:
    'Varausjärjestelmämme luvut eivät täsmää, joten emme voi sanoa, paljonko on maksettava. Soita meille, niin selvitämme asian: {phone}.',
  policyNotFound: 'Peruutusehtoja ei voi näyttää juuri nyt. Ne löytyvät asiakirjoistasi.',
  paymentChecking: 'Emme osaa vielä sanoa, onnistuiko maksusi. Älä maksa toista kertaa: varauksesi sivu kertoo heti, kun tiedämme.',
  bookingUnread: 'Varaus on tallessa, eikä siinä ole muuttunut mitään. Katso uudelleen muutaman minuutin kuluttua.',
}
