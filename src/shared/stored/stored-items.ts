import { consentSeconds, cookieNames, linkSeconds, promoBannerSeconds, sessionSeconds } from '../cookies.ts'

const hour = 3600
/** Of what is typed and of what is done on a device, since it was last touched (rule 51). */
export const deviceSeconds = 24 * hour

/** `tab`: until the tab is closed; `cleared`: until the visitor takes it out. */
export type Life = number | 'tab' | 'cleared'

export type StoredItem = {
  /** As the browser has it; a name that ends in … goes on with the id of a checkout. Over https the shop's own cookies begin with `__Host-`. */
  names: readonly string[]
  in: 'cookie' | 'local' | 'session' | 'database'
  life: Life
}

/** Everything that a shop keeps in a visitor's browser: the policy pages list it in each language, and tests hold the code and a browser to it. All of it is needed for what the visitor does. */
export const storedItems = {
  session: { names: ['checkout-session'], in: 'cookie', life: sessionSeconds },
  link: { names: ['checkout-resume'], in: 'cookie', life: linkSeconds },
  banner: { names: [cookieNames.promoBanner], in: 'cookie', life: promoBannerSeconds },
  consent: { names: [cookieNames.personalization, cookieNames.targeting], in: 'cookie', life: consentSeconds },
  drafts: { names: ['tidemark-drafts'], in: 'database', life: deviceSeconds },
  marks: {
    names: ['checkout-active-route', 'checkout-completed-…', 'checkout-saved-…', 'checkout-typed-…', 'checkout-seen'],
    in: 'local',
    life: deviceSeconds,
  },
  tours: { names: ['saved-tours', 'viewed-tours'], in: 'local', life: 'cleared' },
  tab: { names: ['rooms', 'design-answers', 'checkout-shown-…', 'reloaded-at'], in: 'session', life: 'tab' },
} as const satisfies Record<string, StoredItem>
export type StoredKey = keyof typeof storedItems

const startOf = (name: string) => (name.endsWith('…') ? name.slice(0, -1) : undefined)

/** Under which row of the table something stands that a browser keeps. */
export const storedUnder = (kept: StoredItem['in'], name: string): StoredKey | undefined => {
  const plain = kept === 'cookie' ? name.replace(/^__Host-/, '') : name
  const rows = Object.entries(storedItems) as [StoredKey, StoredItem][]
  return rows.find(
    ([, item]) =>
      item.in === kept &&
      item.names.some((known) => known === plain || (startOf(known) !== undefined && plain.startsWith(startOf(known) ?? ''))),
  )?.[0]
}
