import { z } from 'zod'
import { languageCode, localized } from '../language.ts'

const webAddress = z
  .string()
  .max(2000)
  .regex(/^https:\/\/|^http:\/\/[a-z0-9.-]*localhost(:\d+)?\//, 'Expected an https address')
const internalPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])|^#/, 'Expected a path of this shop')

/** A label per language and either an address of this shop or one elsewhere per language. */
export const link = z.object({
  id: z.string().min(1),
  label: localized,
  internalUrl: z.union([internalPath, z.partialRecord(languageCode, internalPath)]).optional(),
  externalUrls: z.partialRecord(languageCode, webAddress).optional(),
  iconName: z.string().optional(),
})
export type Link = z.infer<typeof link>

const picture = z.object({ src: z.string(), alt: localized })

export const menuItem = z.object({
  link,
  links: z.array(link).default([]),
  paragraph: localized.optional(),
  thumbnail: picture.optional(),
})
export type MenuItem = z.infer<typeof menuItem>

/** An entry of the navigation: a mega-menu (custom or dynamic, the latter extended with the regions), or a simple link. */
export const navItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('link'), link }),
  z.object({
    type: z.literal('megaMenu'),
    source: z.enum(['custom', 'dynamic']),
    id: z.string(),
    label: localized,
    description: localized.optional(),
    link: link.optional(),
    image: picture.optional(),
    items: z.array(menuItem).default([]),
  }),
])
export type NavItem = z.infer<typeof navItem>

export const footerBlock = z.object({ title: localized, links: z.array(link) })
export const paymentIcon = z.object({ src: z.string().startsWith('/'), alt: localized })
export { webAddress }
