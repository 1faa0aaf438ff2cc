import type * as contract from '../../../contract/moving/archived-orders.ts'
import { amountOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { type ListedArchivedOrder, listArchivedByPage } from '../../data/queries/moving/archived-orders.ts'
import { listOwnArchived, sumOfArchive } from '../../operations/moving/archive.ts'
import { listPage } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const archivedOrders = {
  listArchivedOrders: async ({ shop, input: { query }, setHeader }) => {
    const { search = '', limit, after } = query
    const page = await shop.database.readMany((read) => listArchivedByPage(read, search, { limit, after }))
    return listPage(page, setHeader, toArchivedOrder)
  },
  listOwnArchivedOrders: async ({ shop, caller, input: { query }, setHeader }) => {
    const page = await listOwnArchived(shop, caller, { limit: query.limit, after: query.after })
    return listPage(page, setHeader, toArchivedOrder)
  },
  sumArchivedOrders: async ({ shop, input: { query } }) => {
    const sum = await sumOfArchive(shop, query)
    if (!sum.ok) return sum
    const { any, cents, orders } = sum.value
    return done({ any, taken: amountOf(cents), orders })
  },
} satisfies HandlersOf<typeof contract.archivedOrderOperations>

function toArchivedOrder({ id, order }: ListedArchivedOrder): contract.ArchivedOrderOnWire {
  const { number, placedAt, email, name, state, currency, total } = order
  const { phone, subtotal, discount, delivery, tax, refunded, receiver, address } = order
  return {
    _id: id,
    number,
    placedAt,
    email,
    name,
    state,
    currency,
    total,
    ...(phone && { phone }),
    ...(subtotal && { subtotal }),
    ...(discount && { discount }),
    ...(delivery && { delivery }),
    ...(tax && { tax }),
    ...(refunded && { refunded }),
    ...(receiver && { receiver }),
    ...(address && { address }),
    items: order.items.map(({ price, ...line }) => ({ ...line, ...(price && { price }) })),
  }
}
