export const replacement = {
  'replacement.title': 'Vaihda osa matkastasi',
  'replacement.text': 'Vaihtoehdot näkyvät tässä myöhemmässä versiossa.',
  'replacement.back': 'Katso muita matkoja',
}
