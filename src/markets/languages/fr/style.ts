import { type Style, word } from '../style.ts'

export const style: Style = {
  quotes: ['«“', '»”'],
  address: {
    form: 'vous',
    others: [
      word('tu|te|toi|ton|ta|tes|tiens?|tiennes?|peux|veux|clique|essaie|réessaie|écris|vérifie|(?:dis|indique|appelle)-nous'),
      '(?<!\\p{L})[tT]’',
    ],
  },
}
