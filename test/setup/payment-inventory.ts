/** Everything that may run on the payment page, who answers for it and why it is there (PCI DSS 6.4.3); docs/payments.md tells it. Whatever else turns up there fails a test. */
export type Inventoried = { name: string; owner: 'shop' | 'processor'; why: string; keptBy: 'nonce' | 'hash' | 'address' }

export const paymentInventory = {
  beforePaint: {
    name: 'what is personal, before the first paint',
    owner: 'shop',
    why: 'marks on the document what is personal, so that nothing jumps',
    keptBy: 'nonce',
  },
  own: { name: 'loader, entry and chunks of the page', owner: 'shop', why: 'the page itself', keptBy: 'hash' },
  processor: {
    name: 'the processor’s loader',
    owner: 'processor',
    why: 'fields for card and account that the shop never sees',
    keptBy: 'address',
  },
} as const satisfies Record<string, Inventoried>

/** In the document, in their order; data does not run. */
export const scriptsInDocument = [
  {
    name: paymentInventory.beforePaint.name,
    is: /^<script nonce="[^"]+">\(d=>\{.*\}\)\(document\.documentElement\.dataset\)$/,
  },
  {
    name: paymentInventory.own.name,
    is: /^<script type="module" nonce="[^"]+" src="\/assets\/[\w-]+\.js" data-entry="\/assets\/[\w-]+\.js" data-hydrate="at-once">$/,
  },
  { name: 'the page’s data', is: /^<script type="application\/json" id="page-payload">\{/ },
] as const

/** Under which row a script stands that a browser has run, by its address; inline ones have none. */
export function inventoried(address: string, own: string, processor: string): keyof typeof paymentInventory | undefined {
  if (address === processor) return 'processor'
  return address.startsWith(`${own}/assets/`) && /^\/assets\/[\w-]+\.js$/.test(new URL(address).pathname) ? 'own' : undefined
}
