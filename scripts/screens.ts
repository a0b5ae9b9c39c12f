import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { openTemporaryShop } from './local/temporary-shop.ts'
import { checkoutSights } from './screens/checkout-steps.ts'
import { galleryOf, type Shot } from './screens/gallery.ts'
import { type Mode, modes, usual } from './screens/modes.ts'
import { type Look, looks, type Sight } from './screens/page-kinds.ts'
import { openContext, photograph } from './screens/photograph.ts'
import { addressesOn } from './screens/sites.ts'

/** `npm run screens` photographs every page kind × brand × width; `--only noctua/tour` those whose `brand/kind/mode` begins so. */
const at = process.argv.indexOf('--only')
const only = at === -1 ? '' : (process.argv[at + 1] ?? '')
const folder = 'screens'
const shop = await openTemporaryShop()
const launch = (flags: readonly string[] = []) =>
  chromium.launch({ executablePath: shop.chromium, args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', ...flags] })
const browser = await launch()
const addressesOf = addressesOn(shop.port)

type Wanted = { shot: Omit<Shot, 'file'>; sight: Sight }

const [house] = looks
const isWanted = (look: Look, mode: Mode, { name }: Sight) => `${look.brand}/${name}/${mode.name}`.startsWith(only)
const mayBeOf = (beginning: string) => beginning.startsWith(only) || only.startsWith(beginning)
const checkout = house && mayBeOf(`${house.brand}/checkout-`) ? await checkoutSights(shop.port, house.host) : undefined

const wantedOf = (look: Look, mode: Mode): Wanted[] =>
  [...addressesOf(look), ...(look === house ? (checkout?.sights ?? []) : [])]
    .filter((sight) => isWanted(look, mode, sight))
    .flatMap((sight) => mode.widths.map((width) => ({ shot: { brand: look.brand, mode: mode.name, name: sight.name, width }, sight })))

async function photographAll(look: Look, mode: Mode): Promise<Shot[]> {
  const wanted = wantedOf(look, mode)
  if (wanted.length === 0) return []
  const origin = `http://${look.host}:${shop.port}`
  const own = mode.flags && (await launch(mode.flags))
  const context = await openContext(own ?? browser, mode, origin)
  if (checkout && look === house) await context.addCookies(checkout.cookies)
  const page = await context.newPage()
  const shots: Shot[] = []
  for (const { shot, sight } of wanted) {
    const file = `${shot.brand}/${shot.name}-${shot.mode}-${shot.width}.png`
    await photograph(page, mode, { origin, sight, width: shot.width, file: `${folder}/${file}` })
    shots.push({ ...shot, file })
  }
  await context.close()
  await own?.close()
  console.log(`  ${look.brand}, ${mode.name}: ${shots.length}`)
  return shots
}

try {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const shots: Shot[] = []
  for (const look of looks) {
    for (const mode of look === house ? modes : [usual]) shots.push(...(await photographAll(look, mode)))
  }
  if (shots.length === 0) throw new Error(`Nothing begins with “${only}”. Brands: ${looks.map(({ brand }) => brand).join(', ')}.`)
  writeFileSync(`${folder}/index.html`, galleryOf(shots))
  console.log(`\n${shots.length} pictures; open ${folder}/index.html`)
} finally {
  await browser.close()
  await shop.stop()
}
