import { done } from '../../../domain/outcome.ts'
import {
  markPaymentEventHandled,
  type PaymentEvent,
  storePaymentEvent,
} from '../../data/queries/payments/payment-events.ts'
import { findPayment } from '../../data/queries/payments/payments.ts'
import { syncDisputes } from '../disputes/sync-disputes.ts'
import { syncRefunds } from '../refunds/execute-refunds.ts'
import type { Shop } from '../shop.ts'
import { recordDeclines } from './card-declines.ts'
import { finishPayment } from './finish-payment.ts'

/** `charge.refunded`, `charge.refund.updated`, `refund.created`, `refund.updated`, `refund.failed`. */
const tellsOfRefund = /^(charge\.)?refund/
/** `charge.dispute.created`, `charge.dispute.closed` and what is between. */
const tellsOfDispute = /^charge\.dispute\./
const tellsOfDecline = /^(charge\.failed|payment_intent\.payment_failed)$/

/**
 * Handles an event of the card provider, once. Nothing that it says is believed but which intent it is about: the
 * provider is asked what became of that one. Events about something else, and about intents that are not this
 * shop's, are stored and no more.
 *
 * @throws what kept it from being handled, such as CardsUnavailable. The event is then stored and not handled, so
 *   that it is to be sent again.
 */
export async function handlePaymentEvent(shop: Shop, event: PaymentEvent): Promise<void> {
  const handledBefore = await shop.database.write(async (transaction) =>
    done(await storePaymentEvent(transaction, event, shop.clock())),
  )
  if (handledBefore.ok && handledBefore.value) return
  if (event.intentId !== undefined) {
    const payment = await findPayment(shop.database.read, event.intentId)
    if (payment) await finishPayment(shop, payment)
    // By the list of charges, also when another card has paid since.
    if (payment && tellsOfDecline.test(event.type)) await recordDeclines(shop, payment)
    if (payment && tellsOfRefund.test(event.type)) await syncRefunds(shop, event.intentId)
    if (payment && tellsOfDispute.test(event.type)) await syncDisputes(shop, event.intentId)
  }
  await shop.database.write(async (transaction) => {
    await markPaymentEventHandled(transaction, event.id, shop.clock())
    return done(null)
  })
}
