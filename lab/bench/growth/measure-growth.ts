import { medianOf } from '../judge.ts'
import type { Plan } from '../measures/plan.ts'
import { type Act, actsOf } from './acts.ts'
import { noPast, type OpenedPast, openPastOnPostgres, openPastOnSqlite, type Past } from './past-shop.ts'
import { StatementWatch, statementTable } from './statement-watch.ts'

/** The number of runs in one measurement, because a single run is shorter than a garbage collection. */
const runsTogether = 5
/** Smaller costs are noise, whatever their ratio. */
const leastMs = 0.1

/**
 * Measures the cost of a customer's acts and of each job in a shop with a history, alternating with a new shop:
 * processor time of this process, without HTTP and with a card provider in memory. Prints the slowest statements.
 */
export async function measureGrowth(past: Past, serverUrl: string | undefined, plan: Plan): Promise<void> {
  const watch = new StatementWatch()
  const size = (each: Past) =>
    `${each.orders.toLocaleString('en')} orders, ${each.ofCustomer.toLocaleString('en')} own`
  await compare(
    [await openPastOnSqlite(noPast), await openPastOnSqlite(past)],
    `SQLite, ${size(past)}`,
    plan,
    watch,
  )
  if (serverUrl === undefined) return
  const onServer = { ...past, orders: Math.min(past.orders, 100_000) }
  const shops = [
    await openPastOnPostgres(serverUrl, noPast),
    await openPastOnPostgres(serverUrl, onServer),
  ] as const
  await compare(shops, `PostgreSQL, ${size(onServer)}`, plan, undefined)
}

async function compare(
  [fresh, past]: readonly [OpenedPast, OpenedPast],
  where: string,
  plan: Plan,
  watch: StatementWatch | undefined,
): Promise<void> {
  try {
    for (const act of actsOf(past)) await compareAct(act, [fresh, past], where, plan, watch)
  } finally {
    await fresh.end()
    await past.end()
  }
}

async function compareAct(
  act: Act,
  [fresh, past]: readonly [OpenedPast, OpenedPast],
  where: string,
  plan: Plan,
  watch: StatementWatch | undefined,
): Promise<void> {
  // The first rounds warm up, and let each job complete its one-time work.
  for (let round = 0; round < 2; round += 1) for (const shop of [fresh, past]) await costOf(act, shop)
  const rounds: { readonly fresh: number; readonly past: number }[] = []
  while (rounds.length < 2 * plan.rounds + 1)
    rounds.push({ fresh: await costOf(act, fresh), past: await costOf(act, past) })
  const before = medianOf(rounds.map((round) => round.fresh)).value
  const after = medianOf(rounds.map((round) => round.past)).value
  const ratios = medianOf(rounds.map((round) => (leastMs + round.past) / (leastMs + round.fresh)))
  plan.add({
    ...{ what: `Growth of: ${act.name}`, where, unit: '×', ...ratios },
    ...(act.most !== undefined && { bar: { most: act.most } }),
    note: `${before.toFixed(2)} → ${after.toFixed(2)} ms of the processor`,
  })
  if (!watch) return
  for (const [name, shop] of Object.entries({ fresh, past })) {
    const runs = []
    for (let run = 0; run < runsTogether; run += 1) runs.push(await act.prepare(shop))
    watch.start()
    for (const run of runs) await run()
    console.log(statementTable(`${act.name}, ${name}`, runs.length, watch.stop()))
  }
}

/** Returns the processor time of one run, in milliseconds. */
async function costOf(act: Act, shop: OpenedPast): Promise<number> {
  const runs = []
  for (let run = 0; run < runsTogether; run += 1) runs.push(await act.prepare(shop))
  const before = process.cpuUsage()
  for (const run of runs) await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / runs.length
}
