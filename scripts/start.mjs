// The one entry of every npm script. Plain JavaScript: it runs on the machine's Node (20 or newer) before anything is installed,
// installs what is missing, and goes on under the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [command = 'serve', ...args] = process.argv.slice(2)
const commands = ['serve', 'dev', 'test', 'bench', 'artwork', 'screens', 'audit', 'chaos', 'check-types', 'sbom']

if (Number(process.versions.node.split('.')[0]) < 20) fail('Tidemark needs Node 20 or newer to start.')
if (!commands.includes(command)) fail(`Unknown command "${command}". Known: ${commands.join(', ')}.`)

if (!isInstalled()) {
  console.log('Installing packages (about a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('npm ci failed; see above.')
}

const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const child = spawn(
  existsSync(node) ? node : process.execPath,
  ['--disable-warning=ExperimentalWarning', join(root, 'scripts', `${command}.ts`), ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
    },
  },
)
// Ctrl-C reaches the whole process group; the child ends itself and its servers, then this process follows.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))

/** Installed means: what the lock file lists is what npm recorded in node_modules (optional packages of other machines aside). */
function isInstalled() {
  const recorded = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(recorded)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(recorded, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || entry.devOptional || present[path]?.version === entry.version,
  )
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
