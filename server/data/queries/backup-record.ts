import { sql } from 'kysely'
import type { Reader } from '../database.ts'
import { findStoredSetting } from './stored-settings.ts'

/** The keys of the settings rows with the last backup, the last proved backup, and a later failure. */
export const backupKeys = { made: 'backup-made', proved: 'backup-proved', failed: 'backup-failed' } as const

/** The record of the shop's backups, in milliseconds. */
export interface BackupRecord {
  /** When the last backup was made. */
  readonly madeAt: number | undefined
  /** When a backup was last restored into an empty place with equal numbers. */
  readonly provedAt: number | undefined
  /** When the restore of a later backup failed. */
  readonly failedAt: number | undefined
}

export async function readBackupRecord(read: Reader): Promise<BackupRecord> {
  const at = async (key: string) => {
    const stored = await findStoredSetting(read, key)
    return stored === undefined ? undefined : Number(stored)
  }
  return {
    madeAt: await at(backupKeys.made),
    provedAt: await at(backupKeys.proved),
    failedAt: await at(backupKeys.failed),
  }
}

/** Returns when the tables were created, the age of a shop without a backup. */
export async function firstMigrationAt(read: Reader): Promise<number> {
  const first = await read
    .selectFrom(sql<{ timestamp: string }>`kysely_migration`.as('migrations'))
    .select(({ fn }) => fn.min<string>('timestamp').as('at'))
    .executeTakeFirstOrThrow()
  return Date.parse(first.at)
}
