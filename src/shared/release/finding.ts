/** Something to know before a release goes out: an error stops it, a warning does not. `at` says where, in words an editor knows. */
export type Finding = { severity: 'error' | 'warning'; at: string; message: string }

export const errorAt = (at: string, message: string): Finding => ({ severity: 'error', at, message })
export const warningAt = (at: string, message: string): Finding => ({ severity: 'warning', at, message })
