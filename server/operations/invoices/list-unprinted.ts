import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import type { Reader } from '../../data/database.ts'
import { listInvoicesOfPayment } from '../../data/queries/payments/invoices.ts'
import { toInvoice, unprintedLetters } from './invoice-content.ts'

interface UnprintedInvoice {
  readonly invoice: string
  readonly letters: string
}

/** Returns a payment's invoices and credit notes with unprintable letters that have no correction yet. */
export async function listUnprinted(read: Reader, intentId: string): Promise<UnprintedInvoice[]> {
  const papers = await listInvoicesOfPayment(read, intentId)
  const corrected = new Set(papers.map(({ correctsId }) => correctsId))
  return papers
    .filter(({ id }) => !corrected.has(id))
    .map((row) => ({ invoice: formatInvoiceNumber(row), letters: unprintedLetters(toInvoice(row).content) }))
    .filter(({ letters }) => letters !== '')
}
