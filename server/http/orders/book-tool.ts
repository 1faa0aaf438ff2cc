import { bookTool as operation } from '../../../contract/orders.ts'
import { dollarsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { bookTool as book } from '../../operations/orders/book-tool.ts'
import { serve } from '../serve-operation.ts'

export const bookTool = serve(operation, async ({ shop, caller, input: { body, headers } }) => {
  const booked = await book(shop, caller, {
    toolId: body.Id,
    quantity: body.quantity,
    userName: body.userName ?? '',
    userPhone: body.userPhone ?? '',
    idempotencyKey: headers['idempotency-key'],
  })
  if (!booked.ok) return booked
  const { orderId, priceCents, ...hold } = booked.value
  return done({ acknowledged: true, insertedId: orderId, price: dollarsOf(priceCents), ...hold })
})
