export const experiences = {
  'experiences.lead': 'The people who guide you would like to know a few things.',
  'experiences.noAnswer': 'No answer',
}
