/** The letter after a booking, and the one with a resume link. */
export const mail = {
  'subject.confirmed': 'Réservé : {title} ({reference})',
  'subject.requested': 'Demandé : {title} ({reference})',
  'subject.changed': 'Modifié : {title} ({reference})',
  'subject.changeRequested': 'Modification demandée : {title} ({reference})',
  hello: 'Bonjour {name},',
  helloAll: 'Bonjour,',
  'lead.confirmed': 'votre voyage est réservé et tout est confirmé.',
  'lead.requested':
    'nous avons bien reçu votre demande. Certains prestataires doivent encore donner leur accord ; nous vous écrivons dès qu’ils l’ont fait.',
  'lead.changed': 'votre modification est réservée. Voici votre voyage tel qu’il est maintenant.',
  'lead.changeRequested':
    'nous avons bien reçu votre demande de modification. Certains prestataires doivent encore donner leur accord ; d’ici là, votre voyage reste tel qu’il était.',
  reference: 'Numéro de réservation : {reference}',
  dates: 'du {start} au {end}',
  total: 'Total : {amount}',
  paid: 'Payé : {amount}',
  reserved: 'Montant bloqué, pas encore débité : {amount}',
  underWay: 'En cours de virement : {amount}',
  due: 'À régler le {date} : {amount}',
  local: 'À payer sur place, hors total : {name}, {amount}',
  onRequest: 'Encore sur demande : {parts}. Vous aurez de nos nouvelles sous {days} jours.',
  meanwhile: 'D’ici là, rien d’autre n’est débité. Si un prestataire refuse, cette part vous est remboursée.',
  link: 'Votre réservation, avec le reçu et les documents de voyage :',
  calendar: 'Le fichier joint inscrit le voyage dans votre agenda.',
  help: 'Une question ? Appelez le {phone} ou répondez à cet e-mail.',
  goodbye: 'Bon voyage',
  'resume.subject': 'Continuer votre réservation : {title}',
  'resume.lead': 'Vous pouvez continuer ici votre réservation « {title} », sur n’importe quel appareil :',
  'resume.until':
    'Le lien fonctionne jusqu’au {date}. Avant d’afficher vos données, nous demandons cette adresse e-mail. Vous pouvez désactiver le lien à tout moment dans votre réservation.',
  'resume.unasked': 'Vous n’avez rien demandé ? Alors vous n’avez rien à faire.',
}
