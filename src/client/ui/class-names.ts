export const classNames = (...names: (string | false | undefined)[]): string | undefined => names.filter(Boolean).join(' ') || undefined
