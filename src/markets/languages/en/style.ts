import type { Style } from '../style.ts'

export const style: Style = {
  quotes: ['“‘', '”’'],
  address: { form: 'you', others: [] },
}
