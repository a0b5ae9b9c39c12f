/** A test file with its text. */
export type TestFile = { path: string; text: string }
/** What `--only` runs: some files whole, or of some files the tests that a pattern names. */
export type Choice = { files: string[]; pattern?: string }

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const nameOf = (path: string): string =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.test(?:\.tsx?)?$/, '') ?? ''
const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

/** A path or a word names files; otherwise the tests whose title holds it. Titles made from tables are not in the text, so that every file may have one. */
export function choose(word: string, files: readonly TestFile[]): Choice {
  const wanted = nameOf(word)
  const byPath = word.includes('/') ? files.filter(({ path }) => path.includes(word)) : []
  if (byPath.length > 0) return { files: byPath.map(({ path }) => path) }
  const named = files.filter(({ path }) => holds(nameOf(path), wanted))
  const exact = named.filter(({ path }) => nameOf(path) === wanted)
  if (named.length > 0) return { files: (exact.length > 0 ? exact : named).map(({ path }) => path) }
  const telling = files.filter(({ text }) => holds(text, word))
  return { files: (telling.length > 0 ? telling : files).map(({ path }) => path), pattern: escaped(word) }
}
