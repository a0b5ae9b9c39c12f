export const replacement = {
  'replacement.title': 'Einen Teil Ihrer Reise tauschen',
  'replacement.text': 'Alternativen zu diesem Teil sehen Sie hier in einer späteren Version.',
  'replacement.back': 'Andere Reisen ansehen',
}
