import type * as contract from '../../../contract/payments/refunds.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { listOwedRefunds } from '../../operations/refunds/owed-refunds.ts'
import { refundOrder } from '../../operations/refunds/refund-order.ts'
import { retryRefund } from '../../operations/refunds/retry-refund.ts'
import { shopCurrency } from '../../operations/settings/shop-currency.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const refunds = {
  refundOrder: async ({ shop, caller, input: { params, headers, body } }) => {
    const outcome = await refundOrder(shop, caller, params.id, {
      amountCents: centsOf(body.amount),
      ...(body.delivery !== undefined && { deliveryCents: centsOf(body.delivery) }),
      reason: body.reason,
      restock: body.restock ?? 0,
      idempotencyKey: headers['idempotency-key'],
    })
    if (!outcome.ok) return outcome
    return done({ acknowledged: true, insertedId: outcome.value.id, state: outcome.value.state })
  },
  listOwedRefunds: async ({ shop, input: { query } }) => {
    const owed = await listOwedRefunds(shop, query.order)
    const shopsCurrency = await shopCurrency(shop, shop.database.read)
    return done(
      owed.map(({ intentId, orderId, productName, customerEmail, cents, currency, failure, createdAt }) => ({
        _id: intentId,
        order: orderId,
        tool: productName,
        // The email of a deleted account has no @.
        customer: customerEmail.includes('@') ? customerEmail : null,
        amount: amountOf(cents),
        ...(currency !== shopsCurrency && { currency }),
        failure,
        createdAt,
      })),
    )
  },
  retryRefund: async ({ shop, caller, input }) => {
    const outcome = await retryRefund(shop, caller, input.params.id)
    if (!outcome.ok) return outcome
    return done({ acknowledged: true, insertedId: outcome.value.id, state: outcome.value.state })
  },
} satisfies HandlersOf<typeof contract.refunds>
