import { createServer, request } from 'node:http'
import { constants, createBrotliCompress } from 'node:zlib'

const compressible = /^(?:text\/|application\/(?:javascript|json)|image\/svg\+xml)/
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses as the edge does in front of the worker; the local server sends everything as it is. */
export async function startCompressingFront(port: number, behind: number): Promise<() => Promise<void>> {
  const server = createServer((asked, answer) => {
    const passed = request(
      { host: '127.0.0.1', port: behind, method: asked.method, path: asked.url, headers: asked.headers, agent: false },
      (inner) => {
        const { 'content-length': _, 'transfer-encoding': __, ...headers } = inner.headers
        const isSmaller =
          /\bbr\b/.test(String(asked.headers['accept-encoding'])) &&
          compressible.test(headers['content-type'] ?? '') &&
          inner.headers['content-encoding'] === undefined
        answer.writeHead(inner.statusCode ?? 502, isSmaller ? { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding' } : headers)
        if (isSmaller) inner.pipe(createBrotliCompress(options)).pipe(answer)
        else inner.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return () =>
    new Promise((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
}
