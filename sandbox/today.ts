export const today = (): string => new Date().toISOString().slice(0, 10)
export const now = (): string => new Date().toISOString()
