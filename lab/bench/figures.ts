import { periodLengths } from '../../contract/desk/figures.ts'
import { loadEnvironment } from '../../server/config/load-environment.ts'
import { readSettings } from '../../server/config/read-settings.ts'
import { openDatabaseExclusively } from '../../server/data/open-database.ts'
import { getFigures } from '../../server/operations/figures/get-figures.ts'
import { sumTaxes } from '../../server/operations/invoices/sum-taxes.ts'
import type { Shop } from '../../server/operations/shop.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { addPapers } from './papers.ts'

/**
 * Measures the tax of all invoices by rate (`GET /taxes`), and the shop's figures of each period, in the configured
 * database, which `npm run seed -- --tools 10000 --orders 1000000` has filled; the first run adds the invoices. Prints
 * the first call of a process; the median of some calls in time and in processor time, which other programs on the
 * machine change little; and the longest turn of the event loop in processor time. In milliseconds.
 */

const calls = Number(process.argv[2] ?? 20)
const timeZone = 'Europe/Paris'

const database = await openDatabaseExclusively(readSettings(loadEnvironment()), (error) =>
  console.error(error.message),
)
const settings = { read: async () => ({ money: { timeZone } }) } as unknown as Shop['settings']
const shop = { database, clock: systemClock, settings }
await addPapers(database)
console.log(
  `${database.engine}: days, first call, its longest turn, p50, its processor time, longest turn, in ms`,
)
await report('tax', () => sumTaxes(shop, {}))
for (const days of periodLengths) await report(days, () => getFigures(shop, timeZone, { days: Number(days) }))
console.log(`resident memory: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
await database.close()

async function report(name: string, call: () => Promise<unknown>): Promise<void> {
  const first = await measured(1, call)
  const next = await measured(calls, call)
  const columns = [first.p50, first.turn, next.p50, next.used, next.turn]
  console.log(name.padStart(4), columns.map((ms) => ms.toFixed(1).padStart(8)).join(''))
}

async function measured(count: number, call: () => Promise<unknown>) {
  const times: number[] = []
  const used: number[] = []
  let turn = 0
  let before = process.threadCpuUsage()
  let measuring = true
  const nextTurn = () => {
    const { user, system } = process.threadCpuUsage(before)
    turn = Math.max(turn, (user + system) / 1_000)
    before = process.threadCpuUsage()
    if (measuring) setImmediate(nextTurn)
  }
  setImmediate(nextTurn)
  for (let made = 0; made < count; made += 1) {
    const start = performance.now()
    const usedBefore = process.threadCpuUsage()
    await call()
    times.push(performance.now() - start)
    const { user, system } = process.threadCpuUsage(usedBefore)
    used.push((user + system) / 1_000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  measuring = false
  const median = (of: readonly number[]) =>
    of.toSorted((one, other) => one - other)[Math.floor(count / 2)] ?? 0
  return { p50: median(times), used: median(used), turn }
}
