export const experiences = {
  'experiences.lead': 'De som guidar dig vill gärna veta några saker.',
  'experiences.dateHint': 'Dag, månad och år som dd/mm/åååå.',
  'experiences.dateTimeHint': 'Dag och tid som dd/mm/åååå tt:mm, till exempel 27/03/2027 14:30.',
  'experiences.noAnswer': 'Inget svar',
}
