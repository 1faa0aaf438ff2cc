import { sql } from 'kysely'
import type { Reader } from '../database.ts'
import { findStoredSetting } from './stored-settings.ts'

/** The keys of the stored settings that hold the last backup, the last proved one, and a failure since. */
export const backupKeys = { made: 'backup-made', proved: 'backup-proved', failed: 'backup-failed' } as const

/** What is known of the shop's backups, in milliseconds. */
export interface BackupRecord {
  /** When the last backup was made. */
  readonly madeAt: number | undefined
  /** When a backup was last restored into an empty place and agreed in every number. */
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

/** Returns when the tables were created, because a shop without a backup is as old as they are. */
export async function firstMigrationAt(read: Reader): Promise<number> {
  const first = await read
    .selectFrom(sql<{ timestamp: string }>`kysely_migration`.as('migrations'))
    .select(({ fn }) => fn.min<string>('timestamp').as('at'))
    .executeTakeFirstOrThrow()
  return Date.parse(first.at)
}
