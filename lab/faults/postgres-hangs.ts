import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { findLedgerMismatches } from '../../server/data/queries/catalogue/stock.ts'
import type { Figure, LongRun } from '../long-run.ts'
import {
  call,
  type Ended,
  figure,
  type ShopBehindProxy,
  seconds,
  stopShop,
  withShopBehindProxy,
} from './shop-behind-proxy.ts'

const hangMs = 30_000

/**
 * Hangs the network to PostgreSQL under load, restores it for new connections, and hangs it again while the
 * shop stops.
 */
export const postgresHangs: LongRun = {
  name: 'postgres-hangs',
  about: `the network to PostgreSQL hangs for ${hangMs / 1_000} s, and again while the shop stops`,
  needs: 'postgres',
  run: () =>
    withShopBehindProxy(async (running) => [
      ...(await hangAndReturn(running)),
      ...(await stopInHang(running)),
    ]),
}

async function hangAndReturn(running: ShopBehindProxy): Promise<readonly Figure[]> {
  const { shop, proxy } = running
  // As many parallel calls as the pool has connections, so that all connections are open when the network hangs.
  await Promise.all(
    Array.from({ length: 20 }, () => call(`${shop.url}/api/bookings?customer=x`, bearer(running))),
  )
  proxy.hang()
  const load = startLoad(running)
  await wait(hangMs)
  load.stop()
  const restoredAt = performance.now()
  proxy.resumeForNewConnections()
  const [readyMs, homeMs] = await Promise.all([
    untilServed(`${shop.url}/readyz`),
    untilServed(`${shop.url}/`),
  ])
  const { bookings, ...answers } = await load.ended
  const duringHang = (calls: readonly Ended[]) => calls.filter(({ endedAt }) => endedAt < restoredAt)
  // The first answer may be from before the hang, because it is cached for a second.
  const ready = duringHang(answers.ready).slice(1)
  const home = duringHang(answers.home)
  const api = duringHang(answers.api)
  const crowd = await Promise.all(Array.from({ length: 30 }, () => call(`${shop.url}/tool/${randomUUID()}`)))
  return [
    figure(
      '/readyz during the hang, slowest',
      seconds(slowest(ready)),
      'within 2 s',
      slowest(ready) <= 2_000,
    ),
    figure(
      '/readyz during the hang, after its first second',
      statuses(ready),
      'only 503',
      only(ready, [503]),
    ),
    figure(
      'the home page during the hang, slowest',
      seconds(slowest(home)),
      'within 12 s',
      slowest(home) <= 12_000,
    ),
    figure('the home page during the hang', statuses(home), 'only 503', only(home, [503])),
    figure(
      'calls of the API during the hang, slowest',
      seconds(slowest(api)),
      'within 18 s',
      slowest(api) <= 18_000,
    ),
    figure('calls of the API during the hang', statuses(api), 'only 503', only(api, [503])),
    figure('/readyz after the return', seconds(readyMs), 'within 15 s', readyMs <= 15_000),
    figure('the home page after the return', seconds(homeMs), 'within 15 s', homeMs <= 15_000),
    figure(
      '30 pages at once afterwards, slowest',
      seconds(slowest(crowd)),
      'within 5 s',
      slowest(crowd) <= 5_000,
    ),
    figure('30 pages at once afterwards', statuses(crowd), 'only 404: no such tool', only(crowd, [404])),
    ...(await retryBookings(running, bookings)),
    figure(
      'all of this took',
      seconds(performance.now() - restoredAt),
      'within 40 s',
      performance.now() - restoredAt <= 40_000,
    ),
  ]
}

/** Retries every booking with its idempotency key, and compares the result with the database. */
async function retryBookings(running: ShopBehindProxy, made: readonly Booked[]): Promise<readonly Figure[]> {
  const retried = await Promise.all(made.map(({ key }) => book(running, key)))
  const database = await running.place.reopen()
  const rows = await database.read.selectFrom('orders').select('id').execute()
  const atOdds = await findLedgerMismatches(database.read)
  await database.close()
  return [
    figure('bookings during the hang', statuses(made), 'only 200 and 503', only(made, [200, 503])),
    figure('the same bookings retried with their keys', statuses(retried), 'only 200', only(retried, [200])),
    figure(
      'orders for that many keys',
      `${rows.length} for ${made.length}`,
      'one for each',
      rows.length === made.length,
    ),
    figure('tools whose stock is not their ledger', atOdds.length, '0', atOdds.length === 0),
  ]
}

async function stopInHang(running: ShopBehindProxy): Promise<readonly Figure[]> {
  const { shop, proxy } = running
  proxy.hang()
  const pending = Array.from({ length: 15 }, () => call(`${shop.url}/api/tools/${randomUUID()}`))
  await wait(500)
  const stopped = await stopShop(shop)
  const answers = await Promise.all(pending)
  return [
    ...stopped,
    figure('calls pending at that time', statuses(answers), 'only 503', only(answers, [503])),
  ]
}

interface Booked extends Ended {
  readonly key: string
}

async function book(running: ShopBehindProxy, key: string): Promise<Booked> {
  const { authorization } = bearer(running).headers
  const ended = await call(`${running.shop.url}/api/booking`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ Id: running.productId, quantity: 1 }),
  })
  return { ...ended, key }
}

function bearer({ token }: ShopBehindProxy) {
  return { headers: { authorization: `Bearer ${token}` } }
}

/** Requests the readiness, the home page, tools and a booking every second, without waiting for responses. */
function startLoad(running: ShopBehindProxy) {
  const { url } = running.shop
  const calls = { ready: [] as Promise<Ended>[], home: [] as Promise<Ended>[], api: [] as Promise<Ended>[] }
  const bookings: Promise<Booked>[] = []
  const round = () => {
    calls.ready.push(call(`${url}/readyz`))
    calls.home.push(call(`${url}/`))
    for (let each = 0; each < 5; each += 1) calls.api.push(call(`${url}/api/tools/${randomUUID()}`))
    if (bookings.length < 20) bookings.push(book(running, randomUUID()))
  }
  round()
  const timer = setInterval(round, 1_000)
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
  const ended = stopped.then(async () => {
    clearInterval(timer)
    return {
      ready: await Promise.all(calls.ready),
      home: await Promise.all(calls.home),
      api: await Promise.all(calls.api),
      bookings: await Promise.all(bookings),
    }
  })
  return { stop, ended }
}

/** Returns how long a URL takes to answer 200; at most a minute. */
async function untilServed(url: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < 60_000) {
    if ((await call(url)).status === 200) break
    await wait(100)
  }
  return performance.now() - startedAt
}

function slowest(calls: readonly Ended[]): number {
  return Math.max(...calls.map(({ ms }) => ms))
}

function only(calls: readonly Ended[], allowed: readonly number[]): boolean {
  return calls.every(({ status }) => allowed.includes(status))
}

function statuses(calls: readonly Ended[]): string {
  const counts = Map.groupBy(calls, ({ status }) => status)
  return [...counts].map(([status, each]) => `${each.length} × ${status || 'no answer'}`).join(', ')
}
