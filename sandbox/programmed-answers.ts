import { z } from 'zod'

/** What a test wants answered in place of the truth. */
export const programmedAnswer = z.object({
  /** How the path begins. */
  path: z.string().startsWith('/').max(300),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  times: z.number().int().min(1).max(99).default(1),
  status: z.number().int().min(200).max(599).default(502),
  /** JSON; nothing without it. */
  body: z.unknown().optional(),
  /** JSON too, as application/problem+json. */
  problem: z.unknown().optional(),
  /** In which it speaks: the shop passes on what is in the reader's. */
  language: z.string().max(20).optional(),
  /** The connection breaks in the middle of the answer. */
  drop: z.boolean().default(false),
  /** The call is carried out all the same; only its answer is lost. */
  executeFirst: z.boolean().default(false),
})
type ProgrammedAnswer = z.infer<typeof programmedAnswer>

export const program = (DB: D1Database, answer: ProgrammedAnswer): Promise<unknown> =>
  DB.prepare('insert into programmed_answers (path, method, times, answer) values (?, ?, ?, ?)')
    .bind(answer.path, answer.method, answer.times, JSON.stringify(answer))
    .run()

const first = 'select id from programmed_answers where times > 0 and method = ? and substr(?, 1, length(path)) = path order by id limit 1'

/** The first that fits, once fewer. */
export async function takeProgrammed(DB: D1Database, method: string, path: string): Promise<ProgrammedAnswer | undefined> {
  if (!(await DB.prepare(first).bind(method, path).first())) return undefined
  const answer = await DB.prepare(`update programmed_answers set times = times - 1 where id = (${first}) returning answer`)
    .bind(method, path)
    .first<string>('answer')
  return answer === null ? undefined : programmedAnswer.parse(JSON.parse(answer))
}

const broken = () =>
  new ReadableStream({
    type: 'bytes',
    start: (controller) => controller.error(new Error('The connection breaks here')),
  })

export function toResponse({ status, body, problem, language, drop }: ProgrammedAnswer): Response {
  const content = problem ?? body
  return new Response(drop ? broken() : content === undefined ? null : JSON.stringify(content), {
    status,
    headers: {
      'content-type': problem === undefined ? 'application/json' : 'application/problem+json',
      ...(language && { 'content-language': language }),
    },
  })
}
