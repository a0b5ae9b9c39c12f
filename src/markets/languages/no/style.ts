import { capital, type Style, word } from '../style.ts'

export const style: Style = {
  quotes: ['«', '»'],
  address: { form: 'du', others: [word('dere'), capital('De(?! sørlige)|Dem|Deres')] },
}
