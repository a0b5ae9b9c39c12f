import { capital, type Style, word } from '../style.ts'

export const style: Style = {
  quotes: ['»', '«'],
  address: { form: 'du', others: [word('jer|jeres'), capital('De(?! Sydlige)|Dem|Deres|I')] },
}
