import { listOwnOrders as operation } from '../../../contract/orders.ts'
import { done } from '../../../domain/outcome.ts'
import { listOwnOrders as listOrders } from '../../operations/orders/list-own-orders.ts'
import { serve } from '../serve-operation.ts'
import { orderOnWire } from './order-on-wire.ts'

export const listOwnOrders = serve(operation, async ({ shop, caller, input }) => {
  const orders = await listOrders(shop, caller, input.query.customer)
  return orders.ok ? done(orders.value.map(orderOnWire)) : orders
})
