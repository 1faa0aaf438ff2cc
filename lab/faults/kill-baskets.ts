import { setTimeout as wait } from 'node:timers/promises'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { startShopProcess } from '../../server/testing/shop-process.ts'
import { freePort } from '../../tools/test-run/free-port.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { openStoppedShop, prepareCrowd } from './booking-load.ts'
import { Buyer, type Step, steps } from './buyers.ts'
import { compareBaskets } from './compare-baskets.ts'
import { endHolds, killWhileExpiring, waitForExpiry } from './cut-expiry.ts'
import { kill, onBothEngines, settingsAt, startAt, stopKindly } from './killed-shop.ts'
import { killRounds, Rounds } from './rounds.ts'
import { figure } from './shop-behind-proxy.ts'

const buyerCount = 6
/** The shop is killed at a random moment within this many milliseconds, in which buyers take several steps. */
const killWithinMs = 1_500
/** After this many rounds the holds of abandoned baskets end, and the shop is killed while it releases them. */
const roundsToExpiry = 5

/**
 * Kills the shop at random moments while customers book, cancel, pay, settle, get refunds and withdraw, and while holds
 * expire. After the last start every buyer finishes. Every acknowledged answer must then be stored exactly once.
 */
export const killBaskets: LongRun = {
  name: 'kill-baskets',
  about: `kill -9 in ${killRounds} rounds while ${buyerCount} customers buy baskets; each repeats the call that got no answer`,
  run: () => onBothEngines(killOn),
}

async function killOn(engine: string, place: DatabasePlace): Promise<readonly Figure[]> {
  const crowd = await prepareCrowd(place, buyerCount)
  await stopKindly(await startAt(place))
  const buying = { ...crowd, secretKey: await secretKeyOf(place) }
  const buyers = crowd.tokens.map((token, index) => new Buyer(token, crowd.emails[index] ?? '', index))
  const expire = () => endHolds(place, abandonedOf(buyers))
  let expiries = 0
  const interrupted = new Map<Step, number>()
  const rounds = new Rounds(engine)
  for (const round of rounds) {
    const shop = await startAt(place)
    const bought = buyers.map((buyer) => buyer.buy({ ...buying, origin: shop.origin }, () => false))
    await wait(Math.random() * killWithinMs)
    const killed = kill(shop)
    for (const step of await Promise.all(bought)) {
      if (step) interrupted.set(step, (interrupted.get(step) ?? 0) + 1)
    }
    await killed
    if (round % roundsToExpiry !== roundsToExpiry - 1) continue
    await expire()
    const settings = { ...settingsAt(place), PORT: String(await freePort()) }
    if (await killWhileExpiring(place, () => startShopProcess(settings))) expiries += 1
  }
  await expire()
  const last = await startAt(place)
  await Promise.all(buyers.map((buyer) => buyer.buy({ ...buying, origin: last.origin }, () => true)))
  await waitForExpiry(place)
  await stopKindly(last)
  const waiting = steps.map((step) => `${step} ${interrupted.get(step) ?? 0}`).join(', ')
  const isEach = steps.every((step) => interrupted.has(step))
  return [
    figure(`${engine}: kills at random moments`, rounds.made, 'over 0', rounds.made > 0),
    figure(`${engine}: calls without an answer by a kill`, waiting, 'each step', isEach),
    figure(
      `${engine}: kills while holds expired, some released and some not`,
      expiries,
      'over 0',
      expiries > 0,
    ),
    ...(await compareBaskets(engine, place, buyers)),
  ]
}

/** Returns the orders of abandoned baskets. */
export function abandonedOf(buyers: readonly Buyer[]): readonly string[] {
  const baskets = buyers.flatMap(({ acknowledged }) => acknowledged)
  return baskets.flatMap(({ abandoned, orders }) => (abandoned ? orders.map(({ id }) => id) : []))
}

/** Reads the sandbox's secret key from the database of a stopped shop. */
export async function secretKeyOf(place: DatabasePlace): Promise<string> {
  const { database } = await openStoppedShop(place)
  const row = await database.read
    .selectFrom('settings')
    .where('key', '=', 'sandbox-secret-key')
    .select('value')
    .executeTakeFirstOrThrow()
  await database.close()
  return row.value
}
