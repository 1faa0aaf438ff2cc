import { medianOf, type Row } from '../judge.ts'
import type { LoadJob } from '../load/load-job.ts'
import type { ShopStand } from '../stands/shop-stand.ts'
import { booking } from './call-cases.ts'
import { type Measured, measure, type Plan, rateOf } from './plan.ts'

const callers = 50
/** The minimum length of a round; in shorter ones rendering visitors' pages outweighs the bookings. */
const leastRoundMs = 2_000
/** Visitors besides the buyers: enough requests for a p99, too few to be a load. */
const visitors = { callers: 4, pauseMs: 20 }

/** Measures bookings and whole orders of fifty callers over HTTP, and the latency of pages meanwhile. */
export async function measureBuying(
  shop: ShopStand,
  where: string,
  durable: boolean,
  plan: Plan,
): Promise<void> {
  const note = durable ? 'durable' : 'the server does not sync commits'
  const load = { port: shop.port, callers, forMs: Math.max(leastRoundMs, plan.roundMs) }
  const bookings = (onlyTool?: string): LoadJob => ({
    ...load,
    kind: 'calls',
    calls: Array.from({ length: callers * 60 }, (_, number) => booking(shop, number, onlyTool)),
  })
  const several = `Bookings over ${shop.toolIds.length} tools, ${callers} callers`
  await measureLoad(shop, plan, bookings(), { what: several, where, note })
  const one = `Bookings of one tool, ${callers} callers`
  await measureLoad(shop, plan, bookings(shop.toolIds[0]), { what: one, where, note })
  const orders: LoadJob = {
    ...load,
    kind: 'orders',
    tokens: shop.tokens,
    toolIds: shop.toolIds,
    secretKey: shop.cardKey,
  }
  const whole = `Whole orders (book, address, intent, confirm, settle), ${callers} callers`
  await measureLoad(shop, plan, orders, { what: whole, where, note })
}

interface Figure {
  readonly what: string
  readonly where: string
  readonly note: string
}

async function measureLoad(
  shop: ShopStand,
  plan: Plan,
  job: LoadJob,
  { what, where, note }: Figure,
): Promise<void> {
  const rounds: Measured[] = []
  const pages: number[] = []
  for (let round = 0; round <= plan.rounds; round += 1) {
    const [measured, page] = await Promise.all([
      measure(what, plan.generator, shop.pid, job),
      plan.beside.run({ ...visits(shop), ...visitors, forMs: job.forMs }),
    ])
    if (round === 0) continue
    rounds.push(measured)
    pages.push(page.p99Ms)
  }
  const cost = medianOf(rounds.map(({ costMs }) => costMs ?? Number.NaN)).value
  const costs = Number.isNaN(cost) ? [] : [`${cost.toFixed(3)} ms of the processor`]
  const row: Omit<Row, 'value' | 'spread' | 'what'> = { where, unit: '/s' }
  plan.add({
    ...row,
    what,
    ...medianOf(rounds.map(rateOf)),
    note: [note, ...costs].join('; '),
  })
  plan.add({
    ...{ what: `Pages meanwhile, p99: ${what}`, where, unit: 'ms' },
    ...medianOf(pages),
    bar: { most: 50 },
  })
}

function visits(shop: ShopStand) {
  const paths = ['/', '/tools', `/tool/${shop.toolIds[0]}`, '/blog']
  const calls = paths.map((path) => ({ method: 'GET' as const, path, expect: 200, contains: '</html>' }))
  return { kind: 'calls' as const, port: shop.port, calls }
}
