import type { ErrorPictureWords, ErrorsWords } from '../../en/words/errors.ts'

export const errors: ErrorsWords = {
  apiServiceUnavailable: {
    title: 'O nosso parceiro de reservas está a recuperar o fôlego',
    message: 'Não conseguimos contactar o sistema de reservas. Tente de novo dentro de alguns minutos.',
    cta: 'Voltar ao início',
  },
  apiBlacklistedCountry: {
    title: 'Não podemos aceitar esta reserva',
    message: 'Quem reside no país escolhido não pode reservar esta viagem online. Ligue-nos: muitas vezes há outro caminho.',
    cta: 'Contactar',
  },
  apiItineraryClosedTransactions: {
    title: 'Esta viagem está saldada',
    message: 'Todos os pagamentos da viagem estão fechados, por isso já não se altera aqui. A reserva em si está segura.',
    cta: 'Voltar ao início',
  },
  badGateway: {
    title: 'A ligação caiu',
    message: 'Recebemos uma resposta que não conseguimos ler. O que escreveu continua aqui. Tente de novo.',
    cta: 'Voltar ao início',
  },
  unknown: {
    title: 'Algo correu mal',
    message: 'A culpa não foi sua. Tente de novo; se voltar a acontecer, diga-nos o código de apoio abaixo.',
    cta: 'Voltar ao início',
  },
  validationFailed: {
    title: 'Algo ainda não bate certo',
    message: 'O sistema de reservas recusou um dos dados. Volte atrás e confirme o que escreveu.',
    cta: 'Voltar ao início',
  },
  errorConfiguration404: {
    title: 'O caminho acaba aqui',
    message: 'A página mudou de lugar ou nunca existiu. O resto do mapa está certo.',
    cta: 'Voltar ao início',
  },
  errorConfiguration500: {
    title: 'Tropeçámos',
    message: 'Algo se partiu do nosso lado. Tente de novo dentro de momentos.',
    cta: 'Voltar ao início',
  },
  errorConfiguration503: {
    title: 'Voltamos já',
    message: 'Há muita procura, ou estamos a fazer alguma manutenção. Nada do que escreveu se perde.',
    cta: 'Tentar de novo',
  },
}

export const errorPictures: ErrorPictureWords = {
  lost: 'Uma placa solitária onde um trilho se perde no nevoeiro',
  storm: 'Nuvens escuras sobre um mar agitado',
  pause: 'Um barco amarrado em água calma ao anoitecer',
}
