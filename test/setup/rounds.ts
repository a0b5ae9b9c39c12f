import type { Request, Response } from 'miniflare'

type Held = { name: string; release: () => void }

/**
 * Holds every call to the provider until all of its round are under way at once, then lets them go: what waits for an answer cannot be in the round of that answer.
 * Nothing is timed. A call that no round expects passes, and is told.
 */
export function holdRounds() {
  let expected: string[][] = []
  let held: Held[] = []
  let unexpected: string[] = []
  let passed = 0

  const between = async (request: Request, pass: (request: Request) => Promise<Response>): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const name = `${request.method} ${pathname.replace(/[a-z0-9]{12}/, '{id}')}`
    const answer = await pass(request)
    const [round] = expected
    if (!round) {
      unexpected.push(name)
      return answer
    }
    if (!round.includes(name)) {
      unexpected.push(`${name} before ${round.filter((each) => !held.some((known) => known.name === each)).join(', ')}`)
      return answer
    }
    await new Promise<void>((release) => {
      held.push({ name, release })
      if (held.length < round.length) return
      const releases = held
      held = []
      expected.shift()
      passed++
      for (const each of releases) each.release()
    })
    return answer
  }

  return {
    between,
    /** How the calls of `work` went, against the rounds it should need. */
    async during(rounds: readonly (readonly string[])[], work: () => Promise<unknown>): Promise<{ passed: number; unexpected: string[] }> {
      expected = rounds.map((round) => [...round])
      held = []
      unexpected = []
      passed = 0
      await work()
      expected = []
      return { passed, unexpected }
    },
  }
}
