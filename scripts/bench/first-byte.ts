import { request } from 'node:http'
import type { Server } from '../local/server.ts'

type Asked = { port: number; host: string; path: string }
type Timed = { first: number; whole: number }

/** Milliseconds until the first byte of an answer's body, and until its end. */
function ask({ port, host, path }: Asked): { begun: Promise<number>; ended: Promise<Timed> } {
  const from = performance.now()
  const begun = Promise.withResolvers<number>()
  const ended = Promise.withResolvers<Timed>()
  const headers = { host, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', accept: 'text/html' }
  request({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
    answer.once('data', () => begun.resolve(performance.now() - from))
    answer.resume()
    answer.on('end', () => {
      const whole = performance.now() - from
      ended.resolve(begun.promise.then((first) => ({ first, whole })))
    })
  })
    .on('error', ended.reject)
    .end()
  return { begun: begun.promise, ended: ended.promise }
}

/** Pages whose provider takes three seconds, which the sandbox plays on request; each asked once the one before has begun. Medians. */
export async function firstBytes(server: Server, host: string, paths: readonly string[]): Promise<Timed> {
  const database = await server.runtime.getD1Database('DB', 'sandbox')
  const play = (fault: string) =>
    database
      .prepare(`insert into control (key, value) values ('fault', ?) on conflict (key) do update set value = excluded.value`)
      .bind(fault)
      .run()
  await play('slow')
  const answers: Promise<Timed>[] = []
  for (const path of paths) {
    const { begun, ended } = ask({ port: server.port, host, path })
    answers.push(ended)
    await begun
  }
  const all = await Promise.all(answers)
  await play('none')
  const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  return { first: median(all.map(({ first }) => first)), whole: median(all.map(({ whole }) => whole)) }
}
