/** A value that is fetched when first needed, and shared afterwards. */
export class LazyValue<Value> {
  #asked: Promise<Value> | undefined
  readonly #ask: () => Promise<Value>

  constructor(ask: () => Promise<Value>) {
    this.#ask = ask
  }

  get isAsked(): boolean {
    return this.#asked !== undefined
  }

  get(): Promise<Value> {
    this.#asked ??= this.#ask()
    return this.#asked
  }

  renew(): void {
    this.#asked = undefined
  }
}
