import type { StoredWords } from '../../en/words/stored.ts'

export const stored: StoredWords = {
  purposes: {
    session: 'faz com que só o seu navegador veja e altere a sua reserva',
    link: 'lembra que chegou por uma ligação, até indicar o seu e-mail',
    banner: 'lembra que fechou um aviso',
    consent: 'lembram o que aceitou e o que recusou',
    drafts: 'o que começou a escrever numa reserva, cifrado, para que recarregar não apague nada; eliminado quando a reserva é confirmada',
    marks: 'que passos de uma reserva estão feitos e onde estava',
    tours: 'as viagens que guardou e viu por último',
    tab: 'os quartos que escolheu, as suas respostas sobre o roteiro e o que este separador lhe mostrou',
  },
  lives: {
    hour: '1 hora',
    day: '24 horas',
    month: '30 dias',
    halfYear: '180 dias',
    tab: 'até fechar o separador',
    cleared: 'até o apagar no navegador',
  },
}
