import { type Style, word } from '../style.ts'

export const style: Style = {
  quotes: ['“‘', '”’'],
  address: { form: 'je', others: [word('uw|uwe|uzelf'), '(?<!\\p{L}|[\\d\\ufffc][ \\u00a0]?)[uU](?!\\p{L})'] },
}
