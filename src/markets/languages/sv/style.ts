import { type Style, word } from '../style.ts'

export const style: Style = {
  quotes: ['”', '”'],
  address: { form: 'du', others: [word('ni|er|ert|era')] },
}
