// zod probes `new Function`, which the content security policy reports; zod reads this before its first schema (S3).
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
