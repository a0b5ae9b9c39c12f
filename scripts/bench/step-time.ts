import { request } from 'node:http'
import { startServer } from '../local/server.ts'
import { Shopper } from '../shopper/shopper.ts'

const times = 15

const ask = (port: number, host: string, path: string, cookie: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: { host, cookie }, agent: false }, (answer) => {
      answer.resume()
      answer.on('end', () => (answer.statusCode === 200 ? resolve(performance.now()) : reject(new Error(`${path}: ${answer.statusCode}`))))
    })
      .on('error', reject)
      .end()
  })

/**
 * Milliseconds from the provider's last answer to the last byte of the payload that the browser's router asks for between two pages, of each path; medians.
 * What hands the provider's answers over here, a process beside the worker, is in it; what the browser draws afterwards is not.
 */
export async function stepTimes({
  port,
  state,
  host,
  pages,
}: {
  port: number
  state: string
  host: string
  /** Of checkouts that are nobody's yet; the e-mail that one carries is named. */
  pages: readonly { id: string; email?: string; path: string }[]
}): Promise<number[]> {
  let answeredAt = 0
  const server = await startServer({
    port,
    path: state,
    async between(asked, pass) {
      const answer = await pass(asked)
      answeredAt = performance.now()
      return answer
    },
  })
  const medians: number[] = []
  const visitor = new Shopper(port, { host })
  for (const { id, email, path } of pages) {
    await visitor.claim(id, email)
    const taken: number[] = []
    for (let time = 0; time < times; time++) taken.push((await ask(port, host, `${path}/_payload.json`, visitor.cookie)) - answeredAt)
    medians.push(taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN)
  }
  await server.dispose()
  return medians
}
