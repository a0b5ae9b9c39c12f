export const methods = {
  'payment.about.sepa_debit': 'Nous prélevons le montant sur votre compte bancaire ; cela prend quelques jours.',
  'payment.about.ideal': 'Vous payez auprès de votre banque puis revenez ici.',
  'payment.about.invoice': 'Nous réservons tout de suite et envoyons la facture à votre agence.',
  'payment.onInvoice': 'Sur la facture',
  'payment.allOnInvoice': 'Tout sur la facture',
  'payment.iban': 'Numéro de compte (IBAN)',
  'payment.sepaFullname': 'Titulaire du compte',
  'payment.sepaEmail': 'E-mail pour le mandat',
  'payment.missing.iban': 'écrivez le numéro de compte, par exemple DE89 3704 0044 0532 0130 00',
  'payment.missing.sepaFullname': 'écrivez le nom tel que la banque le connaît',
  'payment.missing.sepaEmail': 'écrivez une adresse e-mail',
  'payment.mandateTitle': 'Votre mandat de prélèvement',
  'payment.mandateText':
    'En appuyant sur le bouton, vous autorisez {name} à envoyer des instructions à votre banque pour débiter votre compte, et votre banque à débiter votre compte conformément aux instructions de {name}.',
  'payment.mandateRefund':
    'Vous avez le droit d’être remboursé par votre banque selon les conditions de la convention passée avec elle. La demande est à faire dans les huit semaines suivant la date de débit de votre compte.',
  'payment.mandateCreditor': 'Créancier : {name}, identifiant {id}. Paiement ponctuel. {date}',
  'payment.footnoteNow': '{marks} À payer aujourd’hui : {method}.',
  'payment.footnoteInvoice': '{marks} Sur la facture, qui indique l’échéance.',
  'payment.footnoteLater': '{marks} À payer le {date}. Nous vous écrivons avant, et vous choisissez alors comment payer.',
  'payment.secure.card': 'Les champs de carte appartiennent au prestataire de paiement ; nous ne voyons jamais votre carte.',
  'payment.secure.sepa_debit':
    'Les champs du compte appartiennent au prestataire de paiement ; nous ne voyons jamais votre numéro de compte.',
  'payment.secure.ideal': 'Vous confirmez le paiement auprès de votre banque ; nous ne voyons rien de votre compte.',
  'payment.secure.invoice': 'Rien n’est débité maintenant : la facture indique le montant et l’échéance.',
  'payment.newsletter': 'Envoyez-moi des idées de voyage par e-mail',
  'payment.newsletterHint': 'Facultatif. Vous pouvez l’arrêter d’un clic dans chaque e-mail.',
  'payment.showAgain': 'Afficher la page telle qu’elle est maintenant',
  'payment.termsChangedTitle': 'Veuillez accepter à nouveau les conditions',
  'payment.termsChangedText':
    'Leur texte a changé depuis l’ouverture de cette page, ou votre accord ne nous est pas parvenu. Rien n’a été débité.',
  'payment.planGoneTitle': 'Ce paiement échelonné n’est plus proposé',
  'payment.planGoneText': 'Rien n’a été débité. Choisissez un autre échéancier et appuyez de nouveau sur le bouton.',
  'payment.superseded': 'Cette réservation a été modifiée dans un autre onglet ou sur un autre appareil.',
  'payment.unfinishedTitle': 'Vous avez quitté votre banque avant la fin',
  'payment.unfinishedText':
    'Rien n’a été débité et vos informations sont conservées. Appuyez sur le bouton pour continuer, ou choisissez un autre moyen de paiement.',
  'payment.otherAmountTitle': 'Veuillez regarder le bouton encore une fois',
  'payment.otherAmountText':
    'Avec votre choix, il indique un autre montant ou un autre engagement. Rien n’a été débité ; appuyez si vous êtes d’accord.',
  'payment.decline.refused': 'Votre banque a refusé le paiement. Essayez une autre carte ou un autre moyen de paiement.',
  'payment.decline.insufficient-funds': 'Il n’y a pas assez d’argent sur cette carte ou ce compte. Essayez-en un autre.',
  'payment.decline.expired': 'Cette carte a expiré, ou la date n’est pas la bonne. Vérifiez-la ou prenez une autre carte.',
  'payment.decline.wrong-cvc': 'Le code de sécurité n’est pas le bon. Vérifiez-le et réessayez.',
  'payment.decline.wrong-number': 'Ce numéro n’existe pas. Vérifiez chaque chiffre.',
  'payment.decline.limit':
    'Le montant ou le nombre de paiements dépasse une limite de votre banque. Renseignez-vous auprès d’elle, ou payez autrement.',
  'payment.decline.ask-bank':
    'Votre banque souhaite vous parler avant d’autoriser ce paiement. Appelez le numéro indiqué sur votre carte puis réessayez, ou payez autrement.',
  'payment.decline.made-before':
    'Votre banque vient de voir le même paiement avec cette carte. Vérifiez votre compte avant de payer à nouveau, et appelez-nous s’il y figure.',
  'payment.decline.not-proved': 'Votre banque n’a pas pu confirmer votre identité. Réessayez ou payez autrement.',
  'payment.decline.abandoned': 'Vous avez quitté votre banque avant la fin. Réessayez ou choisissez un autre moyen de paiement.',
  'payment.decline.no-debit': 'Ce compte ne peut pas être débité. Essayez un autre compte ou payez autrement.',
  'payment.decline.busy': 'La banque a rencontré un problème. Réessayez dans un instant.',
  'payment.declineAccount.refused': 'Votre banque a refusé le paiement. Essayez un autre compte ou un autre moyen de paiement.',
  'payment.declineAccount.insufficient-funds':
    'Il n’y a pas assez d’argent sur ce compte. Essayez un autre compte ou un autre moyen de paiement.',
}
