/** Damerau–Levenshtein (optimal string alignment): letters added, dropped, changed or swapped with their neighbour. */
function rowsOf(typed: string, name: string): { whole: number; beginning: number } {
  let before: number[] = []
  let last = Array.from({ length: name.length + 1 }, (_, index) => index)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= name.length; j++) {
      const change = typed[i - 1] === name[j - 1] ? 0 : 1
      const swap = i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1] ? at(before, j - 2) + 1 : Infinity
      row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + change, swap))
    }
    before = last
    last = row
  }
  return { whole: at(last, name.length), beginning: Math.min(...last) }
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity

/** How many slips a word of this length may hold and still be meant: none below four letters. */
export const slipsAllowed = (typed: string): number => (typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0)

/** The slips between what was typed and a name, or undefined where it is another word. `isBeginning`: the name may go on. */
export function slips(typed: string, name: string, isBeginning: boolean): number | undefined {
  const allowed = slipsAllowed(typed)
  if (allowed === 0 || name.length < typed.length - allowed || (!isBeginning && name.length > typed.length + allowed)) return undefined
  const { whole, beginning } = rowsOf(typed, name)
  const found = isBeginning ? beginning : whole
  return found <= allowed ? found : undefined
}
