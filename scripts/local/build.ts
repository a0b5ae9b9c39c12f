import { createBuilder } from 'vite'

/** The production build of client, storefront and sandbox into dist/. */
export async function build(): Promise<void> {
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
}
