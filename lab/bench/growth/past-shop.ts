import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addHistory } from '../../../checks/growth/history.ts'
import { done } from '../../../domain/outcome.ts'
import type { Database } from '../../../server/data/database.ts'
import { moveStock } from '../../../server/data/queries/catalogue/stock.ts'
import { databaseFile, openSqlite } from '../../../server/data/sqlite/open-sqlite.ts'
import { postgresEngine } from '../../../server/data/testing/postgres-engine.ts'
import { indexNewOrders } from '../../../server/operations/orders/index-new-orders.ts'
import { loadSampleCatalogue } from '../../../server/operations/seed/sample-catalogue.ts'
import { seedLargeShop } from '../../../server/operations/seed/seed-large-shop.ts'
import { seedSampleCatalogue } from '../../../server/operations/seed/seed-sample-catalogue.ts'
import { addCustomer, addTool } from '../../../server/testing/shop-contents.ts'
import { openTestShop } from '../../../server/testing/test-shop.ts'
import { configuredEngine } from '../engines.ts'
import type { MeasuredShop } from './acts.ts'

/** The size of the history of a shop. */
export interface Past {
  /** Orders of all customers. */
  readonly orders: number
  /** Paid orders of the customer whose acts are measured; as many emails, and five times as many sandbox records. */
  readonly ofCustomer: number
}

export const noPast: Past = { orders: 0, ofCustomer: 0 }

export interface OpenedPast extends MeasuredShop {
  end(): Promise<void>
}

/**
 * Keeps filled database files between runs, because filling a million orders takes minutes and copying them takes
 * seconds.
 */
const kept = 'test-results/bench-history'

/** Opens a shop on the embedded database. */
export async function openPastOnSqlite(past: Past): Promise<OpenedPast> {
  const directory = mkdtempSync(join(tmpdir(), 'truewheel-bench-past-'))
  if (past.orders > 0) copyFileSync(await filledFile(past.orders), join(directory, databaseFile))
  const database = await openSqlite(directory)
  if (past.orders === 0) await fillCatalogue(database)
  return measuredOn(database, past, async () => rmSync(directory, { recursive: true }))
}

/** Opens a shop on a new database of a PostgreSQL server. */
export async function openPastOnPostgres(serverUrl: string, past: Past): Promise<OpenedPast> {
  const home = await postgresEngine(serverUrl, 'truewheel_bench').unmigrated()
  const database = await home.reopen()
  await fillCatalogue(database)
  if (past.orders > 0) await fillOrders(database, past.orders)
  const { sql } = await import('kysely')
  const opened = await measuredOn(database, past, home.drop)
  await sql`vacuum analyze`.execute(database.autocommit)
  return opened
}

async function measuredOn(
  database: Database,
  { ofCustomer }: Past,
  drop: () => Promise<void>,
): Promise<OpenedPast> {
  const shop = await openTestShop(configuredEngine(database, { databaseUrl: undefined, dataDir: '' }))
  const customer = await addCustomer(shop)
  const productId = await addTool(shop, { stock: 1_000_000 })
  const { userId, email } = customer
  if (ofCustomer > 0) {
    await addHistory(database, { userId, email, productId, orders: ofCustomer, now: shop.clock() })
    await database.write(async (transaction) =>
      done(await moveStock(transaction, { productId, quantity: 1, reason: 'restock' }, shop.clock())),
    )
  }
  await indexNewOrders(shop)
  return {
    ...{ shop, customer, productId },
    async end() {
      await database.close()
      await drop()
    },
  }
}

async function fillCatalogue(database: Database): Promise<void> {
  await seedSampleCatalogue(database, await loadSampleCatalogue(), Date.now())
}

async function fillOrders(database: Database, orders: number): Promise<void> {
  const size = { tools: Math.max(10, Math.ceil(orders / 100)), orders }
  await seedLargeShop(database, size, Date.now(), (written) =>
    process.stderr.write(`\rfilled ${written} of ${orders} orders`),
  )
  process.stderr.write('\n')
}

/** Returns a database file with this many orders, filled once per set of migrations. */
async function filledFile(orders: number): Promise<string> {
  const file = join(kept, `${orders}-${await schemaName()}.sqlite`)
  if (existsSync(file)) return file
  mkdirSync(kept, { recursive: true })
  const directory = mkdtempSync(join(kept, 'filling-'))
  const database = await openSqlite(directory)
  await fillCatalogue(database)
  await fillOrders(database, orders)
  await indexNewOrders({ database })
  await database.close()
  renameSync(join(directory, databaseFile), file)
  rmSync(directory, { recursive: true })
  return file
}

/** Returns a schema name that identifies the set of migrations. */
async function schemaName(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'truewheel-bench-schema-'))
  const database = await openSqlite(directory)
  const { sql } = await import('kysely')
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema order by name`.execute(
    database.autocommit,
  )
  await database.close()
  rmSync(directory, { recursive: true })
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12)
}
