import { join } from 'node:path'
import { freePort } from '../../tools/test-run/free-port.ts'
import { DatabaseAddress } from './database-address.ts'
import { Nginx } from './nginx.ts'
import { PostgresPair } from './postgres-pair.ts'
import { missingForCluster } from './programs.ts'
import { ShopOfCluster } from './shop-of-cluster.ts'

const shopCount = 3
export const ownCode = join(import.meta.dirname, '../..')

/** nginx, three processes of the shop, and PostgreSQL with a standby, on this machine. */
export interface Cluster {
  /** The proxy's address, for browsers. */
  readonly origin: string
  readonly shops: readonly ShopOfCluster[]
  readonly postgres: PostgresPair
  /** The address at which the shops reach the primary. */
  readonly address: DatabaseAddress
  /** Kills the primary, promotes the standby, and forwards the address to it. */
  promote(): Promise<void>
  stop(): Promise<void>
}

interface ClusterOptions {
  readonly settings?: Readonly<Record<string, string>>
  /** The proxy's port; default: a free one. */
  readonly port?: number
  /** Fills the database before the shops start. */
  readonly prepare?: (databaseUrl: string) => Promise<void>
  /** The folder of the shops' code; default: this one. */
  readonly code?: string
}

/**
 * Starts a cluster and resolves once every process is ready.
 * @throws an error with one sentence if PostgreSQL or nginx is not installed.
 */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const missing = missingForCluster()
  if (missing !== undefined) throw new Error(missing)
  const { settings = {}, code = ownCode } = options
  const port = options.port ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const postgres = await PostgresPair.start()
  const address = await DatabaseAddress.open(postgres.portOf('primary'))
  const shops: ShopOfCluster[] = []
  let nginx: Nginx | undefined
  const stop = async () => {
    await nginx?.stop()
    await Promise.all(shops.map((shop) => shop.remove()))
    await address.close()
    await postgres.stop()
  }
  try {
    await options.prepare?.(postgres.urlOf('primary'))
    while (shops.length < shopCount) {
      shops.push(
        new ShopOfCluster(await freePort(), {
          DATABASE_URL: `postgres://postgres@127.0.0.1:${address.port}/truewheel`,
          DATABASE_READ_URL: postgres.urlOf('standby'),
          PUBLIC_URL: origin,
          TRUSTED_PROXIES: '127.0.0.1',
          ...settings,
        }),
      )
    }
    await Promise.all(shops.map((shop) => shop.start(code)))
    nginx = new Nginx(
      port,
      shops.map((shop) => shop.port),
    )
    await untilServed(origin)
  } catch (error) {
    await stop()
    throw error
  }
  const promote = async () => {
    await postgres.killPrimary()
    await postgres.promoteStandby()
    address.leadTo(postgres.portOf('standby'))
  }
  return { origin, shops, postgres, address, promote, stop }
}

async function untilServed(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const served = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (served) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nginx did not answer in time')
}
