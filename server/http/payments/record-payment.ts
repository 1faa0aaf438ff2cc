import { recordPayment as operation } from '../../../contract/payments/record-payment.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { recordPayment as record } from '../../operations/payments/record-payment.ts'
import { serve } from '../serve-operation.ts'

export const recordPayment = serve(operation, async ({ shop, caller, input: { params, body } }) => {
  if (body.order !== undefined && body.order !== params.id) return refused('PAYMENT_OF_ANOTHER_ORDER')
  const recorded = await record(shop, caller, params.id, body.transactionId)
  return recorded.ok
    ? done({ acknowledged: true, matchedCount: 1, modifiedCount: recorded.value ? 1 : 0 })
    : recorded
})
