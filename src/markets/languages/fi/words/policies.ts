import type { PoliciesWords } from '../../en/words/policies.ts'

export const policies: PoliciesWords = {
  'cookies-policy': {
    title: 'Evästeet',
    description: 'Mitä evästeitä kauppa asettaa, mihin ja kuinka pitkäksi aikaa.',
    body: `
Eväste on pieni lappu, jonka selaimesi säilyttää sivustoa varten. Osa on välttämättömiä, jotta kauppa toimii; muut asetetaan vasta, kun olet suostunut.

## Välttämättömät

{cookies}

## Suostumuksellasi

- **Mukauttaminen**: asiakaspalvelukeskustelu ja sivun kahden version vertailu.
- **Kohdentaminen**: sen mittaaminen, mikä mainos toi sinut tänne.

Mitään jälkimmäisestä ryhmästä ei ladata ennen suostumustasi. Voit muuttaa mieltäsi milloin vain: [hallitse evästeitä](#manage-cookie-preferences).

## Laitteellasi

{device}`,
  },
  'terms-conditions': {
    title: 'Ehdot',
    description: 'Mistä sinä ja me sovimme, kun varaat: hinta ja maksaminen, muutokset, peruutukset, virheet ja maksukyvyttömyyssuoja.',
    body: `
Ehdot koskevat jokaista tällä sivustolla varattua matkapakettia. Ne eivät rajoita lain antamia oikeuksiasi.

Tämä on esimerkkikauppa: se toimii hiekkalaatikkoa vasten, eikä mitään oikeasti varata tai veloiteta. Matkanjärjestäjä panee tähän omat ehtonsa.

## 1. Sopimus

Pyynnöstäsi tulee sopimus, kun lähetämme vahvistuksen. Jos jokin osa on tiedusteltava, sopimus alkaa, kun osa on vahvistettu; siihen asti kortiltasi ei veloiteta mitään.

## 2. Hinta ja maksaminen

Hintaan kuuluu kaikki, mikä matkan sivulla on kohdassa ”Sisältyy”, veroineen ja palkkioinemme. Paikan päällä maksettava on mainittu erikseen. Lähdön mukaan maksat kerralla, kahdessa osassa tai erissä; päivät näet ennen valintaasi.

## 3. Sinun muutoksesi

Nimiä voi muuttaa maksutta seitsemän päivää ennen lähtöä asti. Päiviä, huoneita ja lisäpalveluja voi muuttaa niin kauan kuin tilaa on; hintaeron näet ennen kuin hyväksyt.

## 4. Sinun peruutuksesi

Maksu riippuu siitä, kuinka paljon ennen lähtöä perut. Taulukko on matkasi sivulla; varatessasi näet sen vielä kerran oman matkasi päivillä ennen kuin maksat.

Voit osoittaa, että vahinkomme oli pienempi.

## 5. Meidän muutoksemme ja peruutuksemme

Jos varanneita on alle vähimmäismäärän, voimme perua viimeistään 21 päivää ennen lähtöä ja palautamme kaiken. Sama koskee tilannetta, jossa meistä riippumaton tapahtuma tekee matkan mahdottomaksi.

## 6. Jos jokin on vialla

Kerro siitä heti oppaalle tai hätänumeroon, jotta voimme korjata asian. Hinnanalennusta voit vaatia kahden vuoden ajan paluusta.

## 7. Maksukyvyttömyyssuoja

Maksusi on suojattu matkapakettidirektiivin mukaisesti. Todistus tulee vahvistuksen mukana.

## 8. Laki ja riidat

Asuinmaasi laki suojaa sinua kuluttajana. Osallistumme riidanratkaisuun lautakunnassa, kun laki sitä vaatii.`,
  },
  'privacy-policy': {
    title: 'Tietosuoja',
    description: 'Mitä tietoja tarvitsemme, miksi, kuka ne näkee ja mitkä ovat oikeutesi.',
    body: `
Kysymme sen, mitä matka vaatii, emmekä muuta.

## Mitä säilytämme

- **Varaamiseen**: nimet, syntymäajat, yhteystiedot ja, jos maa niin vaatii, passin tiedot. Ne menevät varausjärjestelmään ja matkasi hotelleille, oppaille ja kuljettajille.
- **Maksamiseen**: korttitiedot menevät suoraan maksupalveluun. Saamme tietää vain, onnistuiko se.
- **Vastaamiseen**: yhteydenottolomakkeeseen kirjoittamasi menee sähköpostina tiimillemme. Kauppa ei säilytä siitä kopiota.
- **Kaupan pyörittämiseen**: palvelinlokeja ilman nimiä, 30 päivää.

## Millä perusteella

Sopimuksemme täyttäminen; lakisääteiset velvollisuudet kuten kirjanpito; suostumuksesi, kun pyydämme sitä.

## Mihin tieto jää

Kaupalla itsellään ei ole asiakasrekisteriä. Se, mitä tallennat varauksesta, on matkanjärjestäjän varausjärjestelmässä. Jokaisesta varauksesta kauppa säilyttää sen, mitä jatkamiseen tarvitaan: mitkä vaiheet ovat valmiina, missä tilassa maksu on, ja suljettuna sen, mitä lomakkeessa oli, vuorokauden ajan tai yhtä kauan kuin pyytämäsi linkki on voimassa. Kaikki tämä poistetaan 30 päivän kuluttua viimeisestä muutoksesta.

## Oikeutesi

Voit pyytää nähdä, korjata, siirtää tai poistaa tietosi, vastustaa niiden käyttöä ja valittaa tietosuojaviranomaiselle. Kirjoita sivun alalaidassa olevaan osoitteeseen.`,
  },
  faq: {
    title: 'Kysymyksiä ja vastauksia',
    description: 'Varaaminen, maksaminen, muuttaminen, matkalla: lyhyet vastaukset.',
    body: `
## Varaaminen

### Tarvitsenko tilin?

Et. Varaat vieraana. Tili vain kokoaa varauksesi yhteen.

### Kuinka kauan hintani pysyy?

Varaamisen aloittamisesta siinä mainittuun kellonaikaan, yleensä päivän loppuun. Tarkistamme hinnat ja paikat vielä kerran ennen maksamista ja kysymme sinulta, jos jokin on muuttunut.

### Mitä ”tiedusteltava” tarkoittaa?

Hotellin tai oppaan on vielä vahvistettava. Se vie enintään kaksi arkipäivää, eikä kortiltasi veloiteta sitä ennen.

## Maksaminen

### Miten voin maksaa?

Kortilla kaikkialla; euromaissa myös SEPA-suoraveloituksella ja iDEALilla. Lähdön mukaan maksat kerralla, kahdessa osassa tai erissä.

### Onko korttini turvassa?

Korttikentät kuuluvat maksupalvelulle eivätkä koskaan kulje palvelimiemme kautta. Pankkisi voi pyytää vahvistamaan maksun.

### Mihin kirjoitan alennuskoodin?

Maksuvaiheeseen, hinnan alle. Koodi käy kerran varausta kohti.

## Muuttaminen ja peruminen

### Voinko muuttaa varaustani?

Voit, niin kauan kuin tilaa on. Avaa vahvistuksessa oleva linkki: näet hintaeron ennen kuin mitään muuttuu.

### Mitä peruminen maksaa?

Se riippuu siitä, kuinka ajoissa kerrot: katso [ehdot](/terms-conditions). Varatessasi näet oman matkasi päivät.

## Matkalla

### Kuuluvatko lennot hintaan?

Vain jos matkan sivu niin sanoo. Useimmat matkat alkavat ja päättyvät asemalla tai satamassa.

### Mitä asiakirjoja tarvitsen?

Katso [matkaohjeemme](/travel-advice) ja ulkoministeriön ohjeet.

### Minulla on erityistarpeita. Voinko tulla mukaan?

Hyvin usein kyllä. [Kerro meille](/contact-us) ennen varaamista, niin sanomme rehellisesti, mitä paikka voi tarjota ja mitä ei.`,
  },
}
