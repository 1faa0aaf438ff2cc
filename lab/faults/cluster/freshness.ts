import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Figure, LongRun } from '../../long-run.ts'
import { figure } from '../shop-behind-proxy.ts'
import { type Peopled, withCluster } from './loaded-cluster.ts'

const changes = 20
const limitMs = 1_000

export const freshness: LongRun = {
  name: 'cluster-freshness',
  about: `a price that one shop changes is shown by the two others, ${changes} times, and after their connections for changes were ended`,
  needs: 'cluster',
  run: () => withCluster(measure),
}

async function measure(peopled: Peopled): Promise<readonly Figure[]> {
  const usual: number[] = []
  for (let round = 0; round < changes; round += 1) usual.push(await shownAfter(peopled, 100 + round))
  const afterLoss: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await endListeners(peopled)
    afterLoss.push(await shownAfter(peopled, 200 + round))
    await wait(1_000)
  }
  return [times('shown by both others after', usual), times('the same after a lost connection', afterLoss)]
}

function times(what: string, ms: readonly number[]): Figure {
  const sorted = [...ms].sort((one, other) => one - other)
  const [median = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  const value = `median ${Math.round(median)} ms, slowest ${Math.round(slowest)} ms`
  return figure(what, value, `under ${limitMs} ms`, slowest < limitMs)
}

/** Changes a price at the first shop, and returns how long the others' lists and pages take to show it. */
async function shownAfter({ cluster, crowd }: Peopled, dollars: number): Promise<number> {
  const [first, ...others] = cluster.shops
  const productId = crowd.toolIds[0] ?? ''
  // Caches an answer in each process.
  await Promise.all(others.map(({ origin }) => shows(origin, productId, dollars)))
  const answer = await fetch(`${first?.origin}/api/tools/${productId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${crowd.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ price: dollars }),
  })
  if (!answer.ok) throw new Error(`The price was not changed: ${answer.status} ${await answer.text()}`)
  const changedAt = performance.now()
  const slowest = await Promise.all(
    others.map(async ({ origin }) => {
      while (!(await shows(origin, productId, dollars))) await wait(5)
      return performance.now() - changedAt
    }),
  )
  return Math.max(...slowest)
}

async function shows(origin: string, productId: string, dollars: number): Promise<boolean> {
  const [list, page] = await Promise.all(
    [`${origin}/api/tools`, `${origin}/tool/${productId}`].map(async (url) => (await fetch(url)).text()),
  )
  const price = `"price":${dollars}`
  return [list, page].every((text) => text?.replaceAll('\\"', '"').includes(price))
}

/** Ends the connections that listen for changes, as the restart of a network device does. */
async function endListeners({ cluster }: Peopled): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.postgres.urlOf('primary') })
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike '%notify truewheel_heartbeat%'`)
  await client.end()
}
