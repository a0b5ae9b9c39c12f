import { exchange } from '../../../scripts/shopper/exchange.ts'
import { Shopper } from '../../../scripts/shopper/shopper.ts'
import { ida } from '../../../scripts/shopper/travellers.ts'
import { type ReadPage, readPage } from '../pages/read-page.ts'
import type { PolyglotLanguage } from './polyglot-languages.ts'

const host = 'polyglot.localhost'
const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36' }

/** A shopper who reads the documents of a checkout, in any language of the market. */
export class PolyglotVisitor {
  readonly shopper: Shopper
  readonly #port: number
  readonly #prefix: string
  id = ''

  constructor(port: number, { prefix }: PolyglotLanguage) {
    this.#port = port
    this.#prefix = prefix
    this.shopper = new Shopper(port, { host, prefix, traveller: ida })
  }

  async start(tripId: string): Promise<void> {
    this.id = await this.shopper.start(tripId)
  }

  /** A connection that was kept and is closed by now is opened again, as browsers do. */
  #get(path: string): Promise<Response> {
    const ask = () => this.shopper.ask('GET', path, undefined, headers)
    return ask().catch(ask)
  }

  /** The page that an address leads to, in the language of a prefix. */
  async read(path: string, prefix = this.#prefix): Promise<ReadPage> {
    for (let at = `/${prefix}${path}`, hops = 0; hops < 5; hops++) {
      const answer = await this.#get(at)
      const location = answer.headers.get('location')
      if (!location) return readPage(at, answer.status, await answer.text())
      at = location
    }
    throw new Error(`${path} leads round in a circle`)
  }

  /** A form as a browser without a script sends it: the page that comes back, or nothing where it leads on. */
  async post(path: string, fields: Record<string, string>, prefix = this.#prefix): Promise<ReadPage | undefined> {
    const at = `/${prefix}${path}`
    const answer = await this.shopper.ask('POST', at, new URLSearchParams(fields), headers)
    if (answer.status !== 303) return readPage(at, answer.status, await answer.text())
    if (answer.headers.get('location')?.split('?')[0] === at) throw new Error(`${at} leads to itself`)
    return undefined
  }

  /** On the host of provider, processor and bank, which may break a connection off. */
  onSandbox(path: string, body?: URLSearchParams | object): Promise<Response> {
    const isForm = body instanceof URLSearchParams
    return exchange(this.#port, 'sandbox.localhost', path, {
      method: body ? 'POST' : 'GET',
      headers: { connection: 'close', ...(body && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }) },
      ...(body && { body: isForm ? body.toString() : JSON.stringify(body) }),
    })
  }
}
