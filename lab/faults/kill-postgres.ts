import { setTimeout as wait } from 'node:timers/promises'
import { PostgresPair } from '../cluster/postgres-pair.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { prepareCrowd } from './booking-load.ts'
import { Buyer } from './buyers.ts'
import { compareBaskets } from './compare-baskets.ts'
import { endHolds, waitForExpiry } from './cut-expiry.ts'
import { abandonedOf, secretKeyOf } from './kill-baskets.ts'
import { startAt, stopKindly } from './killed-shop.ts'
import { killRounds, Rounds } from './rounds.ts'
import { figure } from './shop-behind-proxy.ts'

/** Fewer than the kills of a shop, because a recovery takes seconds. */
const crashes = Math.ceil(killRounds / 5)
const buyerCount = 6
/** PostgreSQL is killed at a random moment within this many milliseconds after baskets are bought again. */
const killWithinMs = 2_000

/**
 * Kills every process of PostgreSQL while customers buy baskets, lets it recover from its log, and continues. Meanwhile
 * the shop keeps running and answers 503, and the buyers retry. Every acknowledged answer must be stored exactly once.
 */
export const killPostgres: LongRun = {
  name: 'kill-postgres',
  about: `kill -9 of all processes of PostgreSQL (synchronous_commit=on), ${crashes} times, while ${buyerCount} customers buy baskets`,
  needs: 'postgres-programs',
  async run() {
    const servers = await PostgresPair.start()
    try {
      await servers.killStandby()
      return await killOn(servers)
    } finally {
      await servers.stop()
    }
  },
}

async function killOn(servers: PostgresPair): Promise<readonly Figure[]> {
  const place = { databaseUrl: servers.urlOf('primary'), dataDir: '' }
  const crowd = await prepareCrowd(place, buyerCount)
  const shop = await startAt(place)
  const buying = { ...crowd, secretKey: await secretKeyOf(place), origin: shop.origin }
  const buyers = crowd.tokens.map((token, index) => new Buyer(token, crowd.emails[index] ?? '', index))
  let isOver = false
  const bought = buyers.map(async (buyer) => {
    // A step without an answer, such as one that PostgreSQL interrupted, is repeated. A wrong answer stops the run.
    while (buyer.wrong.length === 0 && (await buyer.buy(buying, () => isOver)) !== undefined) await wait(100)
  })
  const againMs: number[] = []
  const rounds = new Rounds('crashes', crashes)
  for (const _ of rounds) {
    await wait(Math.random() * killWithinMs)
    await servers.crashPrimary()
    const crashedAt = performance.now()
    await servers.recoverPrimary()
    await untilBought(buyers)
    againMs.push(performance.now() - crashedAt)
  }
  isOver = true
  await Promise.all(bought)
  await endHolds(place, abandonedOf(buyers))
  await waitForExpiry(place)
  await stopKindly(shop)
  const slowest = Math.max(...againMs)
  return [
    figure(
      'crashes that PostgreSQL recovered from',
      againMs.length,
      String(rounds.made),
      againMs.length === rounds.made,
    ),
    figure('longest time from a crash to the next whole basket', `${Math.round(slowest)} ms`, 'none', true),
    ...(await compareBaskets('PostgreSQL', place, buyers)),
  ]
}

/** Resolves once a buyer has bought another basket, or cannot continue. */
async function untilBought(buyers: readonly Buyer[]): Promise<void> {
  const count = () => buyers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const before = count()
  const deadline = performance.now() + 120_000
  while (count() === before && buyers.every(({ wrong }) => wrong.length === 0)) {
    if (performance.now() > deadline) throw new Error('Nobody could buy anything after a crash')
    await wait(50)
  }
}
