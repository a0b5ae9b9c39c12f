import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { productParts } from './sbom/product-lock.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const sbom = z
  .object({
    bomFormat: z.literal('CycloneDX'),
    components: z.array(
      z.object({
        name: z.string(),
        version: z.string(),
        purl: z.string(),
        hashes: z.array(z.object({ alg: z.string() })),
        licenses: z.array(z.unknown()),
      }),
    ),
  })
  .parse(read('docs/sbom.json'))
test('the bill of materials is that of the lock file: npm run sbom writes it anew', () => {
  expect(sbom.components.map(({ name, version }) => `${name}@${version}`).sort()).toEqual(productParts().sort())
})

test('each part has its hash and its licence, and nothing of the machine that wrote it', () => {
  for (const { name, hashes, licenses } of sbom.components)
    expect([name, hashes.length > 0, licenses.length > 0]).toEqual([name, true, true])
  expect(readFileSync('docs/sbom.json', 'utf8')).not.toMatch(/timestamp|serialNumber|localhost|https?:\/\/(?!cyclonedx\.org)/)
})
