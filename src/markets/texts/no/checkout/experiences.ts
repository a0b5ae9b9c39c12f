export const experiences = {
  'experiences.lead': 'De som skal guide deg, vil gjerne vite et par ting.',
  'experiences.dateHint': 'Dag, måned og år som dd/mm/åååå.',
  'experiences.dateTimeHint': 'Dag og klokkeslett som dd/mm/åååå tt:mm, for eksempel 27/03/2027 14:30.',
  'experiences.noAnswer': 'Ikke svar',
}
