const shortest = 32
const fewestLetters = 10

/** Why a secret is not one that nobody can guess. */
export function weaknessOf(secret: string): string | undefined {
  if (secret.length < shortest) return `shorter than ${shortest} characters`
  return new Set(secret).size < fewestLetters ? `made of fewer than ${fewestLetters} different characters` : undefined
}

const known = new Map<string, readonly [string, ...string[]]>()

/**
 * SESSION_SECRET: one, or two with a space between while one is being replaced. The first signs and seals, each of them opens (docs/secrets.md).
 * A weak one signs nothing: what needs it fails closed, and the log says why.
 */
export function secretsOf(text: string): readonly [string, ...string[]] {
  const found = known.get(text)
  if (found) return found
  const [current = '', ...former] = text.trim().split(/\s+/)
  for (const secret of [current, ...former]) {
    const weakness = weaknessOf(secret)
    if (weakness) throw new Error(`SESSION_SECRET is ${weakness}`)
  }
  const secrets = [current, ...former] as const
  known.set(text, secrets)
  return secrets
}
