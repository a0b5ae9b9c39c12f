export const entry = {
  'entry.title': 'Varauksesi on valmiina',
  'entry.text': 'Sinut ohjataan ensimmäiseen vaiheeseen.',
  'entry.continue': 'Siirry varaukseesi',
}
