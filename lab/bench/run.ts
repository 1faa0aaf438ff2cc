// npm run bench                                        the sample shop on SQLite, and on PostgreSQL where one is named
// npm run bench -- --quick                             the same in five minutes
// npm run bench -- --tools 10000 --orders 100000       also a large shop, and how the cost of each call grows
// npm run bench -- --only memory,calls,pages,sign-in,buying,floor,growth  only these parts
// npm run bench -- --only growth --past 1000000        how acts and jobs grow with that many orders
// npm run bench -- --json FILE                         where the figures go; test-results/bench.json by default
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { measureGrowth } from './growth/measure-growth.ts'
import { misses, RefusedRun, type Row, tableOf } from './judge.ts'
import { LoadGenerator } from './load/load-generator.ts'
import { measureBuying } from './measures/buying.ts'
import { addGrowth, measureCalls } from './measures/calls.ts'
import { compareEngines, measureAgainstFloor } from './measures/floor.ts'
import { measureFromMemory } from './measures/from-memory.ts'
import { measurePages } from './measures/pages.ts'
import type { Plan } from './measures/plan.ts'
import { measureSignIn } from './measures/sign-in.ts'
import type { ShopSize } from './stands/filled-shop.ts'
import { type ShopStand, startOnPostgres, startOnSqlite, syncsCommits } from './stands/shop-stand.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    tools: { type: 'string', default: '0' },
    orders: { type: 'string', default: '0' },
    past: { type: 'string', default: '100000' },
    only: { type: 'string', default: 'memory,calls,pages,sign-in,buying,floor,growth' },
    json: { type: 'string', default: 'test-results/bench.json' },
  },
})
const parts = new Set(values.only.split(','))
const large: ShopSize = { tools: wholeNumber('--tools'), orders: wholeNumber('--orders') }
if (large.orders > 0 && large.tools === 0) throw new Error('--orders needs --tools: an order is for a tool')

const rows: Row[] = []
const plan: Plan = {
  ...(values.quick ? { rounds: 3, roundMs: 350 } : { rounds: 7, roundMs: 1_500 }),
  generator: new LoadGenerator(),
  beside: new LoadGenerator(),
  add(row) {
    rows.push(row)
    process.stderr.write(`${misses(row) ? 'misses' : 'done'}: ${row.what}\n`)
  },
}
try {
  await measureAll()
  report()
} catch (error) {
  if (!(error instanceof RefusedRun)) throw error
  console.error(`Refused: the figures of a run with errors mean nothing. ${error.message}`)
  process.exitCode = 1
} finally {
  plan.generator.end()
  plan.beside.end()
}

async function measureAll(): Promise<void> {
  if (parts.has('growth')) {
    const past = { orders: wholeNumber('--past'), ofCustomer: values.quick ? 2_000 : 10_000 }
    await measureGrowth(past, process.env.TEST_DATABASE_URL, plan)
  }
  const onSqlite = await measureEngine((size) => startOnSqlite(size), true)
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) {
    console.log('not run: PostgreSQL absent (TEST_DATABASE_URL names none)')
    return
  }
  const onPostgres = await measureEngine(
    (size) => startOnPostgres(serverUrl, size),
    await syncsCommits(serverUrl),
  )
  if (onSqlite && onPostgres) compareEngines(onSqlite, onPostgres, plan)
}

/** Returns the cost of orders in the sample shop, if it was measured. */
async function measureEngine(start: (size: ShopSize) => Promise<ShopStand>, durable: boolean) {
  const small = await measureSize(start, { tools: 0, orders: 0 }, durable)
  if (large.tools === 0) return small.orders
  const grown = await measureSize(start, large, durable)
  addGrowth(small.costs, grown.costs, grown.where, plan)
  return small.orders
}

async function measureSize(start: (size: ShopSize) => Promise<ShopStand>, size: ShopSize, durable: boolean) {
  const shop = await start(size)
  const isSample = size.tools === 0
  const named = isSample ? 'sample shop' : `${count(size.tools)} tools, ${count(size.orders)} orders`
  const where = `${shop.engine}, ${named}`
  try {
    if (parts.has('memory') && isSample && shop.engine === 'SQLite') await measureFromMemory(shop, plan)
    const costs = parts.has('calls') ? await measureCalls(shop, where, plan) : new Map<string, number>()
    if (parts.has('pages') && isSample) await measurePages(shop, where, plan)
    if (parts.has('sign-in') && isSample) await measureSignIn(shop, where, plan)
    if (parts.has('buying')) await measureBuying(shop, where, durable, plan)
    const orders = parts.has('floor') ? await measureAgainstFloor(shop, where, plan) : undefined
    return { where, costs, orders }
  } finally {
    await shop.end()
  }
}

function report(): void {
  const [cpu] = cpus()
  const machine = `Node ${process.version}, ${cpus().length} × ${cpu?.model.trim()}, ${plan.rounds} rounds`
  console.log(
    `${machine}\n\n${tableOf(rows)}\n\n${rows.filter(misses).length} of ${rows.length} miss their bar.`,
  )
  mkdirSync(dirname(values.json), { recursive: true })
  writeFileSync(values.json, JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2))
}

function wholeNumber(name: '--tools' | '--orders' | '--past'): number {
  const text = values[name.slice(2) as 'tools' | 'orders' | 'past']
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} takes a whole number, for example ${name} 10000`)
  return Number(text)
}

function count(number: number): string {
  return number.toLocaleString('en')
}
