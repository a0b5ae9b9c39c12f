import { type Style, word } from '../style.ts'

export const style: Style = {
  quotes: ['«“', '»”'],
  address: {
    form: 'você',
    others: [word('tu|te|ti|teus?|tuas?|contigo|vós|vossos?|vossas?|podes|tens|queres|vais|pagas|viajas|(?:diz|liga|escreve)-nos')],
  },
}
