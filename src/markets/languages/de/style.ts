import { type Style, word } from '../style.ts'

export const style: Style = {
  quotes: ['„‚', '“‘'],
  address: {
    form: 'Sie',
    others: [
      word('du|dich|dir|dein|deine[mnrs]?|euch|euer|eure[mnrs]?'),
      word('kannst|hast|bist|möchtest|willst|musst|wähle|gib|prüfe|versuch|klicke|schau|öffne|lies|nimm|(?:ruf|frag|schreib|sag) uns'),
    ],
  },
}
