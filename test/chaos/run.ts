import type { Brand } from '../../src/markets/brand.ts'
import { tidemark } from '../../src/markets/tidemark/tidemark.ts'
import { builtinVars } from '../setup/checkout-apis.ts'
import { openShop } from '../setup/shop.ts'
import { checkoutsAt } from './checkouts.ts'
import { readOptions } from './options.ts'
import { type Api, planOf } from './plan.ts'
import { story, summary } from './report.ts'
import { type Place, play, type Trial } from './trial.ts'

/** The house brand whose checkout is as short as it may be. */
const brand: Brand = (moment) => {
  const { whitelabel, markets } = tidemark(moment)
  const schedules = { balanceDays: 40, instalments: { count: 3, everyDays: 30 } }
  return {
    whitelabel,
    markets: markets
      .filter(({ key }) => key === 'xx')
      .map((market) => ({ ...market, checkout: { ...market.checkout, steps: ['additional-options', 'payment'], schedules } })),
  }
}

const options = readOptions(process.argv.slice(2), crypto.getRandomValues(new Uint32Array(1))[0] ?? 1)
const { seed, only } = options
console.log(`Payment chaos, seed ${seed}`)

const openPlace = async (api: Api): Promise<Place & { stop: () => Promise<void> }> => {
  const listeners = new Map<string, (line: string) => void>()
  const hear = (line: string) => {
    for (const [id] of line.matchAll(/\b[a-z0-9]{12}\b/g)) listeners.get(id)?.(line)
  }
  const shop = await openShop({ brands: [brand], hear, ...(api === 'builtin' && { vars: builtinVars }) })
  return {
    port: shop.port,
    start: checkoutsAt(shop.port),
    wake: shop.wakeCheckout,
    evict: shop.evictCheckout,
    listen: (id, note) => void listeners.set(id, note),
    stop: shop.stop,
  }
}
const places = { remote: await openPlace('remote'), builtin: await openPlace('builtin') }
const from = performance.now()

/** All of the work, so many at once. */
async function side<Task, Result>(tasks: readonly Task[], work: (task: Task) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const waiting = tasks.values()
  const hand = async () => {
    for (const task of waiting) results.push(await work(task))
  }
  await Promise.all(Array.from({ length: options.atOnce }, hand))
  return results
}

/** Trials that came to no verdict, and were played a second time. */
const unplayed: number[] = []

/** What the machine stopped says nothing of the shop: it is told, and played once more with a checkout of its own. */
async function playOne(trial: number, isSecond = false): Promise<Trial[]> {
  const plan = planOf(seed, trial, only)
  try {
    return [tell(await play(places[plan.api], plan))]
  } catch (error) {
    console.error(`\nTrial ${trial} came to no verdict${isSecond ? ' again' : ' and is played once more'}:`, error)
    if (!isSecond) return playOne(trial, true)
    unplayed.push(trial)
    return []
  }
}

let told = 0

function tell(trial: Trial): Trial {
  const isBroken = trial.verdict.violations.length > 0
  if (isBroken || options.isLoud) console.log(story(trial, options))
  told += 1
  if (told % 100 === 0) console.log(`… ${told} trials, ${((performance.now() - from) / 1000).toFixed(0)} s`)
  return trial
}

/** What was still under way has had time by now: a booking that is lost counts as lost after two minutes. */
async function lookAgain(trial: Trial): Promise<Trial> {
  if (!trial.again || trial.verdict.violations.length > 0) return trial
  const later = await trial.again()
  if (later.verdict.violations.length > 0) console.log(story(later, options))
  return later
}

const numbers = options.trial === undefined ? Array.from({ length: options.trials }, (_, index) => options.first + index) : [options.trial]
const trials = await side((await side(numbers, (number) => playOne(number))).flat(), lookAgain)
console.log(summary(trials, (performance.now() - from) / 1000))
const broken = trials.filter(({ verdict }) => verdict.violations.length > 0)
const bad = [...broken.map(({ plan }) => plan.trial), ...unplayed]
if (bad.length > 0) console.log(`\nBroken: trials ${bad.join(', ')} of seed ${seed}`)
await Promise.all([places.remote.stop(), places.builtin.stop()])
process.exit(bad.length === 0 ? 0 : 1)
