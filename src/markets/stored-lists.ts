import { consentSeconds, linkSeconds, promoBannerSeconds, sessionSeconds } from '../shared/cookies.ts'
import { type Life, type StoredItem, type StoredKey, storedItems } from '../shared/stored/stored-items.ts'
import type { StoredWords } from './languages/en/words/stored.ts'
import { say } from './words.ts'

const lives = new Map<Life, keyof StoredWords['lives']>([
  [linkSeconds, 'hour'],
  [promoBannerSeconds, 'day'],
  [sessionSeconds, 'month'],
  [consentSeconds, 'halfYear'],
  ['tab', 'tab'],
  ['cleared', 'cleared'],
])

function lineOf(words: StoredWords, key: StoredKey, { names, life }: StoredItem): string {
  const named = lives.get(life)
  if (!named) throw new RangeError(`no words for how long ${key} stays`)
  return `- ${names.map((name) => `**${name}**`).join(', ')} – ${words.purposes[key]} (${words.lives[named]})`
}

const rows = Object.entries(storedItems) as [StoredKey, StoredItem][]
const listOf = (isListed: (item: StoredItem) => boolean) =>
  say('stored', (words) =>
    rows
      .filter(([, item]) => isListed(item))
      .map(([key, item]) => lineOf(words, key, item))
      .join('\n'),
  )

/** What the policy pages say in the places of `{cookies}` and `{device}`. */
export const storedLists = {
  cookies: listOf((item) => item.in === 'cookie'),
  device: listOf((item) => item.in !== 'cookie'),
}
