import type { Look, Sight } from '../../../scripts/screens/page-kinds.ts'
import type { Answer, Shop } from '../shop.ts'

const crawler = { 'user-agent': 'Googlebot/2.1' }
const cookieOf = ({ headers }: Answer) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.replace(/;.*/, ''))
    .join('; ')

/** The whole page, as crawlers get it: by its address, or where a form leads whose browser goes on with its cookies. */
export async function readSight(shop: Pick<Shop, 'ask'>, { path, form }: Sight, { host }: Look): Promise<Answer> {
  if (!form) return shop.ask(path, { host, headers: crawler })
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await shop.ask(path, { host, method: 'POST', headers: { ...crawler, ...type }, body: form })
  return shop.ask(String(answer.headers.location), { host, headers: { ...crawler, cookie: cookieOf(answer) } })
}
