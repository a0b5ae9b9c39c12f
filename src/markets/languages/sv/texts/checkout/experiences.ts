export const experiences = {
  'experiences.lead': 'De som guidar dig vill gärna veta några saker.',
  'experiences.phoneHint': 'Börja med + och landsnumret.',
  'experiences.noAnswer': 'Inget svar',
}
