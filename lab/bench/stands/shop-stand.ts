import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresEngine } from '../../../server/data/testing/postgres-engine.ts'
import { onServer } from '../../../server/data/testing/server-databases.ts'
import { startRunningShop } from '../../running-shop.ts'
import { type FilledShop, fillShop, type ShopSize } from './filled-shop.ts'
import type { Stand } from './peers.ts'

/** A filled shop in production mode, in its own process. */
export interface ShopStand extends Stand, FilledShop {
  /** The engine and whether it syncs commits, for the table. */
  readonly engine: 'SQLite' | 'PostgreSQL'
}

/** Switches limits off, which would otherwise be measured instead of the shop. */
const settings = { NODE_ENV: 'production', RATE_LIMIT_FACTOR: '1000000', SAMPLE_CATALOGUE: 'on' }

/** Starts a filled shop on the embedded database. */
export async function startOnSqlite(size: ShopSize): Promise<ShopStand> {
  const dataDir = mkdtempSync(join(tmpdir(), 'truewheel-bench-'))
  const filled = await fillShop({ databaseUrl: undefined, dataDir }, size)
  return start('SQLite', filled, { DATA_DIR: dataDir }, async () => rmSync(dataDir, { recursive: true }))
}

/** Starts a filled shop on a new database of a PostgreSQL server. */
export async function startOnPostgres(serverUrl: string, size: ShopSize): Promise<ShopStand> {
  const home = await postgresEngine(serverUrl, 'truewheel_bench').unmigrated()
  const filled = await fillShop(home.place, size)
  return start('PostgreSQL', filled, { DATABASE_URL: home.place.databaseUrl ?? '' }, home.drop)
}

/** Returns whether a PostgreSQL server syncs each commit to disk. */
export async function syncsCommits(serverUrl: string): Promise<boolean> {
  const { rows } = await onServer(serverUrl, (admin) => admin.query<{ fsync: string }>('show fsync'))
  return rows[0]?.fsync === 'on'
}

async function start(
  engine: ShopStand['engine'],
  filled: FilledShop,
  place: Readonly<Record<string, string>>,
  drop: () => Promise<void>,
): Promise<ShopStand> {
  const shop = await startRunningShop({ ...settings, ...place, SHOP_SECRET: filled.secret })
  return {
    ...filled,
    engine,
    port: shop.port,
    pid: shop.process.pid ?? 0,
    async end() {
      shop.process.kill('SIGTERM')
      await shop.ended
      await drop()
    },
  }
}
