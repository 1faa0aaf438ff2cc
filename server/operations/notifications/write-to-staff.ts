import type { Transaction } from '../../data/database.ts'
import { isStaffAddress, listRecipients } from '../../data/queries/notifications/choices.ts'
import type { Email } from '../emails/email.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Shop } from '../shop.ts'
import { staffEvent, withChoice } from './tell-staff.ts'

interface Urgent {
  readonly kind: 'disputes' | 'withdrawals' | 'alerts'
  /** The event's unique key: each person gets one email about it. */
  readonly event: string
  readonly orderId?: string | undefined
}

/**
 * Emails the staff who chose this kind of notice, at once and one email per event, such as a dispute with its deadline.
 * ADMIN_EMAIL gets a copy until that address has a staff account, whose choice then counts.
 */
export async function writeToStaff(
  shop: Pick<Shop, 'clock' | 'settings' | 'publicUrl' | 'adminEmail'>,
  transaction: Transaction,
  email: Email,
  { kind, event, orderId }: Urgent,
): Promise<void> {
  const { adminEmail, publicUrl } = shop
  for (const { id, email: recipient } of await listRecipients(transaction.db, kind)) {
    const toPerson = { event: staffEvent(kind, `${event}:${id}`), recipient, orderId }
    await writeEmail(shop, transaction, withChoice(email, publicUrl), toPerson)
  }
  if (adminEmail === undefined || (await isStaffAddress(transaction.db, adminEmail))) return
  await writeEmail(shop, transaction, email, { event, recipient: adminEmail, orderId })
}
