import { request } from 'node:http'
import { z } from 'zod'

type Asked = { headers?: Record<string, string>; body?: string }
type Told = { status: number; location: string; body: unknown }

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The sandbox, asked as everybody outside the shop would ask it: by its host name on the loopback address. */
export const askOutside = (port: number, path: string, { headers = {}, body }: Asked = {}): Promise<Told> =>
  new Promise((done, fail) => {
    const sent = request(
      {
        agent: false,
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: `sandbox.localhost:${port}`, 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, location: response.headers.location ?? '', body: readJson(text) }),
        )
      },
    )
    sent.on('error', fail).end(body)
  })

/** A connection that breaks is no part of a trial here: what is asked so may be asked again. */
async function askSurely(port: number, path: string, asked?: Asked): Promise<Told> {
  for (let turn = 0; turn < 2; turn++) {
    try {
      return await askOutside(port, path, asked)
    } catch (error) {
      console.warn(`${path} is asked again:`, error instanceof Error ? error.message : error)
    }
  }
  return askOutside(port, path, asked)
}

/** As the provider's credentials allow. */
export const askProvider = async (port: number, path: string, body?: object): Promise<unknown> =>
  (
    await askSurely(port, path, {
      headers: { authorization: `Basic ${btoa('tidemark:sandbox-secret')}`, accept: 'application/vnd.api+json, application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  ).body

export const tell = (port: number, wish: object): Promise<Told> => askSurely(port, '/sandbox/control', { body: JSON.stringify(wish) })

export const ledger = z.object({
  booking: z.object({ status: z.string() }),
  payments: z.array(z.object({ intent_id: z.string(), kind: z.string(), amount: z.number() })),
  intents: z.array(
    z.object({ id: z.string(), session_id: z.string(), status: z.string(), amount: z.number(), payment_method: z.string() }),
  ),
  /** Without what a trip that is changed was paid with before. */
  transactions: z
    .array(z.object({ amount: z.number(), status: z.string(), type: z.string(), external_ref_id: z.string() }))
    .transform((all) => all.flatMap(({ external_ref_id: id, ...each }) => (id.startsWith('before-') ? [] : [each]))),
  mails: z.array(z.object({ subject: z.string() })),
  deeds: z.array(z.object({ kind: z.string(), detail: z.string() })),
})
export type Ledger = z.infer<typeof ledger>

export const readLedger = async (port: number, checkoutId: string): Promise<Ledger> =>
  ledger.parse((await askSurely(port, `/sandbox/ledger?checkoutId=${checkoutId}`)).body)
