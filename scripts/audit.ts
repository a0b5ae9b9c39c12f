import { chromium } from 'playwright-core'
import { checkoutGoals, type Goal, goals, isMet } from './audit/goals.ts'
import { type Measured, measure, medianOf } from './audit/measure.ts'
import { freePort } from './local/server.ts'
import { openTemporaryShop } from './local/temporary-shop.ts'
import { Shopper } from './shopper/shopper.ts'

/** `npm run audit`: Lighthouse as on a phone, the median of five runs of each page, against the goals. */
const runs = Number(process.env.RUNS ?? 5)
const pages = [
  { name: 'home', path: '/xx-en' },
  { name: 'search', path: '/xx-en/tours' },
  { name: 'tour', path: '/xx-en/planner?tripId=t0010001' },
  { name: 'region', path: '/xx-en/destinations/nordics' },
  { name: 'content', path: '/xx-en/slow-travel' },
]
const steps = ['traveller-details', 'additional-options', 'availability', 'payment']
const width = 10
const nameWidth = 19

const shop = await openTemporaryShop()
const debugging = await freePort()
const browser = await chromium.launch({
  executablePath: shop.chromium,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugging}`],
})
const host = 'tidemark.localhost'
const origin = `http://${host}:${shop.port}`
let failed = 0

function printGoals(name: string, wanted: readonly Goal[]): void {
  const cells = goals.map(({ name: figure }) => {
    const goal = wanted.find((one) => one.name === figure)
    return (goal ? `${goal.isMost ? '≤' : '≥'} ${goal.limit} ` : '').padStart(width)
  })
  console.log(`  ${name.padEnd(nameWidth)}${cells.join('')}`)
}

function print(name: string, measured: Measured, wanted = goals): void {
  const cells = goals.map(({ name: figure, digits }) => {
    const goal = wanted.find(({ name }) => name === figure)
    const met = !goal || isMet(goal, measured)
    if (!met) failed += 1
    return `${measured[figure].toFixed(digits)}${met ? ' ' : '!'}`.padStart(width)
  })
  console.log(`  ${name.padEnd(nameWidth)}${cells.join('')}`)
}

try {
  console.log(`\nLighthouse, mobile, median of ${runs}; “!” misses its goal, LCP and TBT as simulated, JS and CSS in kB of brotli\n`)
  console.log(`  ${''.padEnd(nameWidth)}${goals.map(({ label }) => `${label} `.padStart(width)).join('')}`)
  printGoals('goal', goals)
  for (const page of pages) {
    const measured: Measured[] = []
    for (let run = 0; run < runs; run++) measured.push(await measure(`${origin}${page.path}`, { port: debugging }))
    print(page.name, medianOf(measured))
  }
  console.log()
  printGoals('goal in a checkout', checkoutGoals)
  const shopper = new Shopper(shop.port, { host })
  const id = await shopper.start('t9000203')
  await shopper.goToPayment(id)
  const { cookie } = shopper
  for (const step of steps) {
    const measured: Measured[] = []
    for (let run = 0; run < runs; run++)
      measured.push(await measure(`${origin}${shopper.addressOf(id, step)}`, { port: debugging, cookie }))
    print(step, medianOf(measured), checkoutGoals)
  }
  console.log(failed === 0 ? '\nEvery goal is met.' : `\n${failed} of the numbers miss their goal.`)
} finally {
  await browser.close()
  await shop.stop()
}
process.exitCode = failed === 0 ? 0 : 1
