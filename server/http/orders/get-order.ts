import { getOrder as operation } from '../../../contract/orders.ts'
import { done } from '../../../domain/outcome.ts'
import { getOrder as readOrder } from '../../operations/orders/get-order.ts'
import { serve } from '../serve-operation.ts'
import { orderOnWire } from './order-on-wire.ts'

export const getOrder = serve(operation, async ({ shop, caller, input }) => {
  const order = await readOrder(shop, caller, input.params.id)
  return order.ok ? done(orderOnWire(order.value)) : order
})
