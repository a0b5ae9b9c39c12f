export const entry = {
  neutral:
    'Welke papieren je nodig hebt, hangt af van je nationaliteit. Vraag het vóór het boeken na bij het ministerie van Buitenlandse Zaken van je land, of bel ons: {phone}.',
  home: 'Voor wie de nationaliteit van dit land heeft: {home}.',
  document:
    '{document, select, none {je blijft in eigen land, een identiteitsbewijs volstaat.} card {identiteitskaart of paspoort, geldig tijdens het hele verblijf.} other {{months, plural, =0 {paspoort, geldig tijdens het hele verblijf.} one {paspoort, nog minstens # maand geldig na het verblijf.} other {paspoort, nog minstens # maanden geldig na het verblijf.}}}}',
  permit:
    '{permit, select, none {Geen visum voor een vakantie.} online {Vraag vóór vertrek een elektronische toestemming ({name}) aan.} arrival {Geen visum voor een vakantie, wel een elektronisch aankomstformulier ({name}).} visa {Een visum is nodig; een deel daarvan kan meestal vooraf online.} other {Of een visum nodig is, hangt af van nationaliteit en verblijfsduur.}}',
  others:
    'Kinderen hebben een eigen document nodig. Voor een andere nationaliteit kunnen andere regels gelden; bel ons bij twijfel: {phone}.',
  checked: 'Algemene informatie, stand {date}. Regels veranderen: wat telt is wat de autoriteiten zeggen als je reist.',
  ministry: 'Reisadvies van het ministerie',
}
