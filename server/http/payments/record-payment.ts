import { recordPayment as operation } from '../../../contract/payments.ts'
import { done } from '../../../domain/outcome.ts'
import { recordPayment as record } from '../../operations/payments/record-payment.ts'
import { serve } from '../serve-operation.ts'

export const recordPayment = serve(operation, async ({ shop, caller, input: { params, body } }) => {
  const recorded = await record(shop, caller, params.id, body.transactionId, body.order)
  return recorded.ok
    ? done({ acknowledged: true, matchedCount: 1, modifiedCount: recorded.value ? 1 : 0 })
    : recorded
})
