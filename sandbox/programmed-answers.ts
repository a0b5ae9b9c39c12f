import { z } from 'zod'

/** What a test wants answered in place of the truth. */
export const programmedAnswer = z.object({
  /** How the path begins. */
  path: z.string().startsWith('/').max(300),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  times: z.number().int().min(1).max(99).default(1),
  /** What the body of the call has to hold, where the path alone does not tell it from others. */
  holding: z.string().max(100).default(''),
  /** The answer comes so much later. */
  lateMs: z.number().int().min(0).max(60_000).default(0),
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

/** What was programmed about something, named by its path or by what it holds, is answered truthfully again. */
export const forgetProgrammed = (DB: D1Database, about: string): Promise<unknown> =>
  DB.prepare(`delete from programmed_answers where instr(path, ?1) > 0 or answer->>'holding' = ?1`).bind(about).run()

const candidates = `select id, coalesce(answer->>'holding', '') as holding from programmed_answers where times > 0 and method = ? and substr(?, 1, length(path)) = path order by id`
const fitting = z.array(z.object({ id: z.number(), holding: z.string() }))

/** The first that fits, once fewer. */
export async function takeProgrammed(
  DB: D1Database,
  { method, path, body }: { method: string; path: string; body: () => Promise<string> },
): Promise<ProgrammedAnswer | undefined> {
  const found = fitting.parse((await DB.prepare(candidates).bind(method, path).all()).results)
  if (found.length === 0) return undefined
  const text = found.some(({ holding }) => holding !== '') ? await body() : ''
  const first = found.find(({ holding }) => text.includes(holding))
  if (!first) return undefined
  const answer = await DB.prepare('update programmed_answers set times = times - 1 where id = ? and times > 0 returning answer')
    .bind(first.id)
    .first<string>('answer')
  return answer === null ? undefined : programmedAnswer.parse(JSON.parse(answer))
}

const broken = () =>
  new ReadableStream({
    type: 'bytes',
    start: (controller) => controller.error(new Error('The connection breaks here')),
  })

/** An answer of which only the beginning arrives. */
export const brokenOff = (): Response => new Response(broken(), { headers: { 'content-type': 'application/json' } })

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
