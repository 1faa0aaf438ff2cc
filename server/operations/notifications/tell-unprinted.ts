import type { Transaction } from '../../data/database.ts'
import { unprintedPaperEmail } from '../emails/notice-emails.ts'
import { type InvoiceContent, unprintedLetters } from '../invoices/invoice-content.ts'
import { type Teller, tellStaff } from './tell-staff.ts'

/**
 * Tells staff about an invoice or credit note with unprinted letters, in the transaction that issues it. Call it
 * before the paper takes its number, because others then wait for the number.
 */
export async function tellUnprinted(
  shop: Teller,
  transaction: Transaction,
  content: InvoiceContent,
  order: { readonly id: string; readonly number: number },
): Promise<void> {
  if (unprintedLetters(content) === '') return
  await tellStaff(shop, transaction, {
    kind: 'papers',
    subject: order.id,
    email: (mailing) => unprintedPaperEmail(order, mailing),
  })
}
