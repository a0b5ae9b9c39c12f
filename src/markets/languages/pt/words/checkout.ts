import type { CheckoutWords } from '../../en/words/checkout.ts'

export const checkout: CheckoutWords = {
  invalidPhoneNumber: 'Indique um número de telefone com o indicativo do país, por exemplo +351 21 234 5678.',
  invalidDate: 'Indique uma data que exista, por exemplo 24 03 1988.',
  invalidDateMin: 'A data tem de ser {min} ou posterior.',
  invalidDateMax: 'A data tem de ser {max} ou anterior.',
  invalidInteger: 'Indique um número inteiro.',
  missingRequiredFields: 'Faltam dados obrigatórios',
  invalidBookingWindowTitle: 'Esta oferta expirou',
  invalidBookingWindowMessage:
    'Os preços e os lugares estiveram reservados por um tempo limitado, que já passou. Recomece na página da viagem para ver o preço de hoje.',
  inactiveAgencyErrorTitle: 'Esta agência não pode reservar neste momento',
  inactiveAgencyErrorMessage: 'A agência para a qual a viagem foi preparada não está ativa. Pergunte à sua agência ou ligue-nos.',
}

export const packageTravelInformation = `
A combinação de serviços de viagem que lhe é proposta constitui uma viagem organizada na aceção da Diretiva (UE) 2015/2302. Por conseguinte, beneficia de todos os direitos da UE aplicáveis às viagens organizadas. Somos plenamente responsáveis pela correta execução da viagem na sua globalidade. Conforme exigido por lei, temos proteção para o reembolsar dos pagamentos efetuados e, se o transporte estiver incluído, para assegurar o seu repatriamento caso nos tornemos insolventes.

## Os seus principais direitos

- Recebe todas as informações essenciais sobre a viagem antes de celebrar o contrato.
- Há sempre pelo menos um operador responsável pela correta execução de todos os serviços incluídos no contrato.
- É-lhe comunicado um número de emergência ou os dados de um ponto de contacto.
- Pode ceder a viagem a outra pessoa, com aviso prévio razoável e, eventualmente, com custos adicionais.
- O preço só pode aumentar se certos custos subirem (por exemplo, o combustível) e se o contrato o previr expressamente, até 20 dias antes do início. Se o aumento for superior a 8% do preço, pode rescindir o contrato.
- Pode rescindir sem custos e receber tudo de volta se um elemento essencial, que não o preço, for alterado de forma significativa.
- Em circunstâncias excecionais, por exemplo problemas graves de segurança no destino, pode rescindir sem custos antes do início.
- Pode rescindir a qualquer momento antes do início mediante uma taxa adequada e justificável.
- Se, depois do início, elementos importantes não puderem ser prestados, são-lhe propostas alternativas adequadas sem custos suplementares.
- Tem direito a redução do preço ou a indemnização se os serviços não forem prestados ou o forem de forma deficiente.
- Temos de prestar assistência se estiver em dificuldades.
- Se nos tornarmos insolventes, os pagamentos são reembolsados e, se o transporte estiver incluído, o regresso é garantido.
`
