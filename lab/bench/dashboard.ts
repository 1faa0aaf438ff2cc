// node lab/bench/dashboard.ts [calls] [list]: measures each call of the dashboard's pages at the server in the
// configured database (DATA_DIR, or DATABASE_URL for PostgreSQL). An empty one is filled first with 10,000 tools,
// 1,000,000 orders and the rows of dashboard-rows.ts. Prints the slowest calls of each list in milliseconds, and all
// over the bar of 200 ms. On a busy machine the processor time tells more; it includes that of a PostgreSQL on this
// machine.

import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { productFilters } from '../../contract/catalogue/product-states.ts'
import { loadEnvironment } from '../../server/config/load-environment.ts'
import { readSettings } from '../../server/config/read-settings.ts'
import { openDatabaseExclusively } from '../../server/data/open-database.ts'
import { rememberDays } from '../../server/operations/figures/remember-days.ts'
import { indexNewOrders } from '../../server/operations/orders/index-new-orders.ts'
import { seedLargeShop } from '../../server/operations/seed/seed-large-shop.ts'
import { addAdmin } from '../../server/testing/shop-contents.ts'
import { openTestApp } from '../../server/testing/test-app.ts'
import { addDashboardRows } from './dashboard-rows.ts'
import { configuredEngine } from './engines.ts'

const calls = Number(process.argv[2] ?? 5)
const only = process.argv[3]
const barMs = 200
const tools = 10_000
const orders = 1_000_000

interface MeasuredList {
  readonly name: string
  readonly path: string
  readonly sorts: readonly string[]
  /** Parameters that filter the list; each alone, and all that can be combined with a search. */
  readonly filters: readonly string[]
  readonly searches: readonly string[]
}

/** Words that no row, few rows and most rows contain, and two letters. */
const texts = ['xylophone', 'rareword', 'question', 'zq', 'qu']
const byAge = ['createdAt', '-createdAt']
const byStock = ['name', '-name', 'price', '-price', 'availableQuantity', '-availableQuantity', 'position']
const orderWords = [
  'xylophone',
  'made-customer-4177',
  'wrench',
  'wrench cutter',
  'zq',
  '555 0004177',
  'made-order',
]

const lists: readonly MeasuredList[] = [
  {
    ...{ name: 'users', path: '/users', sorts: ['email', '-email', ...byAge] },
    filters: ['state=blocked', 'role=customer', 'role=packer', 'role=admin'],
    searches: ['xylophone', '4177', 'customer', 'zq', 'cu', 'truewheel 4177'],
  },
  {
    ...{ name: 'products', path: '/products', sorts: byStock },
    filters: [
      ...productFilters.map((state) => `state=${state}`),
      'category=Drivetrain+tools',
      'category=None',
    ],
    searches: ['xylophone', 'wrench 282', 'wrench', 'zq', 'wr'],
  },
  {
    ...{ name: 'parts', path: '/products?kind=part', sorts: byStock },
    filters: productFilters.map((state) => `state=${state}`),
    searches: ['xylophone', 'spoke 1002', 'spoke', 'zq'],
  },
  {
    ...{ name: 'orders', path: '/booking', sorts: byAge },
    filters: [
      ...['unpaid', 'hold-expired', 'paid', 'to-send', 'sent'].map((state) => `state=${state}`),
      'customer=made-customer-77@truewheel.example',
      'from=2026-11-01&to=2026-11-07',
    ],
    searches: orderWords,
  },
  {
    ...{ name: 'order totals', path: '/order-totals', sorts: [] },
    filters: [
      ...['unpaid', 'hold-expired', 'paid', 'to-send', 'sent'].map((state) => `state=${state}`),
      'customer=made-customer-77@truewheel.example',
      'from=2026-11-01&to=2026-11-07',
    ],
    searches: orderWords,
  },
  {
    ...{ name: 'reviews', path: '/reviews', sorts: byAge, searches: texts },
    filters: ['state=shown', 'state=hidden', 'stars=5', 'tool=made-tool-000005'],
  },
  {
    ...{ name: 'requests', path: '/quotes', sorts: byAge, searches: texts },
    filters: ['state=open', 'state=handled', 'kind=quote', 'kind=contact'],
  },
  {
    ...{ name: 'offers', path: '/offers', sorts: byAge, searches: ['xylophone'] },
    filters: ['state=open', 'state=withdrawn', 'state=accepted'],
  },
  {
    ...{ name: 'emails', path: '/messages', sorts: byAge, searches: texts },
    filters: ['state=waiting', 'state=sent', 'state=failed'],
  },
  {
    ...{ name: 'changes', path: '/changes', sorts: [], searches: [] },
    filters: [
      ...['action=user.blocked', 'action=order.sent', 'action=review.hidden', 'person=nobody@b.example'],
      ...['kind=order&id=made-4177', `from=${Date.now() - 604_800_000}`],
    ],
  },
]

