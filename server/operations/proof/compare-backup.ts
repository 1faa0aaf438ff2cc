import { firstMigrationAt, readBackupRecord } from '../../data/queries/backup-record.ts'
import { dayMs } from '../../platform/clock.ts'
import type { ComparePiece, Found } from './compare-pieces.ts'

/** Without a proved restore within this many days, backups count as unproved. */
export const provedWithinDays = 7

/** Reports that the last backup could not be restored, or that none was restored for a week (docs/decisions/0090). */
export const compareBackup: ComparePiece = async ({ database: { read }, clock }) => {
  const { provedAt, failedAt } = await readBackupRecord(read)
  const since = provedAt ?? (await firstMigrationAt(read))
  const days = Math.floor((clock() - since) / dayMs)
  const of = { id: 'backup', name: 'Backup', order: null }
  const differences: Found[] = []
  if (failedAt !== undefined)
    differences.push({ ...of, problem: 'backup-not-restorable', expected: null, found: null })
  if (days >= provedWithinDays)
    differences.push({ ...of, problem: 'backup-not-proved', expected: provedWithinDays, found: days })
  return { checked: provedAt === undefined ? 0 : 1, next: undefined, differences }
}
