import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, startCluster } from '../../cluster/start-cluster.ts'
import type { Figure } from '../../long-run.ts'
import { type Crowd, compareWithStored, loadSecret, prepareCrowd, startBookingLoad } from '../booking-load.ts'
import { figure, seconds } from '../shop-behind-proxy.ts'

const clusterSettings = {
  SHOP_SECRET: loadSecret,
  SAMPLE_CATALOGUE: 'off',
  RATE_LIMIT_FACTOR: '1000000',
}

const customers = 12

/** A cluster with customers and bookable tools. */
export interface Peopled {
  readonly cluster: Cluster
  readonly crowd: Crowd
}

/** Starts a cluster with a crowd, calls `use`, and removes everything. */
export async function withCluster<Value>(
  use: (peopled: Peopled) => Promise<Value>,
  options: {
    readonly settings?: Readonly<Record<string, string>>
    readonly code?: string
    readonly prepare?: (databaseUrl: string) => Promise<Crowd>
  } = {},
): Promise<Value> {
  const prepare = options.prepare ?? ((url: string) => prepareCrowd(placeAt(url), customers))
  let crowd: Crowd | undefined
  const cluster = await startCluster({
    settings: { ...clusterSettings, ...options.settings },
    ...(options.code !== undefined && { code: options.code }),
    prepare: async (url) => {
      crowd = await prepare(url)
    },
  })
  try {
    if (!crowd) throw new Error('Nobody is there')
    return await use({ cluster, crowd })
  } finally {
    await cluster.stop()
  }
}

export function placeAt(databaseUrl: string) {
  return { databaseUrl, dataDir: '' }
}

/**
 * Books through the proxy during an event, until bookings are acknowledged again afterwards. Then compares the
 * acknowledged orders with the stored ones.
 */
export async function bookMeanwhile(
  { cluster, crowd }: Peopled,
  happen: () => Promise<void>,
  primary: 'primary' | 'standby' = 'primary',
): Promise<readonly Figure[]> {
  const load = startBookingLoad(cluster.origin, crowd)
  await untilMore(load.acknowledged, 100)
  const before = load.acknowledged.size
  await happen()
  const happenedAt = performance.now()
  await untilMore(load.acknowledged, load.acknowledged.size + 20)
  const againMs = performance.now() - happenedAt
  await wait(2_000)
  await load.stop()
  await Promise.all(cluster.shops.map((shop) => shop.end('SIGTERM')))
  const stored = await compareWithStored(placeAt(cluster.postgres.urlOf(primary)), load.acknowledged)
  const others = [...load.statuses].filter(([status]) => status !== 200)
  const wrong = others.filter(([status]) => ![0, 502, 503, 504].includes(status))
  const after = load.acknowledged.size - before
  return [
    figure('bookings acknowledged before; since', `${before}; ${after}`, 'over 0', after > 0),
    figure('20 bookings acknowledged again after', seconds(againMs), 'within 15 s', againMs <= 15_000),
    figure('acknowledged bookings that are lost', stored.missing, '0', stored.missing === 0),
    figure('tools that differ from their ledger', stored.toolsAtOdds, '0', stored.toolsAtOdds === 0),
    figure(
      'refused or unanswered, by status (0: no answer)',
      others.map(([status, count]) => `${count} × ${status}`).join(', ') || '0',
      'only 0, 502, 503, 504',
      wrong.length === 0,
    ),
  ]
}

async function untilMore(acknowledged: ReadonlySet<string>, count: number): Promise<void> {
  const until = performance.now() + 60_000
  while (acknowledged.size < count) {
    if (performance.now() > until) throw new Error(`Only ${acknowledged.size} bookings were acknowledged`)
    await wait(20)
  }
}
