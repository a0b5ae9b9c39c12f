import { BoundedMemo } from '../market/bounded-memo.ts'

const minuteMs = 60_000

/** Answers that are the same for everybody and hardly ever change, shared by the requests of an isolate. A failure is asked again. */
export class MinuteCache<Value> {
  readonly #values = new BoundedMemo<{ value: Value; at: number }>(200)

  async get(key: readonly unknown[], ask: () => Promise<Value>): Promise<Value> {
    const address = JSON.stringify(key)
    const cached = this.#values.get(address)
    if (cached && Date.now() - cached.at < minuteMs) return cached.value
    const value = await ask()
    if (value !== undefined) this.#values.set(address, { value, at: Date.now() })
    return value
  }
}
