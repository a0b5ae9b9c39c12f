export const resume = {
  'resume.title': 'Später oder auf einem anderen Gerät weitermachen',
  'resume.text':
    'Wir senden Ihnen einen Link genau an diese Stelle. Ihre Angaben erscheinen erst, wenn die E-Mail-Adresse noch einmal eingegeben wurde.',
  'resume.keeps': 'Was Sie auf dieser Seite eingetragen haben, auch Passnummern, wird verschlüsselt aufbewahrt, bis der Link abläuft.',
  'resume.plain':
    'Um zu behalten, was Sie auf dieser Seite eingetragen haben, gehen Sie erst weiter und fordern Sie den Link auf der nächsten Seite an.',
  'resume.send': 'Link an mich senden',
  'resume.sending': 'Der Link wird erstellt …',
  'resume.mailed': 'Der Link ist auf dem Weg in Ihr Postfach.',
  'resume.unmailed': 'Die E-Mail konnte nicht gesendet werden. Bitte nutzen Sie den Code oder kopieren Sie den Link.',
  'resume.scan': 'Scannen Sie den Code mit dem Telefon oder kopieren Sie den Link. Er gilt bis {date}.',
  'resume.code': 'QR-Code mit Ihrem Link',
  'resume.link': 'Ihr Link',
  'resume.limited': 'Das sind vorerst genug Links. Nutzen Sie einen, den Sie schon haben, oder versuchen Sie es später noch einmal.',
  'resume.revoke': 'Alle Links beenden',
  'resume.revoking': 'Die Links werden beendet …',
  'resume.revokeText': 'Es gibt Links, die diese Buchung anderswo öffnen. Sie können sie jederzeit beenden.',
  'resume.revoked': 'Die Links sind beendet. Sie öffnen diese Buchung nicht mehr.',
  'resume.opened': 'Willkommen zurück. Geben Sie die E-Mail-Adresse ein, an die der Link ging, dann erscheinen Ihre Angaben.',
  'resume.ended': 'Dieser Link gilt nicht mehr. Wenn es Ihre Buchung ist, geben Sie die E-Mail-Adresse ein, mit der Sie gebucht haben.',
}
