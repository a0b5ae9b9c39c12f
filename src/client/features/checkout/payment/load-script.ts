type Policy = { createScriptURL(address: string): string }
type Factory = { createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): Policy }

const isFactory = (value: unknown): value is Factory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value && typeof value.createPolicy === 'function'

let policy: Policy | undefined
let admitted = ''

/** The page's only Trusted Types policy admits exactly the configured address of the processor's script (rule 82). */
function trusted(src: string): string {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (!isFactory(factory)) return src
  admitted = src
  policy ??= factory.createPolicy('processor', {
    createScriptURL(address) {
      if (address !== admitted) throw new TypeError(`${address} is not the processor’s script`)
      return address
    },
  })
  return policy.createScriptURL(src)
}

/** Loads the processor's script once; it is taken out again where it failed, so that a retry can work. */
export function loadScript(src: string): Promise<void> {
  if (document.querySelector(`script[src="${CSS.escape(src)}"][data-loaded]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = trusted(src)
    script.onload = () => {
      script.dataset.loaded = ''
      resolve()
    }
    script.onerror = () => {
      script.remove()
      reject(new Error(`${src} could not be loaded`))
    }
    document.head.append(script)
  })
}
