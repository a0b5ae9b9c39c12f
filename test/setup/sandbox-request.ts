import { request } from 'node:http'

/** Asks the sandbox by its host name on the loopback address: Node does not resolve names below localhost. A body makes it a post. */
export const askSandbox = (port: number, path: string, body?: unknown, more: Record<string, string> = {}): Promise<unknown> =>
  new Promise((done, fail) => {
    const headers = { host: `sandbox.localhost:${port}`, ...(body !== undefined && { 'content-type': 'application/json' }), ...more }
    const sent = request(
      { agent: false, host: '127.0.0.1', port, path, headers, method: body === undefined ? 'GET' : 'POST' },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () => done(JSON.parse(text)))
      },
    )
    sent.on('error', fail).end(body === undefined ? undefined : JSON.stringify(body))
  })
