import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { postgresEngine } from '../../server/data/testing/postgres-engine.ts'
import { proveNumbers, readProof } from '../../server/operations/proof/prove-numbers.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { type RunningShop, startRunningShop } from '../running-shop.ts'
import { loadSecret, openStoppedShop, prepareCrowd } from './booking-load.ts'
import { type Acknowledged, Buyer, type Step, steps } from './buyers.ts'

const rounds = 100
const buyerCount = 6
/** The shop is killed at a random moment of this time, in milliseconds, in which buyers take several steps. */
const killWithinMs = 1_500

/**
 * Kills the shop at random moments while customers hold, cancel, pay, settle and get back baskets. After the last start
 * every buyer finishes; then every acknowledged answer must be there, once.
 */
export const killBaskets: LongRun = {
  name: 'kill-baskets',
  about: `kill -9 in ${rounds} rounds while ${buyerCount} customers buy baskets; each repeats the call that got no answer`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'truewheel-kills-'))
    try {
      const embedded = await killOn('SQLite', { databaseUrl: undefined, dataDir: join(folder, 'data') })
      const url = process.env.TEST_DATABASE_URL
      return url ? [...embedded, ...(await onPostgres(url))] : [...embedded, notRun]
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

const notRun: Figure = { what: 'PostgreSQL', value: 'not run: PostgreSQL absent', bar: 'none', holds: true }

async function onPostgres(url: string): Promise<readonly Figure[]> {
  const home = await postgresEngine(url).unmigrated()
  try {
    return await killOn('PostgreSQL', home.place)
  } finally {
    await home.drop()
  }
}

async function killOn(engine: string, place: DatabasePlace): Promise<readonly Figure[]> {
  const crowd = await prepareCrowd(place, buyerCount)
  await stop(await start(place))
  const buying = { ...crowd, secretKey: await secretKeyOf(place) }
  const buyers = crowd.tokens.map((token, index) => new Buyer(token, index))
  const interrupted = new Map<Step, number>()
  for (let round = 0; round < rounds; round += 1) {
    const shop = await start(place)
    const bought = buyers.map((buyer) => buyer.buy({ ...buying, origin: shop.origin }, () => false))
    await wait(Math.random() * killWithinMs)
    shop.process.kill('SIGKILL')
    for (const step of await Promise.all(bought)) {
      if (step) interrupted.set(step, (interrupted.get(step) ?? 0) + 1)
    }
    await shop.ended
  }
  const last = await start(place)
  await Promise.all(buyers.map((buyer) => buyer.buy({ ...buying, origin: last.origin }, () => true)))
  await stop(last)
  return compare(engine, place, { buyers, interrupted })
}

function start({ databaseUrl, dataDir }: DatabasePlace): Promise<RunningShop> {
  return startRunningShop({
    ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
    SHOP_SECRET: loadSecret,
    SAMPLE_CATALOGUE: 'off',
    RATE_LIMIT_FACTOR: '1000000',
  })
}

async function stop(shop: RunningShop): Promise<void> {
  shop.process.kill('SIGTERM')
  await shop.ended
}

/** Reads the sandbox's secret key from the database of a stopped shop. */
async function secretKeyOf(place: DatabasePlace): Promise<string> {
  const { database } = await openStoppedShop(place)
  const row = await database.read
    .selectFrom('settings')
    .where('key', '=', 'sandbox-secret-key')
    .select('value')
    .executeTakeFirstOrThrow()
  await database.close()
  return row.value
}

interface Outcome {
  readonly buyers: readonly Buyer[]
  readonly interrupted: ReadonlyMap<Step, number>
}

/** Compares what was acknowledged with the database of the stopped shop. */
async function compare(
  engine: string,
  place: DatabasePlace,
  { buyers, interrupted }: Outcome,
): Promise<readonly Figure[]> {
  const shop = await openStoppedShop(place)
  try {
    const baskets = buyers.flatMap(({ acknowledged }) => acknowledged).filter(({ purchase }) => purchase)
    const { orders, refunds, charges } = await stored(shop.database.read)
    const lost = baskets.flatMap((basket) => lostOf(basket, orders, refunds))
    const purchases = new Set([...orders.values()].map(({ purchase_id }) => purchase_id))
    await proveNumbers(shop)
    const proof = await readProof(shop.database.read)
    const differences = proof?.counts.reduce((sum, count) => sum + count.differences, 0) ?? -1
    const paidBaskets = baskets.filter(({ settled }) => settled).length
    const wrong = buyers.flatMap((buyer) => buyer.wrong)
    const figure = (what: string, value: number | string, bar: string, holds: boolean): Figure => ({
      what: `${engine}: ${what}`,
      value: String(value),
      bar,
      holds,
    })
    const none = (what: string, list: readonly string[]) =>
      figure(what, list.slice(0, 3).join('; ') || '0', '0', list.length === 0)
    const waiting = steps.map((step) => `${step} ${interrupted.get(step) ?? 0}`).join(', ')
    return [
      figure(
        'calls without an answer by a kill',
        waiting,
        'each step',
        steps.every((step) => interrupted.has(step)),
      ),
      figure('baskets held, paid', `${baskets.length}, ${paidBaskets}`, 'over 0', paidBaskets > 0),
      none('unexpected answers', wrong),
      none('acknowledged answers that are lost', lost),
      figure(
        'purchases beyond the acknowledged',
        purchases.size - baskets.length,
        '0',
        purchases.size === baskets.length,
      ),
      figure('charges beyond one per paid basket', charges - paidBaskets, '0', charges === paidBaskets),
      figure('differences in the proof of the numbers', differences, '0', differences === 0),
    ]
  } finally {
    await shop.database.close()
  }
}

type Read = Awaited<ReturnType<typeof openStoppedShop>>['database']['read']

async function stored(read: Read) {
  const orders = await read
    .selectFrom('orders')
    .select(['id', 'state', 'purchase_id', 'payment_id', 'price_cents'])
    .execute()
  const refunds = await read.selectFrom('refunds').select(['id', 'state', 'amount_cents']).execute()
  const charges = await read
    .selectFrom('payments')
    .where('state', '=', 'succeeded')
    .select('intent_id')
    .execute()
  return {
    orders: new Map(orders.map((order) => [order.id, order])),
    refunds: new Map(refunds.map((refund) => [refund.id, refund])),
    charges: charges.length,
  }
}

type Stored = Awaited<ReturnType<typeof stored>>

/** Returns what was acknowledged of a basket and is not stored so. */
function lostOf(
  { purchase, orders, cancelled, intentId, settled, refund }: Acknowledged,
  storedOrders: Stored['orders'],
  refunds: Stored['refunds'],
): readonly string[] {
  const lost: string[] = []
  for (const { id, cents } of orders) {
    const order = storedOrders.get(id)
    if (order?.purchase_id !== purchase || order?.price_cents !== cents) lost.push(`order ${id}`)
    if (id === cancelled && order?.state !== 'cancelled') lost.push(`cancellation of ${id}`)
    const isPaid = order?.state === 'paid' && order.payment_id === intentId
    if (settled && id !== cancelled && !isPaid) lost.push(`payment of ${id}`)
  }
  if (refund) {
    const found = refunds.get(refund.id)
    if (found?.amount_cents !== refund.cents || found.state !== 'succeeded') lost.push(`refund ${refund.id}`)
  }
  return lost
}
