export type ModuleReplacementPage = Record<never, never>

export type ModuleReplacementFramePage = { url: string }
