import { type Shop, startShop } from '../../e2e/support/shop.ts'
import type { DatabaseHome } from '../../server/data/testing/engine.ts'
import { postgresEngine } from '../../server/data/testing/postgres-engine.ts'
import type { Shop as ShopWithoutServer } from '../../server/operations/shop.ts'
import { accessTokens } from '../../server/platform/access-token.ts'
import { hourMs, systemClock } from '../../server/platform/clock.ts'
import { addCustomer, addTool } from '../../server/testing/shop-contents.ts'
import { startTcpProxy, type TcpProxy } from '../../server/testing/tcp-proxy.ts'
import { TestCards } from '../../server/testing/test-cards.ts'
import type { Figure } from '../long-run.ts'

const secret = 'the secret of a shop behind a proxy, long enough'

/** A running shop whose network to PostgreSQL can be made to hang. */
export interface ShopBehindProxy {
  readonly shop: Shop
  readonly proxy: TcpProxy
  /** Its database, reached without the proxy. */
  readonly place: DatabaseHome
  readonly toolId: string
  /** The access token of a customer. */
  readonly token: string
}

/** Starts a shop with one tool and one customer on a database of its own, uses it and removes all of it. */
export async function withShopBehindProxy<Value>(
  use: (running: ShopBehindProxy) => Promise<Value>,
): Promise<Value> {
  const place = await postgresEngine(process.env.TEST_DATABASE_URL ?? '').unmigrated()
  const url = new URL(place.place.databaseUrl ?? '')
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
  try {
    const contents = await prepare(place)
    url.host = `127.0.0.1:${proxy.port}`
    const shop = await startShop({ DATABASE_URL: url.href, SHOP_SECRET: secret, SAMPLE_CATALOGUE: 'off' })
    try {
      return await use({ shop, proxy, place, ...contents })
    } finally {
      // Ends what a run that failed has left; of a shop that has ended it is an error to end it again.
      await shop.stop().catch(() => undefined)
    }
  } finally {
    await proxy.close()
    await place.drop()
  }
}

/** The shop's data without a server, as another process has it. */
export async function openShopOn(place: DatabaseHome): Promise<ShopWithoutServer> {
  return {
    database: await place.reopen(),
    cards: new TestCards(),
    clock: systemClock,
    holdMs: hourMs,
    rateLimitFactor: 1_000,
    publicUrl: 'http://localhost',
    adminEmail: undefined,
  }
}

async function prepare(place: DatabaseHome): Promise<{ readonly toolId: string; readonly token: string }> {
  const shop = await openShopOn(place)
  const toolId = await addTool(shop, { stock: 1_000, unitPriceCents: 2_000 })
  const { userId, sessionId } = await addCustomer(shop)
  await shop.database.close()
  return {
    toolId,
    token: await accessTokens(secret, systemClock).sign({ userId, sessionId, lifeMs: hourMs }),
  }
}

/** How a call ended. */
export interface Ended {
  /** 0: without an answer. */
  readonly status: number
  readonly ms: number
  readonly endedAt: number
  readonly body: string
}

/** Makes a call and waits for its end for a minute at most. */
export async function call(url: string, init: RequestInit = {}): Promise<Ended> {
  const begun = performance.now()
  const ended = (status: number, body: string) => {
    const endedAt = performance.now()
    return { status, body, endedAt, ms: endedAt - begun }
  }
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) })
    return ended(answer.status, await answer.text())
  } catch (error) {
    // No connection, a broken one, or the minute is over.
    if (error instanceof TypeError || error instanceof DOMException) return ended(0, '')
    throw error
  }
}

export function figure(what: string, value: string | number, bar: string, holds: boolean): Figure {
  return { what, value: String(value), bar, holds }
}

export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}

/** Sends SIGTERM while the network hangs; how long the shop takes, and whether it ends well. */
export async function stopShop(shop: Shop): Promise<readonly Figure[]> {
  const begun = performance.now()
  const outcome = await shop.stop().then(
    () => 'code 0',
    (error: unknown) => String(error).split('\n')[0] ?? '',
  )
  const ms = performance.now() - begun
  return [
    figure('SIGTERM during the hang ends the shop after', seconds(ms), 'within 10 s', ms <= 10_000),
    figure('with', outcome, 'code 0', outcome === 'code 0'),
  ]
}
