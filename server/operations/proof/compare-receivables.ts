import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { listReceivablesWithLedger } from '../../data/queries/payments/proved-receivables.ts'
import type { ComparePiece, Found, Piece } from './compare-pieces.ts'
import { compareTransfers } from './compare-transfers.ts'

const rowsAtOnce = 250

/** The places of transfers, which come after the invoices, begin so. */
const transfer = 'transfer:'

const cents = (sum: number | string | null) => Number(sum ?? 0)

/**
 * Compares each invoice on account with its ledger: what is open is the invoice minus transfers, cards and refunds, and
 * its orders are settled exactly when nothing is open, or a card has paid them (docs/decisions/0161).
 */
export const compareReceivables: ComparePiece = async (shop, after) => {
  if (!after.startsWith(transfer)) return compareItems(shop, after)
  const piece = await compareTransfers(shop, after.slice(transfer.length))
  return { ...piece, next: piece.next && `${transfer}${piece.next}` }
}

async function compareItems(
  { database: { read } }: Parameters<ComparePiece>[0],
  after: string,
): Promise<Piece> {
  const rows = await listReceivablesWithLedger(read, after, rowsAtOnce)
  const differences = rows.flatMap((row): readonly Found[] => {
    const { id, openCents, closedAt, grossCents, orderId: order } = row
    const of = { id, name: formatInvoiceNumber(row), order }
    const isOf = (problem: Found['problem'], expected: number, found: number): readonly Found[] =>
      expected === found ? [] : [{ ...of, problem, expected, found }]
    return [
      ...isOf('open-differs', cents(row.ledgerCents), openCents),
      ...isOf('open-differs', grossCents, cents(row.invoicedCents)),
      ...isOf('open-differs', cents(row.paidByCardCents), -cents(row.chargedCents)),
      ...isOf('open-differs', 0, cents(row.notLoweredCents)),
      ...isOf('settled-differs', 0, Number(row.wronglySettled)),
      ...isOf('settled-differs', openCents === 0 ? 1 : 0, closedAt === null ? 0 : 1),
    ]
  })
  return {
    checked: rows.length,
    next: rows.length < rowsAtOnce ? transfer : rows.at(-1)?.id,
    differences,
  }
}
