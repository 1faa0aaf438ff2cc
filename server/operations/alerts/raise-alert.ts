import type { Transaction } from '../../data/database.ts'
import { type AlertRow, putAlert } from '../../data/queries/accounts/alerts.ts'
import { accountAlertEmail } from '../emails/admin-emails.ts'
import { writeToStaff } from '../notifications/write-to-staff.ts'
import type { Shop } from '../shop.ts'

/** Adds an account to the admins' alerts, and emails staff, at most once a day per account. */
export async function raiseAlert(
  shop: Shop,
  transaction: Transaction,
  alert: Pick<AlertRow, 'userId' | 'kind' | 'count'>,
): Promise<void> {
  const now = shop.clock()
  const { userId, kind, count } = alert
  await putAlert(transaction, alert, now)
  const day = new Date(now).toISOString().slice(0, 10)
  await writeToStaff(shop, transaction, accountAlertEmail({ kind, count }, shop.publicUrl), {
    kind: 'alerts',
    event: `alert:${kind}:${userId}:${day}`,
  })
}
