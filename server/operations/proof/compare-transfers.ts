import { listTransfersWithParts } from '../../data/queries/payments/proved-transfers.ts'
import type { ComparePiece, Found } from './compare-pieces.ts'

const rowsAtOnce = 250

/**
 * Compares each transfer with the invoices that it pays: its amount is their parts, what was given back, and the rest. A
 * reversed one has no parts and no rest (docs/decisions/0162).
 */
export const compareTransfers: ComparePiece = async ({ database: { read } }, after) => {
  const rows = await listTransfersWithParts(read, after, rowsAtOnce)
  const differences = rows.flatMap((row): readonly Found[] => {
    const { id, name, amountCents, restCents, returnedCents, reversedAt } = row
    const usedCents = -Number(row.movedCents ?? 0)
    const [expected, found] =
      reversedAt === null
        ? [amountCents, usedCents + restCents + returnedCents]
        : [0, Math.abs(usedCents) + restCents]
    return expected === found ? [] : [{ id, name, order: null, problem: 'transfer-differs', expected, found }]
  })
  return {
    checked: rows.length,
    next: rows.length < rowsAtOnce ? undefined : rows.at(-1)?.id,
    differences,
  }
}
