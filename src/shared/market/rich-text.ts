import { z } from 'zod'

/** Structured text: rendered by our own components; a node of an unknown type is skipped and reported (ruling: never breaks a page). */
export type RichNode = {
  type: string
  text?: string
  marks?: string[]
  href?: string
  level?: number
  content?: RichNode[]
}

export const richNode: z.ZodType<RichNode> = z.lazy(() =>
  z.object({
    type: z.string().max(40),
    text: z.string().max(20_000).optional(),
    marks: z.array(z.string().max(20)).max(5).optional(),
    href: z.string().max(2000).optional(),
    level: z.number().int().min(2).max(4).optional(),
    content: z.array(richNode).max(500).optional(),
  }),
)

/** A list of block nodes: paragraph, heading, list, ordered-list, item, quote, table-free; inline: text, link, promo-code. */
export const richText = z.array(richNode).max(500)
export type RichText = z.infer<typeof richText>
