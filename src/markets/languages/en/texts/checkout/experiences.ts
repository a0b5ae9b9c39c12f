export const experiences = {
  'experiences.lead': 'The people who guide you would like to know a few things.',
  'experiences.phoneHint': 'Start with + and the country code.',
  'experiences.noAnswer': 'No answer',
}
