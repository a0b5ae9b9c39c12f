import { slips, slipsAllowed } from './edit-distance.ts'
import { fold } from './fold.ts'

const mostWords = 8

/** The words of a search that count, folded. */
export const searchWords = (text: string): readonly string[] => fold(text).split(' ').filter(Boolean).slice(0, mostWords)

/**
 * What was probably meant: each word that no name begins with gives way to the nearest that one has. Undefined where nothing is near, or
 * nothing is wrong. `words`: those of all names, folded, with how each is written.
 */
export function corrected(words: ReadonlyMap<string, string>, query: string): string | undefined {
  const known = [...words.keys()]
  let isChanged = false
  const meant = query
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((written) => {
      const typed = fold(written)
      if (slipsAllowed(typed) === 0 || known.some((word) => word.startsWith(typed))) return written
      const [near] = known
        .flatMap((word) => {
          const count = slips(typed, word, false)
          return count === undefined ? [] : [{ word, count }]
        })
        .sort((a, b) => a.count - b.count)
      if (!near) return written
      isChanged = true
      return words.get(near.word) ?? near.word
    })
  return isChanged ? meant.join(' ') : undefined
}
