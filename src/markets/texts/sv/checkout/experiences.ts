export const experiences = {
  'experiences.lead': 'De som guidar dig vill gärna veta några saker.',
  'experiences.noAnswer': 'Inget svar',
}
