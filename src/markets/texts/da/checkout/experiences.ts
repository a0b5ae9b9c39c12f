export const experiences = {
  'experiences.lead': 'De, der guider dig, vil gerne vide et par ting.',
  'experiences.dateHint': 'Dag, måned og år som dd/mm/åååå.',
  'experiences.dateTimeHint': 'Dag og klokkeslæt som dd/mm/åååå tt:mm, for eksempel 27/03/2027 14:30.',
  'experiences.noAnswer': 'Intet svar',
}
