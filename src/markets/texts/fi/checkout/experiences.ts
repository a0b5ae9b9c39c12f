export const experiences = {
  'experiences.lead': 'Oppaasi haluaisivat tietää muutaman asian.',
  'experiences.dateHint': 'Päivä, kuukausi ja vuosi muodossa pp/kk/vvvv.',
  'experiences.dateTimeHint': 'Päivä ja aika muodossa pp/kk/vvvv tt:mm, esimerkiksi 27/03/2027 14:30.',
  'experiences.noAnswer': 'Ei vastausta',
}
