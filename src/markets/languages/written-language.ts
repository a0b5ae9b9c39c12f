import type { texts } from './en/texts.ts'
import type { Words } from './market-words.ts'
import type { Style } from './style.ts'

type EnglishTexts = typeof texts
type Texts = { readonly [Part in keyof EnglishTexts]: Readonly<Record<keyof EnglishTexts[Part], string>> }
type SomeOf<Tree> = Tree extends string ? string : { readonly [Key in keyof Tree]?: SomeOf<Tree[Key]> }

/** Why a text may be the same in English: a name, or a word that both languages share. */
type Reason = 'name' | 'same word'
/** What reads in a language as it does in English, by `namespace.key` and `part.key`. A test keeps the lists exact. */
export type SameAsEnglish = Readonly<Record<'texts' | 'words', Readonly<Record<string, Reason>>>>

/** All that a language says: the texts of the interface, and the words of the markets in their own voice. */
export type WrittenLanguage = { style: Style; texts: Texts; words: Words; sameAsEnglish?: SameAsEnglish }

/** A language that is begun: English stands in for each text it lacks. The words of `stored` make lists together, all of them or none. */
export type BegunLanguage = {
  style: Style
  texts?: SomeOf<Texts>
  words?: SomeOf<Omit<Words, 'stored'>> & Partial<Pick<Words, 'stored'>>
  sameAsEnglish?: SameAsEnglish
}
