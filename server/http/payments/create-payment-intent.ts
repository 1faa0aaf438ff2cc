import { createPaymentIntent as operation } from '../../../contract/payments.ts'
import { centsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { createPaymentIntent as openPayment } from '../../operations/payments/create-payment-intent.ts'
import { serve } from '../serve-operation.ts'

export const createPaymentIntent = serve(operation, async ({ shop, caller, input: { body } }) => {
  const wanted = { priceCents: centsOf(body.price), orderId: body.order }
  const opened = await openPayment(shop, caller, wanted)
  return opened.ok ? done({ clientSecret: opened.value }) : opened
})
