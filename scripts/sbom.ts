import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { productLock } from './sbom/product-lock.ts'

/** `npm run sbom`: what the product is made of beside its own code, from the lock file, as CycloneDX (docs/sbom.json). The same lock file makes the same bytes. */
const path = 'docs/sbom.json'

const { manifest, lock } = productLock()
const folder = mkdtempSync(join(tmpdir(), 'tidemark-sbom-'))
writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
const isWindows = process.platform === 'win32'
const { status, stdout, stderr } = spawnSync(
  isWindows ? 'npm.cmd' : 'npm',
  ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--loglevel', 'error'],
  { cwd: folder, encoding: 'utf8', shell: isWindows },
)
rmSync(folder, { recursive: true, force: true })
if (status !== 0) throw new Error(`npm sbom: ${stderr}`)

const bom = z.looseObject({
  serialNumber: z.unknown(),
  metadata: z.looseObject({ timestamp: z.unknown(), tools: z.unknown(), component: z.looseObject({ name: z.string() }) }),
})
const { serialNumber: _, metadata, ...rest } = bom.parse(JSON.parse(stdout))
const { timestamp: __, tools: ___, component, ...described } = metadata
const written = { ...rest, metadata: { ...described, component: { ...component, name: manifest.name } } }
writeFileSync(path, `${JSON.stringify(written, null, 2)}\n`)
spawnSync('biome', ['format', '--write', path], { stdio: 'inherit', shell: isWindows })
console.log(`${path} is written`)
