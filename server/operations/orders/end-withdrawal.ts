import type { WithdrawalEnding } from '../../../contract/orders/withdrawals.ts'
import { asShown } from '../../../domain/catalogue/shown-name.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { lockOrder } from '../../data/queries/orders/orders.ts'
import { insertEndedWithdrawal, listEndedWithdrawals } from '../../data/queries/orders/withdrawals.ts'
import { newId } from '../../platform/ids.ts'
import { recordChange } from '../changes/record-change.ts'
import { withdrawalClosedEmail, withdrawalTakenBackEmail } from '../emails/ended-withdrawal-emails.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Caller, Shop } from '../shop.ts'

interface Ending {
  readonly ending: WithdrawalEnding
  /** The reason that staff gave the customer. */
  readonly reason: string
}

/**
 * Ends the withdrawal from a paid order under its lock, and emails the customer. A closed withdrawal is no longer a
 * task, even without a full refund. After a withdrawal is undone, the order can be sent (docs/decisions/0074).
 *
 * @returns whether the withdrawal ended now; false if it had already ended the same way.
 */
export function endWithdrawal(
  shop: Shop,
  caller: Caller,
  orderId: string,
  { ending, reason }: Ending,
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    if (!order || order.state === 'cancelled') return refused('ORDER_NOT_FOUND')
    const { withdrawnAt, withdrawalClosedAt } = order
    if (order.givenBackCents >= order.priceCents) return refused('WITHDRAWAL_NOT_OPEN')
    if (withdrawnAt === null || (withdrawalClosedAt !== null && ending === 'closed')) {
      const last = (await listEndedWithdrawals(transaction.db, orderId)).at(-1)
      return last?.ending === ending ? done(false) : refused('WITHDRAWAL_NOT_OPEN')
    }
    const at = shop.clock()
    const id = newId()
    const ended = { id, orderId, withdrawnAt, ending, reason, at, by: caller.userId }
    await insertEndedWithdrawal(transaction, ended)
    const mail = ending === 'closed' ? withdrawalClosedEmail : withdrawalTakenBackEmail
    await writeEmail(shop, transaction, mail(asShown(order), ended, mailingIn(shop, order.language)), {
      event: `withdrawal-ended:${id}`,
      recipient: order.customerEmail,
      orderId,
    })
    await recordChange(transaction, {
      at,
      by: caller,
      action: `order.withdrawal-${ending}`,
      subject: { kind: 'order', id: orderId, name: order.productName },
      // The record omits the reason, which may name the customer; the order's history contains it.
      before: { withdrawnAt },
      after: { withdrawn: ending === 'closed' },
    })
    return done(true)
  })
}