const single = [
  ['figures, 30 days', '/figures?days=30'],
  ['figures, a year', '/figures?days=365'],
  ['board', '/board'],
  ['payments owed', '/refunds/owed'],
  ['alerts', '/alerts'],
  ['proof', '/proof'],
  ['chain of changes', '/changes/verification'],
  ['quick: nothing', '/quick?q=xylophone'],
  ['quick: a person', '/quick?q=4177'],
  ['quick: a product', '/quick?q=wrench'],
  ['quick: two letters', '/quick?q=cu'],
  ['quick: two letters, nothing', '/quick?q=zq'],
] as const

const settings = readSettings(loadEnvironment())
const database = await openDatabaseExclusively(settings, (error) => console.error(error.message))
await fillIfEmpty()
const { app, shop, tokenOf, drop } = await openTestApp(configuredEngine(database, settings), {
  metrics: 'off',
})
const authorization = `Bearer ${await tokenOf(await addAdmin(shop))}`
console.log(`${database.engine}, ${calls} calls: list; median, fastest, longest, processor time; the call`)
for (const list of lists) if (!only || list.name === only) await measureList(list)
if (!only || only === 'single') {
  const start = performance.now()
  await rememberDays(shop)
  await call('/search?q=wrench')
  console.log(
    `sums of the days and index of the catalogue after ${(performance.now() - start).toFixed(0)} ms`,
  )
  for (const [name, path] of single) report(name, [{ path, ...(await measured(path)) }])
}
await drop()

async function fillIfEmpty(): Promise<void> {
  const now = Date.now()
  const isFilled = (table: 'orders' | 'outbox') =>
    database.read.selectFrom(table).select('id').limit(1).executeTakeFirst()
  if (!(await isFilled('orders'))) await seedLargeShop(database, { tools, orders }, now, () => undefined)
  if (!(await isFilled('outbox'))) await addDashboardRows(database, now)
  await indexNewOrders({ database })
}

async function measureList({ name, path, sorts, filters, searches }: MeasuredList): Promise<void> {
  const words = searches.map((search) => `search=${encodeURIComponent(search)}`)
  const narrowed = [
    '',
    ...filters,
    ...words,
    ...filters.flatMap((filter) => words.map((word) => `${filter}&${word}`)),
  ]
  const results = []
  for (const narrow of narrowed)
    for (const sort of ['', ...sorts.map((order) => `sort=${order}`)]) {
      // Every filter and every search in each sort order; their combination only in the default order.
      if (sort !== '' && narrow.includes('&search=')) continue
      const query = [narrow, sort, name === 'order totals' ? '' : 'limit=25'].filter(Boolean).join('&')
      const first = `${path}${path.includes('?') ? '&' : '?'}${query}`
      const page = await measured(first)
      results.push({ path: first, ...page })
      if (page.next)
        results.push({ path: `next page of ${first}`, ...(await measured(`${first}&after=${page.next}`)) })
      const last = page.next && narrow === '' ? await lastPage(path, sort, sorts, page.next) : undefined
      if (last) results.push({ path: `last page of ${first}`, ...(await measured(`${first}&after=${last}`)) })
    }
  report(name, results)
}

