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

/** The network to PostgreSQL hangs under load, comes back for new connections, and hangs again when the shop stops. */
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
  // As many calls at once as the pool has connections, so that all of them are there to hang.
  await Promise.all(
    Array.from({ length: 20 }, () => call(`${shop.url}/api/bookings?customer=x`, bearer(running))),
  )
  proxy.hang()
  const load = callAgainAndAgain(running)
  await wait(hangMs)
  load.stop()
  const backAt = performance.now()
  proxy.resumeForNewConnections()
  const [readyMs, homeMs] = await Promise.all([
    untilServed(`${shop.url}/readyz`),
    untilServed(`${shop.url}/`),
  ])
  const { bookings, ...answers } = await load.ended
  const beforeReturn = (calls: readonly Ended[]) => calls.filter(({ endedAt }) => endedAt < backAt)
  // An answer from before the hang is handed out for a second.
  const ready = beforeReturn(answers.ready).slice(1)
  const home = beforeReturn(answers.home)
  const api = beforeReturn(answers.api)
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
    ...(await bookedOnce(running, bookings)),
    figure(
      'all of it was over after',
      seconds(performance.now() - backAt),
      'within 40 s',
      performance.now() - backAt <= 40_000,
    ),
  ]
}

/** Sends the bookings that had no answer once more with their keys, and compares what is stored. */
async function bookedOnce(running: ShopBehindProxy, made: readonly Booked[]): Promise<readonly Figure[]> {
  const again = await Promise.all(made.map(({ key }) => book(running, key)))
  const database = await running.place.reopen()
  const rows = await database.read.selectFrom('orders').select('id').execute()
  const atOdds = await findLedgerMismatches(database.read)
  await database.close()
  return [
    figure('bookings during the hang', statuses(made), 'only 200 and 503', only(made, [200, 503])),
    figure('the same bookings afterwards, with their keys', statuses(again), 'only 200', only(again, [200])),
    figure(
      'orders for that many keys',
      `${rows.length} for ${made.length}`,
      'as many',
      rows.length === made.length,
    ),
    figure('tools whose stock is not their ledger', atOdds.length, '0', atOdds.length === 0),
  ]
}

async function stopInHang(running: ShopBehindProxy): Promise<readonly Figure[]> {
  const { shop, proxy } = running
  proxy.hang()
  const underWay = Array.from({ length: 15 }, () => call(`${shop.url}/api/tools/${randomUUID()}`))
  await wait(500)
  const stopped = await stopShop(shop)
  const answers = await Promise.all(underWay)
  return [...stopped, figure('calls under way then', statuses(answers), 'only 503', only(answers, [503]))]
}

interface Booked extends Ended {
  readonly key: string
}

async function book(running: ShopBehindProxy, key: string): Promise<Booked> {
  const { authorization } = bearer(running).headers
  const ended = await call(`${running.shop.url}/api/booking`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ Id: running.toolId, quantity: 1 }),
  })
  return { ...ended, key }
}

function bearer({ token }: ShopBehindProxy) {
  return { headers: { authorization: `Bearer ${token}` } }
}

/** Asks for the readiness, the home page, a tool and a booking each second, without waiting for the answers. */
function callAgainAndAgain(running: ShopBehindProxy) {
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

/** How long it takes until an address is answered with 200; a minute at most. */
async function untilServed(url: string): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < 60_000) {
    if ((await call(url)).status === 200) break
    await wait(100)
  }
  return performance.now() - begun
}

function slowest(calls: readonly Ended[]): number {
  return Math.max(...calls.map(({ ms }) => ms))
}

function only(calls: readonly Ended[], wanted: readonly number[]): boolean {
  return calls.every(({ status }) => wanted.includes(status))
}

function statuses(calls: readonly Ended[]): string {
  const counts = Map.groupBy(calls, ({ status }) => status)
  return [...counts].map(([status, each]) => `${each.length} × ${status || 'no answer'}`).join(', ')
}
