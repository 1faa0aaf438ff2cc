import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Kysely } from 'kysely'
import type { DatabasePlace } from '../open-database.ts'
import { listStocksWithLedger } from '../queries/proof.ts'
import type { Schema } from '../schema/schema.ts'
import { databaseFile } from '../sqlite/open-sqlite.ts'
import { restore } from './back-up.ts'
import { BackupError, BackupNotTried, type Manifest } from './backup-file.ts'
import type { Environment } from './client-program.ts'
import { recordBackup } from './record-backup.ts'

interface ProofOptions {
  /** Environment variables for PostgreSQL's client programs. */
  readonly environment: Environment
  /**
   * An empty PostgreSQL database to restore into, emptied afterwards. By default, a new database on the shop's server.
   */
  readonly into?: string | undefined
}

const productsAtOnce = 500

/**
 * Restores a backup into an empty place and compares the rows of each table, and the sums of money and pieces, with
 * those at the time of the backup, and each product's stock with its ledger. Removes the place, and stores the result
 * in the shop for its proof of the numbers (docs/decisions/0090).
 *
 * @throws BackupError when the backup cannot be restored or differs. The shop stores that result, too, unless the
 * restore was not tried.
 */
export async function proveBackup(
  place: DatabasePlace,
  file: string,
  options: ProofOptions,
): Promise<Manifest> {
  try {
    const manifest = await restoreAside(place, file, options)
    await recordBackup(place, 'proved', Date.now())
    return manifest
  } catch (error) {
    if (error instanceof BackupError && !(error instanceof BackupNotTried))
      await recordBackup(place, 'failed', Date.now())
    throw error
  }
}

async function restoreAside(
  { databaseUrl }: DatabasePlace,
  file: string,
  { environment, into }: ProofOptions,
): Promise<Manifest> {
  const restoreInto = (empty: DatabasePlace) => restore(empty, file, { keepSignIns: true, environment })
  if (databaseUrl !== undefined) {
    const { inEmptyDatabase, connected } = await import('./postgres-backup.ts')
    return inEmptyDatabase({ databaseUrl, into }, async (url) => {
      const manifest = await restoreInto({ databaseUrl: url, dataDir: '' })
      await connected(url, (db) => compareStock(db, file))
      return manifest
    })
  }
  // The backup's folder has space for another copy and the same protection.
  const dataDir = await mkdtemp(join(dirname(resolve(file)), 'proving-')).catch((error: Error) => {
    throw new BackupNotTried(`The backup cannot be restored beside itself: ${error.message}`)
  })
  try {
    const manifest = await restoreInto({ databaseUrl: undefined, dataDir })
    const { connected } = await import('./sqlite-backup.ts')
    await connected(join(dataDir, databaseFile), { readOnly: true }, (db) => compareStock(db, file))
    return manifest
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Compares the stock of each restored product with the sum of its movements. */
async function compareStock(db: Kysely<Schema>, file: string): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const products: Awaited<ReturnType<typeof listStocksWithLedger>> = await listStocksWithLedger(
      db,
      after,
      productsAtOnce,
    )
    const differing = products.filter(({ available, ledger }) => Number(ledger ?? 0) !== available)
    if (differing[0] !== undefined) {
      throw new BackupError(
        `${file} can be restored, but the stock of ${differing.length} products is not the sum of its ledger, first of ${differing[0].id}. The proof of the numbers names them.`,
      )
    }
    after = products.length < productsAtOnce ? undefined : products.at(-1)?.id
  }
}
