import { refundOrder as operation } from '../../../contract/refunds.ts'
import { centsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { refundOrder as refund } from '../../operations/refunds/refund-order.ts'
import { serve } from '../serve-operation.ts'

export const refundOrder = serve(operation, async ({ shop, caller, input: { params, headers, body } }) => {
  const made = await refund(shop, caller, params.id, {
    amountCents: centsOf(body.amount),
    reason: body.reason,
    restock: body.restock ?? 0,
    idempotencyKey: headers['idempotency-key'],
  })
  if (!made.ok) return made
  return done({ acknowledged: true, insertedId: made.value.id, state: made.value.state })
})
