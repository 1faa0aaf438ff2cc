import { listOrders as operation } from '../../../contract/orders.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { listOrders as listStoredOrders } from '../../data/queries/listed-orders.ts'
import { serve } from '../serve-operation.ts'
import { orderOnWire } from './order-on-wire.ts'

export const listOrders = serve(operation, async ({ shop, input: { query }, setHeader }) => {
  const page = await listStoredOrders(
    shop.database.read,
    {
      search: query.search ?? '',
      oldestFirst: query.sort === 'createdAt',
      filter: query.state,
      customerEmail: query.customer,
    },
    { limit: query.limit, after: query.after },
  )
  if (!page) return refused('CURSOR_INVALID')
  setHeader('x-next-cursor', page.next)
  return done(page.rows.map(orderOnWire))
})
