import type * as contract from '../../../contract/orders/purchases.ts'
import { amountOf } from '../../../domain/money.ts'
import { formatPurchaseNumber } from '../../../domain/orders/order-number.ts'
import { done } from '../../../domain/outcome.ts'
import { listInvoicesOfOrders } from '../../data/queries/payments/invoices.ts'
import { bookTogether } from '../../operations/orders/book-together.ts'
import { listChosenOrders } from '../../operations/orders/list-chosen-orders.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { toOrderResponse, toOrderResponses, withInvoices } from './order-response.ts'

export const purchases = {
  bookTogether: async ({ shop, caller, input: { body, headers } }) => {
    const booked = await bookTogether(shop, caller, {
      lines: body.lines.map(({ Id, quantity }) => ({ productId: Id, quantity })),
      userName: body.userName ?? '',
      userPhone: body.userPhone ?? '',
      deliverTo: body.deliverTo?.country,
      way: body.way,
      code: body.code,
      customerReference: body.customerReference,
      idempotencyKey: headers['idempotency-key'],
    })
    if (!booked.ok) return booked
    const { purchase, orders, discountNote } = booked.value
    return done({
      acknowledged: true,
      insertedId: purchase.id,
      number: formatPurchaseNumber(purchase.number),
      price: amountOf(orders.reduce((sum, { priceCents }) => sum + priceCents, 0)),
      ...(discountNote !== undefined && { discountNote }),
      holdExpiresAt: first(orders.map(({ holdExpiresAt }) => holdExpiresAt)),
      holdExtendsTo: first(orders.map(({ holdExtendsTo }) => holdExtendsTo)),
      orders: orders.map((order) => toOrderResponse(shop, order)),
    })
  },
  listChosenOrders: async ({ shop, caller, input: { query } }) => {
    const orders = await listChosenOrders(shop, caller, {
      orderIds: query.orders?.split(',') ?? [],
      purchaseId: query.purchase,
    })
    const { read } = shop.database
    const invoices = await listInvoicesOfOrders(read, { orderIds: orders.map(({ id }) => id) })
    return done(withInvoices(await toOrderResponses(shop, read, orders), invoices))
  },
} satisfies HandlersOf<typeof contract.purchases>

/** Returns the earliest instant; null without one. */
function first(instants: readonly (number | null)[]): number | null {
  const known = instants.filter((instant) => instant !== null)
  return known.length === 0 ? null : Math.min(...known)
}
