import type { PagesWords } from '../../en/words/pages.ts'

export const pages: PagesWords = {
  aboutUs: {
    slug: 'keita-olemme',
    title: 'Suunnittelemme matkoja rauhassa',
    description: 'Keitä olemme, miten valitsemme matkamme ja mitä lupaamme.',
    body: `
{brand} sai alkunsa paperisesta vuorovesitaulukosta ja kysymyksestä: mitä jos matka seuraisi paikkaa eikä aikataulua? Olemme pieni joukko suunnittelijoita, oppaita ja kokkien ystäviä. Myymme vain matkoja, jotka joku meistä on tehnyt, siihen vuodenaikaan, johon niitä suosittelemme.

## Näin matka pääsee valikoimaan

- Joku meistä tekee sen, julkisilla kulkuneuvoilla, kun se on mahdollista.
- Jokaista majapaikkaa pitävät lähellä asuvat ihmiset.
- Minään päivänä ei istuta kulkuneuvossa yli neljää tuntia, ellei tie itse ole syy lähteä.
- Palaamme joka toinen vuosi, tai poistamme matkan.

## Mitä lupaamme

Ensimmäinen hinta, jonka näet, on hinta, jonka maksat. Paikan päällä maksettava on mainittu summineen. Jos päivä ei käy, sanomme sen ennen kuin olet täyttänyt ainoatakaan kenttää.

> Hyvässä päivässä on yksi suunnitelma ja kaksi yllätystä.

Kysyttävää? [Kirjoita tai soita meille](/contact-us) tai lue [kysymyksiä ja vastauksia](/faq).`,
  },
  contactUs: {
    slug: 'ota-yhteytta',
    title: 'Juttele kanssamme',
    description: 'Puhelimitse, sähköpostilla tai tukikoodi käden ulottuvilla.',
    body: `
Täällä vastaavat ihmiset, omalla kielelläsi aina kun voimme. Moneen asiaan löytyy vastaus jo sivulta [Kysymyksiä ja vastauksia](/faq).

## Ennen matkaa

Pidä varausnumerosi esillä: se on vahvistuksessasi ja alkaa kirjaimilla TM. Päivän tai huoneen vaihtaminen on helpointa viimeistään 30 päivää ennen lähtöä.

## Matkan aikana

Yllä oleva hätänumero, joka on myös matka-asiakirjoissasi, vastaa yötä päivää. Soita sinne ensin, jos jokin menee pieleen; useimmiten asia hoituu kahvikupillisen aikana.

## Jos sivu ei toiminut

Kerro meille sivulla oleva tukikoodi. Siitä näemme, mitä tapahtui, eikä sinun tarvitse selittää.`,
  },
  travelAdvice: {
    slug: 'matkaohjeita',
    title: 'Matkaohjeita',
    description: 'Asiakirjat, terveys, raha ja sää: mitä hoidat ja milloin.',
    body: `
Säännöt muuttuvat useammin kuin sivut. Lue siksi myös ulkoministeriön ohjeet, kerran varatessasi ja uudelleen viikkoa ennen lähtöä.

## Asiakirjat

- Schengen-alueella EU-kansalaiselle riittää henkilökortti. Isoon-Britanniaan tarvitset passin.
- Muualla passin pitää olla voimassa vielä kuusi kuukautta paluun jälkeen.
- Lapsi tarvitsee oman asiakirjan. Jos lapsi matkustaa vain toisen vanhempansa kanssa, ota mukaan toisen kirjallinen suostumus.

## Terveys

Kysy neuvoa lääkäriltä tai matkailijoiden rokotuspisteestä kuudesta kahdeksaan viikkoa ennen. Pidä lääkkeet käsimatkatavarassa, pakkauksessaan ja reseptin kanssa.

## Raha

Kortti käy lähes kaikkialla, minne menemme. Toreja, juomarahoja ja vuoristomajoja varten ota käteistä yhdeksi päiväksi.

## Sää

Jokaisen matkan sivulla on sen vuodenaika. Pakkaa kaupunkien ulkopuolelle yhtä vuodenaikaa kylmempään kuin arvaat; vuorille kahta.`,
  },
  slowTravel: {
    slug: 'matkusta-hitaasti',
    title: 'Matkusta hitaasti',
    description: 'Pidempiä yöpymisiä, vähemmän kantamista, enemmän aamuja ilman suunnitelmia.',
    body: `
Kaksi yötä on käynti. Kolme on oleskelun alku: tiedät, mikä leipomo aukeaa ensin, ja siellä tiedetään, mitä otat.

Hitailla matkoillamme ollaan joka paikassa vähintään kolme yötä ja jätetään joka toinen iltapäivä tarkoituksella tyhjäksi. Ne maksavat suunnilleen saman kuin nopeammat, koska raha menee huoneisiin ja illallisiin eikä siirtymiin.

## Hyviä aluksi

- Saaret, joilla lautta päättää joka tapauksessa
- Viiniseudut sadonkorjuun jälkeen
- Yksi kaupunki ja kukkulat sen takana

[Etsi matka](/tours)`,
  },
  byRail: {
    slug: 'junalla-ja-laivalla',
    title: 'Junalla ja laivalla',
    description: 'Saavu niin kuin maisema on tarkoittanut: sen läpi.',
    body: `
Useimmissa maissa junan ikkunapaikka on maan paras paikka. Me tiedämme, kummalla puolella kannattaa istua.

Junamatkoilla paikat ja hytit on varattu, matkatavarat kuljetetaan asemien välillä siellä, missä palvelu on tarjolla, ja vaihtoihin jää aikaa keitolle. Jos juna perutaan, varaamme uuden ja maksamme yön, jos seuraava lähtee vasta huomenna.

## Hyvä tietää

- Junamatkan päästöt ovat keskimäärin viidennes saman reitin lennoista.
- Yöjunat varataan omana hyttinä, ellet toivo muuta.
- Hytilliset lautat ovat oikeita laivoja: ota kannelle jotain lämmintä.

[Etsi matka](/tours)`,
  },
  smallGroups: {
    slug: 'pienryhmat',
    title: 'Pienryhmät',
    description: 'Ei koskaan yli neljätoista ihmistä, aina paikallisen kanssa.',
    body: `
Neljätoista mahtuu yhden pöydän ääreen. Siinä koko ajatus.

Jokaisella ryhmällä on paikallinen opas ensimmäisestä illallisesta viimeiseen aamiaiseen. Jotain voi aina jättää väliin kaikessa hiljaisuudessa, eikä kukaan kanna lippua.

## Yksin matkalle

Noin kolmannes vieraistamme tulee yksin. Oman huoneen saat matkan sivulla mainitulla lisällä; emme koskaan pyydä tuntemattomia jakamaan huonetta.

## Varmat lähdöt

Kun kuusi on varannut, lähtö toteutuu. Siihen asti kerromme, montako vielä puuttuu.`,
  },
  families: {
    slug: 'lasten-kanssa',
    title: 'Lasten kanssa',
    description: 'Lyhyitä päiviä, hyviä sänkyjä ja joka iltapäivä jotain selvitettävää.',
    body: `
Lapset muistavat lautan, maatilan koiran ja illan, jona sai valvoa. Suunnittelemme siis niiden ympärille.

Perhematkoilla mikään siirtymä ei kestä yli kahta tuntia, huoneissa on väliovi tai tilaa neljälle, ja illallinen onnistuu ennen seitsemää, jos niin toivotaan. Lasten hinnat näkyvät lapsittain ja iän mukaan ennen varaamista.

## Ikä

Useimmat matkat sopivat kuusivuotiaille ja vanhemmille. Jos kävely tai vene vaatii enemmän, se lukee matkan sivulla.`,
  },
  footprint: {
    slug: 'jalanjalkemme',
    title: 'Jalanjälkemme',
    description: 'Mitä matkamme päästävät, mitä teemme asialle ja mitä emme vielä osaa ratkaista.',
    body: `
Matkustamisella on hinta, jota ei näy laskussa. Me laskemme sen ja kirjoitamme sen näkyviin.

## Mitä teemme

- Suunnittelemme ensin junalla ja laivalla, ja näytämme lennot vain siellä, missä meri ei jätä muuta tietä.
- Huoneet ovat alle neljänkymmenen sängyn taloissa aina, kun on varaa valita.
- Maksamme oppaille yli paikallisen taksan, neljässätoista päivässä.

## Mitä emme tee

Emme kutsu yhtäkään matkaa ilmastoneutraaliksi. Todistus ei tee lentoa tekemättömäksi.

## Mitä jää

Matka lähtöpaikkaan on suurin osa, ja sen valitset sinä. Kerro, jos tulet junalla: sovitamme ensimmäisen tapaamisen siihen.`,
  },
  accessibility: {
    slug: 'saavutettavuus',
    title: 'Saavutettavuusseloste',
    description: 'Kuinka saavutettava kauppa on, mitä vielä puuttuu ja kenelle siitä voi kertoa.',
    body: `
Seloste koskee palvelun {brand} verkkosivustoa. Jokaisen pitää voida löytää, vertailla ja varata matka täällä, ja missä se ei vielä onnistu, kerromme sen.

## Mihin vertaamme itseämme

Verkkosisällön saavutettavuusohjeisiin (WCAG) 2.2, taso AA, ja eurooppalaiseen standardiin EN 301 549, kuten EU:n esteettömyysdirektiivi verkkokaupoilta vaatii.

## Missä olemme

Omien testiemme mukaan sivusto täyttää ohjeet alla mainittuja poikkeuksia lukuun ottamatta. Se toimii pelkällä näppäimistöllä, ruudunlukijalla, 320 kuvapisteen levyisessä ikkunassa ja maksamiseen asti ilman skriptejä. Ohjelmat tarkistavat jokaisen sivutyypin ennen jokaista julkaisua.

## Mikä ei vielä toimi

- Korttinumeron kentät kuuluvat maksupalvelulle, emmekä voi vaikuttaa niihin. Jos niistä on haittaa, [kerro meille](/contact-us), niin löydämme toisen tavan.
- Reittikartat ovat piirroksia. Niiden sisältö on myös vieressä luettelona paikoista.
- Paikkojen ja hotellien nimiä ei ole merkitty omalla kielellään, joten ruudunlukija voi lausua ne oudosti.
- Vammaiset ihmiset eivät ole vielä testanneet sivustoa meille. Heidän havaintonsa kirjoitetaan tähän.

## Kerro meille

Jos jokin estää sinua, [kirjoita tai soita](/contact-us). Vastaamme yhden arkipäivän kuluessa ja autamme toisella tavalla, esimerkiksi varaamalla puhelimitse.

## Jos vastauksemme ei auta

Voit kääntyä saavutettavuutta valvovan viranomaisen puoleen: {authority}.`,
  },
}
