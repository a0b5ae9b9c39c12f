export const problems = {
  refused: 'Cette action n’est pas possible',
  unreadable: 'Nous n’avons pas pu lire cette demande',
  malformed: 'Il y manque quelque chose, ou une valeur ne convient pas. Rechargez la page et réessayez.',
  unsupportedMediaType: 'Son format n’est pas pris en charge. Rechargez la page et réessayez.',
  bodyTooLarge: 'Elle est trop longue. Raccourcissez votre saisie.',
  addressTooLong: 'L’adresse est trop longue.',
  methodNotAllowed: 'Cette adresse ne s’utilise pas ainsi.',
  crossSite: 'La demande vient d’un autre site. Reprenez depuis cette boutique.',
  rateLimited: 'Trop de tentatives. Patientez un instant.',
  notOwner:
    'Seul le navigateur où cette réservation a été commencée peut la modifier. Si elle est à vous, ouvrez « C’est ma réservation » et saisissez votre adresse e-mail.',
  wrongEmail: 'Cette adresse ne correspond pas à cette réservation. Vérifiez-la.',
  otherTab: 'Un autre mode de paiement a été choisi entre-temps, peut-être dans un autre onglet. Rechargez cette page.',
  stepChanged: 'Cette étape a été enregistrée ailleurs entre-temps, peut-être dans un autre onglet. Rien n’a été écrasé.',
  promoCode: 'Ce code ne peut pas être utilisé pour ce voyage.',
  unsupportedPaymentPlan: 'Ce mode de paiement n’est pas proposé pour ce voyage.',
  paymentUnavailable:
    'Nous ne pouvons pas accepter ce paiement pour le moment, et réessayer n’y changera rien. Choisissez un autre moyen de paiement ou appelez-nous au {phone}.',
  amountUnclear:
    'Les montants de notre système de réservation ne concordent pas ; nous ne pouvons donc pas dire ce qui est dû. Appelez-nous, nous réglons cela : {phone}.',
  policyNotFound: 'Les conditions d’annulation ne peuvent pas s’afficher. Elles figurent dans vos documents.',
  paymentChecking:
    'Nous ne pouvons pas encore dire si votre paiement a abouti. Ne payez pas une seconde fois : la page de votre réservation vous le dira dès que nous le saurons.',
  bookingUnread: 'La réservation est enregistrée et rien n’y a changé. Revenez la voir dans quelques minutes.',
}
