// zod probes `new Function`, which the content security policy reports; zod reads this before its first schema (rule 89).
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
