export type Times = { headersMs: number; idleMs: number; totalMs: number }

/** How long each kind of call may take (rule 27). */
export const times = {
  ordinary: { headersMs: 8_000, idleMs: 5_000, totalMs: 10_000 },
  long: { headersMs: 30_000, idleMs: 5_000, totalMs: 30_000 },
} as const satisfies Record<string, Times>

export const maxAnswerBytes = 2 * 1024 * 1024

/** `language`: what the provider says its sentences are in. */
export type Answer = { status: number; body: unknown; retryAfterSeconds: number | undefined; language?: string | undefined }

export type FailureKind = 'connection' | 'timeout' | 'redirect' | 'too-large' | 'not-json' | 'left'

/** The provider gave no answer that could be read. */
export class UpstreamFailure extends Error {
  readonly kind: FailureKind
  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'UpstreamFailure'
    this.kind = kind
  }
}

/** The moments by which something has to come, watched by one timer: to set one for every piece of an answer costs more than to read it. */
class Watch {
  readonly #limits: Times
  readonly #now: () => number
  readonly #until: number
  #dueAt: number
  #timer: ReturnType<typeof setTimeout> | null = null
  readonly #expired: Promise<never>

  constructor(limits: Times, now: () => number, onTimeout: () => void) {
    this.#limits = limits
    this.#now = now
    this.#until = now() + limits.totalMs
    this.#dueAt = now() + Math.min(limits.headersMs, limits.totalMs)
    this.#expired = new Promise((_, reject) => {
      const look = () => {
        const left = this.#dueAt - now()
        if (left > 0) {
          this.#timer = setTimeout(look, Math.min(left, limits.idleMs))
          return
        }
        reject(new UpstreamFailure('timeout', 'no answer in time'))
        onTimeout()
      }
      look()
    })
    this.#expired.catch(() => {})
  }

  /** Fails when nothing comes in time; what comes gives the next piece its time. */
  async wait<Value>(promise: Promise<Value>): Promise<Value> {
    const value = await Promise.race([promise, this.#expired])
    this.#dueAt = Math.min(this.#now() + this.#limits.idleMs, this.#until)
    return value
  }

  end() {
    clearTimeout(this.#timer)
  }
}

const pieceBytes = 64 * 1024

const tooLarge = () => new UpstreamFailure('too-large', `more than ${maxAnswerBytes} bytes`)

/** Into a buffer of our own: without one workerd hands a body over in pieces of 4 kB, each of them a turn of the event loop. The buffer ends one byte past the cap, so that no more is ever held. */
async function readText(body: ReadableStream<Uint8Array>, watch: Watch): Promise<string> {
  const reader = body.getReader({ mode: 'byob' })
  let held = new Uint8Array(pieceBytes)
  let length = 0
  for (;;) {
    const { done, value } = await watch.wait(reader.read(held.subarray(length)))
    if (value) {
      held = new Uint8Array(value.buffer)
      length += value.byteLength
    }
    if (done) return new TextDecoder().decode(held.subarray(0, length))
    if (length > maxAnswerBytes) {
      void reader.cancel().catch(() => {})
      throw tooLarge()
    }
    if (length === held.length) {
      const larger = new Uint8Array(Math.min(length * 2, maxAnswerBytes + 1))
      larger.set(held)
      held = larger
    }
  }
}

export function parseRetryAfter(value: string | null, now: number): number | undefined {
  if (!value) return undefined
  if (/^\d{1,6}$/.test(value.trim())) return Number(value)
  const moment = Date.parse(value)
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000))
}

/** One request: redirects are not followed, the answer is JSON (or empty) under a byte cap, every wait has an end. */
export async function askOnce(
  send: (request: Request) => Promise<Response>,
  make: (signal: AbortSignal) => Request,
  limits: Times,
  { signal, now = Date.now }: { signal?: AbortSignal | undefined; now?: () => number } = {},
): Promise<Answer> {
  if (signal?.aborted) throw new UpstreamFailure('left', 'the visitor left')
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal?.addEventListener('abort', abort, { once: true })
  const watch = new Watch(limits, now, abort)
  try {
    const response = await watch.wait(send(make(controller.signal)))
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new UpstreamFailure('redirect', `redirect ${response.status}`)
    }
    if (Number(response.headers.get('content-length')) > maxAnswerBytes) {
      await response.body?.cancel()
      throw tooLarge()
    }
    const text = response.body ? await readText(response.body, watch) : ''
    return {
      status: response.status,
      body: parseJson(text, response.ok),
      retryAfterSeconds: parseRetryAfter(response.headers.get('retry-after'), now()),
      language: response.headers.get('content-language') ?? undefined,
    }
  } catch (cause) {
    if (cause instanceof UpstreamFailure) throw cause
    throw signal?.aborted
      ? new UpstreamFailure('left', 'the visitor left', cause)
      : new UpstreamFailure('connection', 'no connection', cause)
  } finally {
    watch.end()
    signal?.removeEventListener('abort', abort)
  }
}

/** Error answers may be empty or markup; only a good answer has to be JSON. */
function parseJson(text: string, mustBeJson: boolean): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (mustBeJson) throw new UpstreamFailure('not-json', 'the answer is not JSON', cause)
    return undefined
  }
}