/** Makes the cursor of the last page from the 25th row of the reversed list. */
async function lastPage(
  path: string,
  sort: string,
  sorts: readonly string[],
  next: string,
): Promise<string | undefined> {
  if (path === '/changes') return cursorWith(next, [25])
  const order = sort.replace('sort=', '')
  const reverse = order.startsWith('-') ? order.slice(1) : `-${order}`
  if (!sorts.includes(reverse)) return undefined
  const answer = await call(`${path}${path.includes('?') ? '&' : '?'}sort=${reverse}&limit=25`)
  const cursor = answer.headers['x-next-cursor']
  return cursor === undefined ? undefined : cursorWith(next, placeOf(String(cursor)))
}

function placeOf(cursor: string): readonly unknown[] {
  return (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]).slice(2)
}

function cursorWith(cursor: string, place: readonly unknown[]): string {
  const [list, segment] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
  return Buffer.from(JSON.stringify([list, segment, ...place])).toString('base64url')
}

async function call(path: string) {
  const answer = await app.inject({ url: `/api${path}`, headers: { authorization } })
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
  return answer
}

async function measured(path: string) {
  const times: number[] = []
  const used: number[] = []
  const atServer = await serverCpu()
  let next: string | undefined
  for (let turn = 0; turn < calls; turn += 1) {
    const start = performance.now()
    const usedBefore = process.threadCpuUsage()
    const { headers } = await call(path)
    times.push(performance.now() - start)
    const { user, system } = process.threadCpuUsage(usedBefore)
    used.push((user + system) / 1_000)
    next = headers['x-next-cursor'] as string | undefined
  }
  const sorted = times.toSorted((one, other) => one - other)
  return {
    p50: medianOf(times),
    fastest: sorted[0] ?? 0,
    longest: sorted.at(-1) ?? 0,
    used: medianOf(used) + (await serverCpuSince(atServer)) / calls,
    next,
  }
}

/**
 * Returns the processor time of each of PostgreSQL's processes for this database in milliseconds, in steps of 10. Empty
 * on SQLite, and if PostgreSQL runs on another machine.
 */
async function serverCpu(): Promise<ReadonlyMap<number, number>> {
  if (database.engine === 'sqlite') return new Map()
  const connections = sql<{
    pid: number
  }>`(select pid from pg_stat_activity where datname = current_database())`
  const rows = await database.read.selectFrom(connections.as('connections')).select('pid').execute()
  return new Map(
    rows.map(({ pid }) => {
      const file = `/proc/${pid}/stat`
      const fields = existsSync(file) ? (readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []) : []
      return [pid, (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10]
    }),
  )
}

/** Returns the processor time used since then by processes that already existed. */
async function serverCpuSince(before: ReadonlyMap<number, number>): Promise<number> {
  const now = await serverCpu()
  return [...before].reduce((sum, [pid, used]) => sum + ((now.get(pid) ?? used) - used), 0)
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

type Measured = Omit<Awaited<ReturnType<typeof measured>>, 'next'> & { readonly path: string }

function report(name: string, results: readonly Measured[]): void {
  const worst = results.toSorted((one, other) => other.p50 - one.p50)
  const line = ({ path, ...ms }: Measured) =>
    `${[ms.p50, ms.fastest, ms.longest, ms.used].map((value) => value.toFixed(1).padStart(8)).join('')}  ${path}`
  console.log(`${name} (${results.length} calls)`)
  for (const result of worst.filter(({ p50 }, index) => index < 2 || p50 > barMs).slice(0, 12))
    console.log(`${result.p50 > barMs ? ' over' : '     '}${line(result)}`)
}
