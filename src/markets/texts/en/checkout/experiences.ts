export const experiences = {
  'experiences.lead': 'The people who guide you would like to know a few things.',
  'experiences.dateHint': 'Day, month and year as dd/mm/yyyy.',
  'experiences.dateTimeHint': 'Day and time as dd/mm/yyyy hh:mm, such as 27/03/2027 14:30.',
  'experiences.noAnswer': 'No answer',
}
