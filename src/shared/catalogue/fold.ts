const letters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', å: 'a', ß: 'ss', ł: 'l', đ: 'd', œ: 'oe', ð: 'd', þ: 'th' }

/** Lower case, without diacritics, words separated by one space. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[øæåßłđœðþ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
