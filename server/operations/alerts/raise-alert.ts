import { type CalendarDate, dateIn } from '../../../domain/shop/shop-days.ts'
import type { Transaction } from '../../data/database.ts'
import { type AlertRow, putAlert } from '../../data/queries/accounts/alerts.ts'
import type { DeclinesOfShop } from '../../data/queries/payments/card-declines.ts'
import { accountAlertEmail, cardTestingEmail } from '../emails/admin-emails.ts'
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
  await writeToStaff(shop, transaction, (mailing) => accountAlertEmail({ kind, count }, mailing), {
    kind: 'alerts',
    event: `alert:${kind}:${userId}:${await dayOf(shop, transaction)}`,
  })
}

/** Emails staff that stolen cards are probably being tested, at most once a day. */
export async function raiseCardTesting(
  shop: Shop,
  transaction: Transaction,
  declines: DeclinesOfShop,
): Promise<void> {
  await writeToStaff(shop, transaction, (mailing) => cardTestingEmail(declines, mailing), {
    kind: 'alerts',
    event: `alert:card-testing:${await dayOf(shop, transaction)}`,
  })
}

/** Returns the day in the shop's time zone. */
async function dayOf({ settings, clock }: Shop, { db }: Transaction): Promise<CalendarDate> {
  return dateIn((await settings.readWithin(db)).money.timeZone, clock())
}
