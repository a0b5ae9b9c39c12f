import type { NextPoll } from '../../../shared/checkout/confirmation/page.ts'

/** Number of this poll; `off` after the visitor has stopped polling. */
export const pollQuery = 'look'
export const noMorePolls = 'off'

/** Ever longer, for a quarter of an hour; by then the mail is the better way to hear. */
const pauses = [5, 8, 13, 20, 30, 60, 60, 120, 120, 240, 240]

/** When a page without JavaScript reloads by itself, and under which address; nothing after the last poll. */
export function nextPoll(turn: string | null, toHref: (turn: string) => string): NextPoll | undefined {
  const looks = /^\d{1,2}$/.test(turn ?? '') ? Number(turn) : 0
  const seconds = turn === noMorePolls ? undefined : pauses[looks]
  return seconds === undefined ? undefined : { seconds, href: toHref(String(looks + 1)), endHref: toHref(noMorePolls) }
}
