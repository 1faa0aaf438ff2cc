import { type Shop, startShop } from '../../e2e/support/shop.ts'
import type { DatabaseHome } from '../../server/data/testing/engine.ts'
import { postgresEngine } from '../../server/data/testing/postgres-engine.ts'
import { SettingsInForce } from '../../server/operations/settings/settings-in-force.ts'
import type { Shop as ShopWithoutServer } from '../../server/operations/shop.ts'
import { accessTokens } from '../../server/platform/access-token.ts'
import { hourMs, systemClock } from '../../server/platform/clock.ts'
import { orderLinks } from '../../server/platform/order-links.ts'
import { sealedTexts } from '../../server/platform/sealed-texts.ts'
import { addCustomer, addTool } from '../../server/testing/shop-contents.ts'
import { startTcpProxy, type TcpProxy } from '../../server/testing/tcp-proxy.ts'
import { TestCards } from '../../server/testing/test-cards.ts'
import type { Figure } from '../long-run.ts'

const secret = 'the secret of a shop behind a proxy, long enough'

/** A running shop whose network to PostgreSQL can be made to hang. */
export interface ShopBehindProxy {
  readonly shop: Shop
  readonly proxy: TcpProxy
  /** The shop's database, without the proxy. */
  readonly place: DatabaseHome
  readonly productId: string
  /** The access token of a customer. */
  readonly token: string
}

/** Starts a shop with one tool and one customer on a new database, calls `use`, and removes everything. */
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
      // Stops the shop after a failed run. After a complete run it has already stopped, so this is an error.
      await shop.stop().catch(() => undefined)
    }
  } finally {
    await proxy.close()
    await place.drop()
  }
}

/** Opens the shop's database like another process of the same shop. */
export async function openShopOn(place: DatabaseHome): Promise<ShopWithoutServer> {
  const database = await place.reopen()
  return {
    database,
    settings: new SettingsInForce(database, { isSample: true }),
    cards: new TestCards(),
    clock: systemClock,
    holdMs: hourMs,
    rateLimitFactor: 1_000,
    orderLinks: orderLinks('a secret of this check'),
    sealedTexts: sealedTexts('a secret of this check'),
    privateNetworks: true,
    publicUrl: 'http://localhost',
    adminEmail: undefined,
  }
}

async function prepare(place: DatabaseHome): Promise<{ readonly productId: string; readonly token: string }> {
  const shop = await openShopOn(place)
  const productId = await addTool(shop, { stock: 1_000, unitPriceCents: 2_000 })
  const { userId, sessionId } = await addCustomer(shop)
  await shop.database.close()
  return {
    productId,
    token: await accessTokens(secret, systemClock).sign({ userId, sessionId, lifeMs: hourMs }),
  }
}

/** The result of a call. */
export interface Ended {
  /** 0 without an answer. */
  readonly status: number
  readonly ms: number
  readonly endedAt: number
  readonly body: string
}

/** Calls a URL with a timeout of one minute. */
export async function call(url: string, init: RequestInit = {}): Promise<Ended> {
  const startedAt = performance.now()
  const ended = (status: number, body: string) => {
    const endedAt = performance.now()
    return { status, body, endedAt, ms: endedAt - startedAt }
  }
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) })
    return ended(answer.status, await answer.text())
  } catch (error) {
    // No connection, a broken connection, or a timeout.
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

/** Sends SIGTERM while the network hangs. Reports the shop's time to stop and its exit code. */
export async function stopShop(shop: Shop): Promise<readonly Figure[]> {
  const startedAt = performance.now()
  const outcome = await shop.stop().then(
    () => 'code 0',
    (error: unknown) => String(error).split('\n')[0] ?? '',
  )
  const ms = performance.now() - startedAt
  return [
    figure('SIGTERM during the hang ends the shop after', seconds(ms), 'within 10 s', ms <= 10_000),
    figure('with', outcome, 'code 0', outcome === 'code 0'),
  ]
}
