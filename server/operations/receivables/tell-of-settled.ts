import type { Transaction } from '../../data/database.ts'
import { findLanguageOf } from '../../data/queries/accounts/languages.ts'
import type { OpenItem } from '../../data/queries/payments/open-items.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { invoiceSettledEmail } from '../emails/receivable-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Shop } from '../shop.ts'
import { settledEvent } from './receivable-events.ts'

/** Tells the customer that the invoice is paid. */
export async function tellOfSettled(
  shop: Shop,
  transaction: Transaction,
  { intentId, customerEmail, number, grossCents }: OpenItem,
  transfer: { readonly id: string; readonly receivedOn: string },
): Promise<void> {
  const mailing = mailingIn(shop, await findLanguageOf(transaction.db, customerEmail))
  const email = invoiceSettledEmail({ number, grossCents, receivedOn: transfer.receivedOn }, mailing)
  await writeEmail(shop, transaction, email, {
    event: settledEvent(intentId, transfer.id),
    recipient: customerEmail,
  })
}
