import type { Transaction } from '../../data/database.ts'
import { type AlertRow, putAlert } from '../../data/queries/accounts/alerts.ts'
import { accountAlertEmail } from '../emails/admin-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Shop } from '../shop.ts'

/** Adds an account to the admins' alerts, and emails the admin, at most once a day per account. */
export async function raiseAlert(
  shop: Shop,
  transaction: Transaction,
  alert: Pick<AlertRow, 'userId' | 'kind' | 'count'>,
): Promise<void> {
  const now = shop.clock()
  const { userId, kind, count } = alert
  await putAlert(transaction, alert, now)
  if (shop.adminEmail === undefined) return
  const day = new Date(now).toISOString().slice(0, 10)
  await writeEmail(shop, transaction, accountAlertEmail({ kind, count }, shop.publicUrl), {
    event: `alert:${kind}:${userId}:${day}`,
    recipient: shop.adminEmail,
  })
}
