import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { closeAlert, findOpenAlert } from '../../data/queries/accounts/alerts.ts'
import { endHoldsWith } from '../../data/queries/orders/held-stock.ts'
import { forgiveDeclines } from '../../data/queries/payments/card-declines.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Resolves an alert. For unpaid orders: ends the holds of the account and of unverified accounts that booked from the
 * same network addresses; the job for expired holds closes their payments and releases the stock within seconds. For
 * declined cards: lets the account pay again.
 */
export function resolveAlert(shop: Shop, caller: Caller, id: string): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const alert = await findOpenAlert(transaction.db, id)
    if (!alert || !(await closeAlert(transaction, id, now))) return refused('ALERT_NOT_FOUND')
    if (alert.kind === 'unpaid-orders') await endHoldsWith(transaction, alert.userId, now)
    else await forgiveDeclines(transaction, alert.userId)
    await recordChange(transaction, {
      at: now,
      by: caller,
      action: 'alert.resolved',
      subject: { kind: 'user', id: alert.userId, name: '' },
      before: { alert: alert.kind, count: alert.count },
    })
    return done(null)
  })
}
