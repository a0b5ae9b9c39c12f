import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { neutralWords, type ProblemCode, type ProblemWords, toProblemWords } from '../../shared/errors/problem.ts'
import { pageTextsOf } from '../../shared/texts/page-texts.ts'
import { translator } from '../../shared/texts/texts.ts'
import type { AppEnv } from '../env.ts'
import { languageAt } from '../market/language-at.ts'
import { shopAt } from '../page/shop.ts'

/** Told in place of the market's words where something better is known, with whatever the answer says beside. */
type Told = Partial<ProblemWords> & {
  /** Of an answer without a code, which decides the words in its place. */
  uncodedStatus?: number | undefined
  [member: string]: unknown
}

/** Failures of our own API and of everything that is no page, in the language of who asks (rule 38); English where no market can be read. */
export async function problem(c: Context<AppEnv>, status: number, code: ProblemCode, told: Told = {}): Promise<Response> {
  const { title, detail, uncodedStatus, ...more } = told
  const words = title && detail ? { title, detail } : await wordsOf(c, { status, code, uncodedStatus })
  const said = { type: 'about:blank', title: title || words.title, status, detail: detail || words.detail, code }
  return c.body(JSON.stringify({ ...said, ...more, requestId: c.get('requestId') }), status as ContentfulStatusCode, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
}

async function wordsOf(c: Context<AppEnv>, said: Parameters<typeof toProblemWords>[0]): Promise<ProblemWords> {
  const liveRelease: AppEnv['Variables']['liveRelease'] | undefined = c.get('liveRelease')
  if (!liveRelease) return neutralWords
  try {
    const { market, place } = await shopAt(c, languageAt(liveRelease, c.req.url))
    const texts = pageTextsOf(market.texts, place.language, ['problems'])
    const t = translator(texts, place.locale)
    const say = (key: string) => (Object.hasOwn(texts.messages, `problems.${key}`) ? t(`problems.${key}`) : undefined)
    return toProblemWords(said, { configuration: market.errorConfiguration, language: place.language, say })
  } catch {
    return neutralWords
  }
}
