import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { postgresEngine } from '../../server/data/testing/postgres-engine.ts'
import { startShopProcess } from '../../server/testing/shop-process.ts'
import { freePort } from '../../tools/test-run/free-port.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { type RunningShop, startRunningShop } from '../running-shop.ts'
import { loadSecret, openStoppedShop, prepareCrowd } from './booking-load.ts'
import { Buyer, type Step } from './buyers.ts'
import { compareBaskets } from './compare-baskets.ts'
import { endHolds, killWhileExpiring, waitForExpiry } from './cut-expiry.ts'

/** KILL_ROUNDS sets another number, for a short run or a long one. */
const rounds = Number(process.env.KILL_ROUNDS ?? 100)
const buyerCount = 6
/** The shop is killed at a random moment of this time, in milliseconds, in which buyers take several steps. */
const killWithinMs = 1_500
/** After so many rounds the holds of the baskets that were left behind end, and the shop is killed while it releases them. */
const roundsToExpiry = 5

/**
 * Kills the shop at random moments while customers hold, cancel, pay, settle, get back and withdraw from baskets, and
 * while holds expire. After the last start every buyer finishes; then every acknowledged answer must be there, once.
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
  const buyers = crowd.tokens.map((token, index) => new Buyer(token, crowd.emails[index] ?? '', index))
  const expire = () => endHolds(place, abandonedOf(buyers))
  let expiries = 0
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
    if (round % roundsToExpiry !== roundsToExpiry - 1) continue
    await expire()
    const settings = { ...settingsFor(place), PORT: String(await freePort()) }
    if (await killWhileExpiring(place, () => startShopProcess(settings))) expiries += 1
  }
  await expire()
  const last = await start(place)
  await Promise.all(buyers.map((buyer) => buyer.buy({ ...buying, origin: last.origin }, () => true)))
  await waitForExpiry(place)
  await stop(last)
  return compareBaskets(engine, place, { buyers, interrupted, expiries })
}

/** Returns the orders of the baskets that nobody comes back for. */
function abandonedOf(buyers: readonly Buyer[]): readonly string[] {
  const baskets = buyers.flatMap(({ acknowledged }) => acknowledged)
  return baskets.flatMap(({ abandoned, orders }) => (abandoned ? orders.map(({ id }) => id) : []))
}

function start(place: DatabasePlace): Promise<RunningShop> {
  return startRunningShop(settingsFor(place))
}

function settingsFor({ databaseUrl, dataDir }: DatabasePlace) {
  return {
    ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
    SHOP_SECRET: loadSecret,
    SAMPLE_CATALOGUE: 'off',
    RATE_LIMIT_FACTOR: '1000000',
  }
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
