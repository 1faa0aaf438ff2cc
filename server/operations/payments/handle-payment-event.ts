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

/** Matches `charge.refunded`, `charge.refund.updated`, `refund.created`, `refund.updated`, `refund.failed`. */
const refundEvents = /^(charge\.)?refund/
/** Matches `charge.dispute.created`, `charge.dispute.closed` and other dispute events. */
const disputeEvents = /^charge\.dispute\./
const declineEvents = /^(charge\.failed|payment_intent\.payment_failed)$/

/**
 * Handles an event of the card provider, once. Uses only the intent's id and asks the provider for the state. Events
 * about other objects, or about another shop's intents, are only stored.
 *
 * @throws the cause of a failure, such as CardsUnavailable. The event then stays unhandled, so that the provider sends
 * it again.
 */
export async function handlePaymentEvent(shop: Shop, event: PaymentEvent): Promise<void> {
  const handledBefore = await shop.database.write(async (transaction) =>
    done(await storePaymentEvent(transaction, event, shop.clock())),
  )
  if (handledBefore.ok && handledBefore.value) return
  if (event.intentId !== undefined) {
    const payment = await findPayment(shop.database.read, event.intentId)
    if (payment) await finishPayment(shop, payment)
    // Reads all charges, because another card may have succeeded after the decline.
    if (payment && declineEvents.test(event.type)) await recordDeclines(shop, payment)
    if (payment && refundEvents.test(event.type)) await syncRefunds(shop, event.intentId)
    if (payment && disputeEvents.test(event.type)) await syncDisputes(shop, event.intentId)
  }
  await shop.database.write(async (transaction) => {
    await markPaymentEventHandled(transaction, event.id, shop.clock())
    return done(null)
  })
}
