export const entry = {
  neutral:
    'Les documents nécessaires dépendent de votre nationalité. Renseignez-vous auprès du ministère des Affaires étrangères de votre pays avant de réserver, ou appelez-nous : {phone}.',
  home: 'Pour les ressortissants de ce pays : {home}.',
  document:
    '{document, select, none {vous restez dans votre pays, une pièce d’identité suffit.} card {carte d’identité ou passeport, valable pendant tout le séjour.} other {{months, plural, =0 {passeport valable pendant tout le séjour.} one {passeport valable au moins # mois après le séjour.} many {passeport valable au moins # mois après le séjour.} other {passeport valable au moins # mois après le séjour.}}}}',
  permit:
    '{permit, select, none {Pas de visa pour des vacances.} online {Une autorisation électronique ({name}) est à demander avant le départ.} arrival {Pas de visa pour des vacances, mais un formulaire d’arrivée électronique ({name}).} visa {Un visa est nécessaire ; une partie se fait d’ordinaire en ligne à l’avance.} other {La nécessité d’un visa dépend de la nationalité et de la durée du séjour.}}',
  others:
    'Les enfants ont besoin de leur propre document. D’autres règles peuvent valoir pour une autre nationalité ; en cas de doute, appelez-nous : {phone}.',
  checked: 'Informations générales, état : {date}. Les règles changent : seules comptent celles des autorités au moment du voyage.',
  ministry: 'Conseils aux voyageurs du ministère',
}
