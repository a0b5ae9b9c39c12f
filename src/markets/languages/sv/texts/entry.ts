export const entry = {
  neutral:
    'Vilka handlingar du behöver beror på ditt medborgarskap. Fråga utrikesdepartementet i ditt land innan du bokar, eller ring oss: {phone}.',
  home: 'För medborgare i detta land: {home}.',
  document:
    '{document, select, none {du stannar i ditt eget land, en legitimation räcker.} card {nationellt id-kort eller pass, giltigt under hela vistelsen.} other {{months, plural, =0 {pass, giltigt under hela vistelsen.} one {pass, giltigt minst # månad efter vistelsen.} other {pass, giltigt minst # månader efter vistelsen.}}}}',
  permit:
    '{permit, select, none {Inget visum för en semester.} online {Ett elektroniskt tillstånd ({name}) ska sökas före avresan.} arrival {Inget visum för en semester, men ett elektroniskt ankomstformulär ({name}).} visa {Visum krävs; en del av det kan oftast ordnas på nätet i förväg.} other {Om visum krävs beror på medborgarskap och vistelsens längd.}}',
  others: 'Barn behöver ett eget dokument. För andra medborgarskap kan andra regler gälla; ring oss om du är osäker: {phone}.',
  checked: 'Allmän information per {date}. Regler ändras: det som gäller är vad myndigheterna säger när du reser.',
  ministry: 'Reseinformation från utrikesförvaltningen',
}
