import { medianOf } from '../judge.ts'
import type { Call } from '../load/load-job.ts'
import type { ShopStand } from '../stands/shop-stand.ts'
import { leastRoundMs, measure, type Plan } from './plan.ts'

interface PageCase {
  readonly what: string
  /** Returns a different address each time, because requests for one page share a render. */
  addressOf(number: number): string
  /** The allowed cost of the page, as a multiple of React's cost for the finished tree alone. */
  readonly mostOfTree?: number
}

/** Measures pages that are rendered per request, alternating with React's rendering of the finished trees alone. */
export async function measurePages(shop: ShopStand, where: string, plan: Plan): Promise<void> {
  const cases: readonly PageCase[] = [
    { what: '/tools filtered', addressOf: (number) => `/tools?price-to=${1_000 + number}`, mostOfTree: 2 },
    { what: 'A tool', addressOf: (number) => `/tool/${shop.toolIds[0]}?quantity=${number + 1}` },
  ]
  for (const each of cases) await measurePage(each, shop, where, plan)
}

async function measurePage(
  { what, addressOf, mostOfTree }: PageCase,
  shop: ShopStand,
  where: string,
  plan: Plan,
): Promise<void> {
  const calls = Array.from({ length: 997 }, (_, number): Call => {
    return { method: 'GET', path: addressOf(number), expect: 200, contains: '</html>' }
  })
  const forMs = Math.max(leastRoundMs, plan.roundMs)
  const job = { kind: 'calls' as const, port: shop.port, callers: 4, forMs, calls }
  const answer = await fetch(`http://127.0.0.1:${shop.port}${addressOf(calls.length - 1)}`)
  // React reads this when it is loaded. The shop's own process is in production mode too.
  process.env.NODE_ENV = 'production'
  const { finishedTree } = await import('../stands/finished-tree.ts')
  const render = finishedTree(await answer.text())
  const rounds: { readonly page: number; readonly tree: number }[] = []
  for (let round = 0; round <= plan.rounds; round += 1) {
    const { costMs: page, answered } = await measure(what, plan.generator, shop.pid, job)
    if (page === undefined) return
    const tree = costOf(render, answered)
    if (round > 0) rounds.push({ page, tree })
  }
  const page = medianOf(rounds.map((round) => round.page)).value
  const tree = medianOf(rounds.map((round) => round.tree)).value
  plan.add({
    ...{ what: `${what}, rendered, of React's finished tree`, where, unit: '×' },
    ...(mostOfTree !== undefined && { bar: { most: mostOfTree } }),
    ...medianOf(rounds.map((round) => round.page / round.tree)),
    note: `${page.toFixed(2)} and ${tree.toFixed(2)} ms of the processor`,
  })
}

/** Returns the processor time of one rendering into bytes, in milliseconds. */
function costOf(render: () => string, times: number): number {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) Buffer.from(render())
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / times
}
