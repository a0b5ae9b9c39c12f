import { type Style, word } from '../style.ts'

export const style: Style = {
  quotes: ['”', '”'],
  address: {
    form: 'sinä',
    others: [
      word('te|teitä|teille|teidän|teidät|teillä|teiltä|teihin'),
      word('(?!minne|sinne|tänne|jonne|\\p{L}*tilanne)\\p{L}{2,}(?:tte|[aeiouyäö]nne)'),
    ],
  },
}
