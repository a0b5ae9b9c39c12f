import { z } from 'zod'
import { piecesOf } from './page-words.ts'

const money = z.object({ amount: z.number(), currency: z.string() })
const part = z.object({
  result: z.string(),
  price: money.optional(),
  previousPrice: money.optional(),
  alternativesHref: z.string().optional(),
})

/** As much of what comes with a page of the checkout as tells what it has to say. */
const embedded = z.object({
  route: z.string(),
  texts: z.object({ messages: z.record(z.string(), z.unknown()) }),
  data: z
    .object({
      price: z.object({ total: money, payNow: money }).optional(),
      money: z.object({ before: money, after: money }).optional(),
      check: z.object({ verdict: z.string(), onRequest: z.boolean(), parts: z.array(part) }).nullish(),
      change: z.string().optional(),
    })
    .nullish(),
})

export type ReadPage = z.infer<typeof embedded> & { path: string; status: number; language: string; html: string } & ReturnType<
    typeof piecesOf
  >

/** A document as it came, before a script has touched it. */
export function readPage(path: string, status: number, html: string): ReadPage {
  const [, json = 'null'] = /<script type="application\/json" id="page-payload"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
  const language = /<html lang="([^"]*)"/.exec(html)?.[1] ?? ''
  return { path, status, language, html, ...piecesOf(html), ...embedded.parse(JSON.parse(json)) }
}
