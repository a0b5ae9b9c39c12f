import type { AccountWords } from '../../en/words/account.ts'

export const account: AccountWords = {
  signUp: 'Criar conta',
  login: 'Iniciar sessão',
  logout: 'Terminar sessão',
  profile: 'Perfil',
  myBookings: 'As minhas reservas',
  manualBookingAssociation: 'Adicionar reserva',
  loading: 'Um momento',
  welcome: 'Bem-vindo',
  myAccountButton: 'Conta',
  verificationTitle: 'Consulte o seu e-mail',
  verificationMessage: 'Enviámos-lhe uma ligação. Abra-a neste dispositivo para concluir.',
  verificationCta: 'Voltar ao início de sessão',
}
