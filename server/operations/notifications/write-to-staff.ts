import type { Transaction } from '../../data/database.ts'
import { findLanguageOf } from '../../data/queries/accounts/languages.ts'
import { isStaffAddress, listRecipients } from '../../data/queries/notifications/choices.ts'
import type { Email } from '../emails/email.ts'
import type { MailingShop } from '../emails/formats.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { withChoice } from '../emails/notice-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Shop } from '../shop.ts'
import { staffEvent } from './tell-staff.ts'

interface Urgent {
  readonly kind: 'disputes' | 'withdrawals' | 'alerts'
  /** The event's unique key: each person gets one email about it. */
  readonly event: string
  readonly orderId?: string | undefined
}

/**
 * Emails the staff who chose this kind of notice, each in their language, at once and one email per event, such as a
 * dispute with its deadline.
 * ADMIN_EMAIL gets a copy until that address has a staff account, whose choice then counts.
 */
export async function writeToStaff(
  shop: Pick<Shop, 'clock' | 'settings' | 'publicUrl' | 'adminEmail'>,
  transaction: Transaction,
  email: (mailing: MailingShop) => Email,
  { kind, event, orderId }: Urgent,
): Promise<void> {
  const { adminEmail } = shop
  for (const { id, email: recipient, language } of await listRecipients(transaction.db, kind)) {
    const toPerson = { event: staffEvent(kind, `${event}:${id}`), recipient, orderId }
    const mailing = mailingIn(shop, language)
    await writeEmail(shop, transaction, withChoice(email(mailing), mailing), toPerson)
  }
  if (adminEmail === undefined || (await isStaffAddress(transaction.db, adminEmail))) return
  const copy = email(mailingIn(shop, await findLanguageOf(transaction.db, adminEmail)))
  await writeEmail(shop, transaction, copy, { event, recipient: adminEmail, orderId })
}
