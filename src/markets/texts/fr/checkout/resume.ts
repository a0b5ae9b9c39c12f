export const resume = {
  'resume.title': 'Continuer plus tard ou sur un autre appareil',
  'resume.text':
    'Nous vous envoyons un lien vers cette étape précise. Vos données ne s’affichent qu’après une nouvelle saisie de l’adresse e-mail.',
  'resume.keeps':
    'Ce que vous avez saisi sur cette page, numéros de passeport compris, reste chiffré chez nous jusqu’à l’expiration du lien.',
  'resume.send': 'M’envoyer un lien',
  'resume.sending': 'Création du lien …',
  'resume.mailed': 'Le lien est en route vers votre boîte de réception.',
  'resume.unmailed': 'L’e-mail n’a pas pu être envoyé. Utilisez le code ou copiez le lien.',
  'resume.scan': 'Scannez le code avec votre téléphone ou copiez le lien. Il fonctionne jusqu’au {date}.',
  'resume.code': 'Code QR avec votre lien',
  'resume.link': 'Votre lien',
  'resume.limited': 'Cela fait assez de liens pour l’instant. Utilisez-en un que vous avez déjà ou réessayez plus tard.',
  'resume.revoke': 'Désactiver tous les liens',
  'resume.revoking': 'Désactivation des liens …',
  'resume.revokeText': 'Des liens permettent d’ouvrir cette réservation ailleurs. Vous pouvez les désactiver à tout moment.',
  'resume.revoked': 'Les liens sont désactivés. Ils n’ouvrent plus cette réservation.',
  'resume.opened': 'Heureux de vous revoir. Saisissez l’adresse e-mail à laquelle le lien a été envoyé pour afficher vos données.',
  'resume.ended': 'Ce lien n’est plus valable. Si la réservation est à vous, saisissez l’adresse e-mail utilisée pour la faire.',
}
