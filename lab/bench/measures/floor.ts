import { medianOf, type Row } from '../judge.ts'
import type { LoadJob } from '../load/load-job.ts'
import { type Floor, startFloor } from '../stands/peers.ts'
import type { ShopStand } from '../stands/shop-stand.ts'
import { booking } from './call-cases.ts'
import { leastRoundMs, measure, type Plan } from './plan.ts'

const callers = 50

/** The shop's allowed cost, as a multiple of the minimum (floor) server's. */
const mostBooking = 8
const mostOrder = 12

/** Processor time of a booking and of a whole order in the shop, in milliseconds. */
export interface OrderCosts {
  readonly booking: number
  readonly order: number
}

/**
 * Measures bookings and whole orders of fifty callers, alternating with a handwritten server, and compares the
 * processor time of both. Nothing else runs meanwhile.
 */
export async function measureAgainstFloor(
  shop: ShopStand,
  where: string,
  plan: Plan,
): Promise<OrderCosts | undefined> {
  const floor = await startFloor()
  try {
    const bookings = await measurePair('A booking', shop, floor, plan, bookingsOf)
    const orders = await measurePair(
      'A whole order (book, address, intent, confirm, settle)',
      shop,
      floor,
      plan,
      ordersOf,
    )
    if (!bookings || !orders) return undefined
    const isJudged = shop.engine === 'SQLite'
    plan.add(rowOf(bookings, where, isJudged ? mostBooking : undefined))
    plan.add(rowOf(orders, where, isJudged ? mostOrder : undefined))
    return { booking: bookings.shopMs, order: orders.shopMs }
  } finally {
    await floor.end()
  }
}

interface Pair extends Pick<Row, 'value' | 'spread'> {
  readonly what: string
  readonly shopMs: number
  readonly floorMs: number
}

type Stand = Pick<Floor, 'port' | 'pid' | 'tokens' | 'toolIds' | 'cardKey'>

/** Measures both servers once; undefined if the system does not report a process's time. */
async function measurePair(
  what: string,
  shop: Stand,
  floor: Stand,
  plan: Plan,
  jobOf: (stand: Stand, forMs: number) => LoadJob,
): Promise<Pair | undefined> {
  const forMs = Math.max(leastRoundMs, plan.roundMs)
  const rounds: { readonly shopMs: number; readonly floorMs: number }[] = []
  for (let round = 0; round <= plan.rounds; round += 1) {
    const { costMs: floorMs } = await measure(
      `${what}, floor`,
      plan.generator,
      floor.pid,
      jobOf(floor, forMs),
    )
    const { costMs: shopMs } = await measure(what, plan.generator, shop.pid, jobOf(shop, forMs))
    if (floorMs === undefined || shopMs === undefined) return undefined
    if (round > 0) rounds.push({ shopMs, floorMs })
  }
  return {
    what,
    ...medianOf(rounds.map(({ shopMs, floorMs }) => shopMs / floorMs)),
    shopMs: medianOf(rounds.map(({ shopMs }) => shopMs)).value,
    floorMs: medianOf(rounds.map(({ floorMs }) => floorMs)).value,
  }
}

function rowOf({ what, value, spread, shopMs, floorMs }: Pair, where: string, most: number | undefined): Row {
  return {
    ...{ what: `${what}, against the floor`, where, value, spread, unit: '×' },
    ...(most !== undefined && { bar: { most } }),
    note: `${shopMs.toFixed(2)} and ${floorMs.toFixed(3)} ms of the processor`,
  }
}

function bookingsOf(stand: Stand, forMs: number): LoadJob {
  const calls = Array.from({ length: callers * 60 }, (_, number) => booking(stand, number))
  return { kind: 'calls', port: stand.port, callers, forMs, calls }
}

function ordersOf({ port, tokens, toolIds, cardKey: secretKey }: Stand, forMs: number): LoadJob {
  return { kind: 'orders', port, callers, forMs, tokens, toolIds, secretKey }
}

const mostOfSqlite = 1.3

/** Adds the cost of PostgreSQL in the shop's own process, as a multiple of the embedded database's cost. */
export function compareEngines(onSqlite: OrderCosts, onPostgres: OrderCosts, { add }: Plan): void {
  for (const [name, what] of [
    ['booking', 'A booking'],
    ['order', 'A whole order'],
  ] as const) {
    const value = onPostgres[name] / onSqlite[name]
    add({
      ...{ what: `${what}: PostgreSQL, of the embedded database`, where: "the shop's process", unit: '×' },
      ...{ value, spread: [value, value], bar: { most: mostOfSqlite } },
    })
  }
}
