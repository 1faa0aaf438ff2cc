import { listOwedRefunds as operation } from '../../../contract/refunds.ts'
import { dollarsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { listOwedRefunds as list } from '../../operations/refunds/list-owed-refunds.ts'
import { currency as shopsCurrency } from '../../providers/cards/cards.ts'
import { serve } from '../serve-operation.ts'

export const listOwedRefunds = serve(operation, async ({ shop, input: { query } }) => {
  const owed = await list(shop, query.order)
  return done(
    owed.map(({ intentId, orderId, toolName, customerEmail, cents, currency, failure, createdAt }) => ({
      _id: intentId,
      order: orderId,
      tool: toolName,
      // An account that was deleted has no address any more.
      customer: customerEmail.includes('@') ? customerEmail : null,
      amount: dollarsOf(cents),
      ...(currency !== shopsCurrency && { currency }),
      failure,
      createdAt,
    })),
  )
})
