import { createConnection, type Socket } from 'node:net'

export type Target = { name: string; port: number; host: string /** Path of the n-th request. */; path: (n: number) => string }
export type Measured = { requests: number; seconds: number; cpuSeconds: number; bytes: number }

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

/** Answers of one keep-alive connection, by Content-Length or the last chunk; just enough of HTTP for our own servers. Bodies are counted, not held: what this process does, the server waits for. */
class Connection {
  readonly #socket: Socket
  #head = ''
  #end = 0
  #taken = 0
  #tail = ''
  #done: ((bytes: number) => void) | undefined
  #failed: ((error: Error) => void) | undefined

  constructor(port: number) {
    this.#socket = createConnection({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (data) => this.#take(data))
    this.#socket.on('error', (error) => this.#failed?.(error))
    this.#socket.on('close', () => this.#failed?.(new Error('The server closed the connection')))
  }

  ask(host: string, path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#done = resolve
      this.#failed = reject
      this.#head = ''
      this.#end = 0
      this.#taken = 0
      this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: ${agent}\r\nAccept: text/html\r\n\r\n`)
    })
  }

  close() {
    this.#failed = undefined
    this.#socket.destroy()
  }

  #take(data: Buffer) {
    this.#taken += data.length
    if (this.#end === 0) this.#readHead(data)
    this.#tail = (this.#tail + data.toString('latin1', Math.max(0, data.length - lastChunk.length))).slice(-lastChunk.length)
    const isWhole = Number.isFinite(this.#end) ? this.#taken >= this.#end : this.#tail === lastChunk
    if (this.#end > 0 && isWhole) this.#done?.(this.#taken)
  }

  /** Where the answer ends: nowhere known where it comes in chunks. */
  #readHead(data: Buffer) {
    this.#head += data.toString('latin1')
    const headEnd = this.#head.indexOf('\r\n\r\n')
    if (headEnd === -1) return
    const head = this.#head.slice(0, headEnd)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    this.#end = length === undefined ? Number.POSITIVE_INFINITY : headEnd + 4 + Number(length)
    if (!head.startsWith('HTTP/1.1 200')) this.#failed?.(new Error(head.split('\r\n', 1)[0]))
  }
}

const lastChunk = '0\r\n\r\n'

/** Asks for a target from a few connections for a while; the caller says how much processor time the server has used. */
export async function measure(
  target: Target,
  options: { seconds: number; connections: number; from: number; cpuSeconds: () => number },
): Promise<Measured> {
  const connections = Array.from({ length: options.connections }, () => new Connection(target.port))
  let requests = 0
  let bytes = 0
  const cpuBefore = options.cpuSeconds()
  const startedAt = performance.now()
  const until = startedAt + options.seconds * 1000
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < until) {
        bytes += await connection.ask(target.host, target.path(options.from + requests++))
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const cpuSeconds = options.cpuSeconds() - cpuBefore
  for (const connection of connections) connection.close()
  return { requests, seconds, cpuSeconds, bytes }
}
