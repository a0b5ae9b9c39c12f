import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const quietly = (command: string, args: string[]): boolean => spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0
const firstPresent = () => usualPaths.find((path) => existsSync(path))

function playwrightOwn(): string | undefined {
  const { stdout } = spawnSync(
    process.execPath,
    ['-e', "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))"],
    { encoding: 'utf8' },
  )
  const path = stdout.trim()
  return path && existsSync(path) ? path : undefined
}

/** A Chromium for the browser journeys: the variable CHROMIUM, the usual places, Debian's package when root, Playwright's own where it can be downloaded. */
export function findChromium(): { path: string } | { advice: string } {
  const named = process.env.CHROMIUM
  if (named) return existsSync(named) ? { path: named } : { advice: `CHROMIUM names ${named}, which does not exist.` }
  const present = firstPresent() ?? playwrightOwn()
  if (present) return { path: present }
  if (process.getuid?.() === 0 && quietly('apt-get', ['update']) && quietly('apt-get', ['install', '-y', 'chromium'])) {
    const installed = firstPresent()
    if (installed) return { path: installed }
  }
  if (quietly('playwright-core', ['install', 'chromium'])) {
    const own = playwrightOwn()
    if (own) return { path: own }
  }
  return { advice: 'No Chromium found: install one and name it, for example CHROMIUM=/path/to/chrome npm test' }
}
