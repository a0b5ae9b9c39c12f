/** Development only: what Vite would put inline, as a module, so that the policy of a page holds there too. */
const refresh: { injectIntoGlobalHook(scope: Window): void } = await import(/* @vite-ignore */ `${'/@react-refresh'}`)
await import(/* @vite-ignore */ `${'/@vite/client'}`)
refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })

export {}
