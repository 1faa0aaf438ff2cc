import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { knowsMigration } from '../migrate.ts'
import type { DatabasePlace } from '../open-database.ts'
import {
  BackupError,
  BackupNotTried,
  type Contents,
  type Manifest,
  sealBackup,
  syncToDisk,
  verifyBackup,
} from './backup-file.ts'
import type { Environment } from './client-program.ts'

interface BackupOptions {
  /** The version of the shop that makes the backup. */
  readonly version: string
  /** Environment variables for PostgreSQL's client programs. */
  readonly environment: Environment
}

interface RestoreOptions {
  /** Keeps every sign-in of the backup valid. */
  readonly keepSignIns: boolean
  /** Environment variables for PostgreSQL's client programs. */
  readonly environment: Environment
}

/**
 * Writes everything that the shop stores into a new file that only its owner may read. The shop may run and write
 * during the backup. The file is called `….partial` until it is complete and on the disk.
 *
 * @throws BackupError when the backup is not possible; DatabaseUnavailable when the database cannot be read.
 */
export async function backUp(
  place: DatabasePlace,
  file: string,
  { version, environment }: BackupOptions,
): Promise<Manifest> {
  const target = resolve(file)
  if (existsSync(target)) throw new BackupError(`${file} exists already. Name a new file.`)
  const partial = `${target}.partial`
  await createPrivateFile(partial)
  try {
    const engine = engineOf(place)
    const contents = await dump(place, partial, environment)
    const madeAt = new Date().toISOString()
    const manifest = await sealBackup(partial, { engine, version, madeAt, ...contents })
    await rename(partial, target)
    await syncToDisk(dirname(target))
    return manifest
  } finally {
    await rm(partial, { force: true })
  }
}

/**
 * Restores a backup into an empty place after verifying its checksum. Ends every sign-in unless `keepSignIns` is set.
 * A failed restore leaves the place empty.
 *
 * @throws BackupError when the backup or the place does not allow it; DatabaseInUse when a shop runs there.
 */
export async function restore(
  place: DatabasePlace,
  file: string,
  { keepSignIns, environment }: RestoreOptions,
): Promise<Manifest> {
  const manifest = await verifyBackup(file)
  refuseForeign(file, manifest, engineOf(place))
  const backup = { file, manifest, keepSignIns }
  if (place.databaseUrl === undefined) {
    const { restoreSqlite } = await import('./sqlite-backup.ts')
    await restoreSqlite(place.dataDir, backup)
  } else {
    const { restorePostgres } = await import('./postgres-backup.ts')
    await restorePostgres(place.databaseUrl, backup, environment)
  }
  return manifest
}

/** Creates the file exclusively, which also blocks a second backup of the same name. */
async function createPrivateFile(file: string): Promise<void> {
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.close()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new BackupError(
      code === 'EEXIST'
        ? `${file} exists: another backup is being made, or one was broken off. Delete it in the second case.`
        : `The backup cannot be written: ${message}`,
    )
  }
}

async function dump(
  { databaseUrl, dataDir }: DatabasePlace,
  target: string,
  environment: Environment,
): Promise<Contents> {
  if (databaseUrl === undefined) {
    const { dumpSqlite } = await import('./sqlite-backup.ts')
    return dumpSqlite(dataDir, target)
  }
  const { dumpPostgres } = await import('./postgres-backup.ts')
  return dumpPostgres(databaseUrl, target, environment)
}

function engineOf({ databaseUrl }: DatabasePlace): Manifest['engine'] {
  return databaseUrl === undefined ? 'sqlite' : 'postgres'
}

function refuseForeign(file: string, manifest: Manifest, engine: Manifest['engine']): void {
  if (manifest.engine !== engine) {
    throw new BackupNotTried(
      engine === 'sqlite'
        ? `${file} is a backup of PostgreSQL. Name an empty database in DATABASE_URL.`
        : `${file} is a backup of the embedded database. Unset DATABASE_URL.`,
    )
  }
  if (!knowsMigration(manifest.migration)) {
    throw new BackupNotTried(
      `${file} was made by a newer version, ${manifest.version}. Restore it with that version.`,
    )
  }
}
