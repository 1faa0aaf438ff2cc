import type { Manifest } from '../server/data/backup/backup-file.ts'

/** Describes the comparison of a restored backup. */
export function provedLine(file: string, { rows, sums }: Manifest): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const totals = Object.keys(sums ?? {}).length
  return `${file}: restored and compared: ${Object.keys(rows).length} tables, ${all} rows, ${totals} sums of money and pieces, and each stock with its ledger. All agree.`
}
