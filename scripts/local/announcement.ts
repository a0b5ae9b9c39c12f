import { sampleContact } from '../../sandbox/booking/sample-traveller.ts'
import { fixedCheckoutList } from '../../sandbox/fixed-checkouts.ts'
import { scenarios } from '../../sandbox/tours/scenarios.ts'
import type { Published } from '../../src/markets/publish.ts'

const hosts = [
  ['tidemark.localhost', 'house brand, twelve markets in ten languages (also localhost and 127.0.0.1)'],
  ['nordlys.localhost', 'one market, one language: Norwegian, no prefix in its addresses'],
  ['noctua.localhost', 'a dark brand with two markets'],
  ['sandbox.localhost', 'the outside world: scenarios, test cards, mailbox'],
] as const

/** What a newcomer reads after a start: every example host, the scenario ids and the fixed checkouts to try. */
export function announce({ port, published }: { port: number; published: readonly Published[] }): void {
  const lines = [
    '',
    'Tidemark is running. Ctrl-C stops everything.',
    '',
    ...hosts.map(([host, what]) => `  ${`http://${host}:${port}/`.padEnd(34)} ${what}`),
    '',
    `Scenarios, to be opened as http://tidemark.localhost:${port}/xx-en/planner?tripId={id}`,
    ...scenarios.map(({ id, title }) => `  ${id}  ${title}`),
    '',
    `Checkouts with fixed ids, for states that cannot be reached by booking, as http://tidemark.localhost:${port}/xx-en/checkout/{id}`,
    `  (those that were booked ask for their e-mail, ${sampleContact.email})`,
    ...fixedCheckoutList.map(({ id, what }) => `  ${id}  ${what}`),
    '',
    'Cards: 4242 4242 4242 4242 pays, 4000 0000 0000 3220 asks for 3-D Secure, 4000 0000 0000 0002 is declined; any future expiry, any CVC.',
    '',
  ]
  console.log(lines.join('\n'))
  for (const { whitelabel, findings } of published) for (const { at, message } of findings) console.warn(`${whitelabel}: ${at} ${message}`)
}
