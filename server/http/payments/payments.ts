import type * as contract from '../../../contract/payments/payments.ts'
import { centsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { createPaymentIntent } from '../../operations/payments/create-payment-intent.ts'
import { recordPayment } from '../../operations/payments/record-payment.ts'
import { updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const payments = {
  createPaymentIntent: async ({ shop, caller, input: { body } }) => {
    const { price, credit = 0, order: orderId, orders: orderIds } = body
    const request = { priceCents: centsOf(price), creditCents: centsOf(credit), orderId, orderIds }
    const opened = await createPaymentIntent(shop, caller, request)
    return opened.ok ? done({ clientSecret: opened.value }) : opened
  },
  recordPayment: async ({ shop, caller, input: { params, body } }) => {
    const settled = await recordPayment(shop, caller, params.id, body.transactionId, body.order)
    if (!settled.ok) return settled
    const { now, refundedOrders } = settled.value
    const counts = updated(done(now))
    return counts.ok ? done({ ...counts.value, refundedOrders: [...refundedOrders] }) : counts
  },
} satisfies HandlersOf<typeof contract.payments>
