export const entry = {
  neutral:
    'Os documentos necessários dependem da sua nacionalidade. Antes de reservar, consulte o ministério dos Negócios Estrangeiros do seu país ou ligue-nos: {phone}.',
  home: 'Para cidadãos deste país: {home}.',
  document:
    '{document, select, none {fica no seu próprio país, basta um documento de identificação.} card {cartão de cidadão ou passaporte, válido durante toda a estadia.} other {{months, plural, =0 {passaporte válido durante toda a estadia.} one {passaporte válido pelo menos # mês além da estadia.} many {passaporte válido pelo menos # meses além da estadia.} other {passaporte válido pelo menos # meses além da estadia.}}}}',
  permit:
    '{permit, select, none {Sem visto para férias.} online {É preciso pedir uma autorização eletrónica ({name}) antes da partida.} arrival {Sem visto para férias, mas com um formulário de chegada eletrónico ({name}).} visa {É preciso visto; em geral, uma parte trata-se antes, pela Internet.} other {A necessidade de visto depende da nacionalidade e da duração da estadia.}}',
  others:
    'As crianças precisam de documento próprio. Para outras nacionalidades podem valer outras regras; em caso de dúvida, ligue-nos: {phone}.',
  checked: 'Informação geral, situação em {date}. As regras mudam: vale o que as autoridades disserem na altura da viagem.',
  ministry: 'Conselhos aos viajantes do ministério',
}
