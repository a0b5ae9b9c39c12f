import { Agent, type IncomingMessage, request } from 'node:http'

const agent = new Agent({ keepAlive: true, timeout: 3000 })
const bodiless = new Set([204, 205, 304])

export type Asked = { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal | undefined }

async function read(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) for (const value of values) headers.append(name, value)
  const status = answer.statusCode ?? 0
  return new Response(bodiless.has(status) ? null : Buffer.concat(chunks), { status, headers })
}

/** One request to a host on the loopback address. Node resolves no names below localhost, and its fetch takes no Host of its own. */
export const exchange = (port: number, host: string, path: string, { method, headers, body, signal }: Asked): Promise<Response> =>
  new Promise((done, fail) => {
    const own = { host: `${host}:${port}`, 'user-agent': 'node', ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) }
    const sent = request(
      { agent, host: '127.0.0.1', port, path, method, headers: { ...own, ...headers }, signal },
      (answer) => void read(answer).then(done, fail),
    )
    sent.on('error', fail).end(body)
  })
