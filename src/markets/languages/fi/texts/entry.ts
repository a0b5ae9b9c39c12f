export const entry = {
  neutral:
    'Tarvittavat asiakirjat riippuvat kansalaisuudestasi. Kysy ennen varausta oman maasi ulkoministeriöstä tai soita meille: {phone}.',
  home: 'Tämän maan kansalaisille: {home}.',
  document:
    '{document, select, none {pysyt omassa maassasi, henkilöllisyystodistus riittää.} card {henkilökortti tai passi, voimassa koko oleskelun ajan.} other {{months, plural, =0 {passi, voimassa koko oleskelun ajan.} one {passi, voimassa vähintään # kuukauden oleskelun jälkeen.} other {passi, voimassa vähintään # kuukautta oleskelun jälkeen.}}}}',
  permit:
    '{permit, select, none {Lomamatkalla ei tarvita viisumia.} online {Sähköistä matkustuslupaa ({name}) on haettava ennen lähtöä.} arrival {Lomamatkalla ei tarvita viisumia, mutta kylläkin sähköinen maahantulolomake ({name}).} visa {Viisumi tarvitaan; osan siitä voi yleensä hoitaa etukäteen verkossa.} other {Viisumin tarve riippuu kansalaisuudesta ja oleskelun pituudesta.}}',
  others: 'Lapset tarvitsevat oman asiakirjan. Muita kansalaisuuksia voivat koskea muut säännöt; soita meille, jos et ole varma: {phone}.',
  checked: 'Yleistä tietoa, tilanne: {date}. Säännöt muuttuvat: ratkaisevaa on, mitä viranomaiset sanovat matkan aikaan.',
  ministry: 'Ulkoministeriön matkustustiedotteet',
}
