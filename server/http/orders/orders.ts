import type * as contract from '../../../contract/orders/orders.ts'
import { isStaff } from '../../../domain/accounts/rights.ts'
import { amountOf } from '../../../domain/money.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { addDays, startOfDay } from '../../../domain/shop/shop-days.ts'
import { listOrders, type OrdersChosen } from '../../data/queries/orders/listed-orders.ts'
import { addUpOrders } from '../../data/queries/orders/order-totals.ts'
import { listInvoicesOfOrders } from '../../data/queries/payments/invoices.ts'
import { bookProduct } from '../../operations/orders/book-product.ts'
import { cancelOrder } from '../../operations/orders/cancel-order.ts'
import { changeReference } from '../../operations/orders/change-reference.ts'
import { getOrder } from '../../operations/orders/get-order.ts'
import { getTimeline } from '../../operations/orders/get-timeline.ts'
import { listOwnOrders } from '../../operations/orders/list-own-orders.ts'
import { shopTimeZone } from '../../operations/settings/shop-on-pages.ts'
import type { Shop } from '../../operations/shop.ts'
import { deleted, listPage, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { discountIn, toOrderResponses, withInvoices } from './order-response.ts'
import { ordersForStaff, ordersWithInvoices } from './single-orders.ts'

export const orders = {
  bookTool: async ({ shop, caller, input: { body, headers } }) => {
    const booked = await bookProduct(shop, caller, {
      productId: body.Id,
      quantity: body.quantity,
      userName: body.userName ?? '',
      userPhone: body.userPhone ?? '',
      deliverTo: body.deliverTo?.country,
      way: body.way,
      code: body.code,
      customerReference: body.customerReference,
      idempotencyKey: headers['idempotency-key'],
    })
    if (!booked.ok) return booked
    const { orderId, priceCents, deliveryCents, holdExpiresAt, holdExtendsTo, discountNote } = booked.value
    return done({
      acknowledged: true,
      insertedId: orderId,
      price: amountOf(priceCents),
      delivery: amountOf(deliveryCents),
      ...discountIn(booked.value),
      ...(discountNote !== undefined && { discountNote }),
      holdExpiresAt,
      holdExtendsTo,
    })
  },
  listOrders: async ({ shop, input: { query }, setHeader }) => {
    const wanted = { ...(await chosen(shop, query)), oldestFirst: query.sort === 'createdAt' }
    const { engine } = shop.database
    const page = await shop.database.readMany(async (read) => {
      const found = await listOrders({ read, engine }, wanted, { limit: query.limit, after: query.after })
      return found && { ...found, rows: await toOrderResponses(shop, read, found.rows) }
    })
    return listPage(page, setHeader, (order) => order)
  },
  getOrderTotals: async ({ shop, input: { query } }) => {
    const wanted = await chosen(shop, query)
    const { engine } = shop.database
    const totals = await shop.database.readMany((read) =>
      addUpOrders({ read, engine }, wanted, { after: query.after }),
    )
    if (!totals) return refused('CURSOR_INVALID')
    const { count, next, sumCents, paidCents, refundedCents } = totals
    return done({
      count,
      more: next !== undefined,
      ...(next !== undefined && { next }),
      sum: amountOf(sumCents),
      paid: amountOf(paidCents),
      refunded: amountOf(refundedCents),
    })
  },
  listOwnOrders: async ({ shop, caller, input }) => {
    const { customer, state } = input.query
    const orders = await listOwnOrders(shop, caller, customer, state)
    if (!orders.ok) return orders
    const { read } = shop.database
    const [answers, invoices] = await Promise.all([
      toOrderResponses(shop, read, orders.value, caller.userId),
      listInvoicesOfOrders(read, { userId: caller.userId }),
    ])
    return done(withInvoices(answers, invoices))
  },
  getOrder: async ({ shop, caller, input }) => {
    const order = await getOrder(shop, caller, input.params.id)
    if (!order.ok) return order
    const { read } = shop.database
    const [answer] = isStaff(caller.role)
      ? await ordersForStaff(shop, read, [order.value])
      : await ordersWithInvoices(shop, read, [order.value])
    return answer ? done(answer) : refused('ORDER_NOT_FOUND')
  },
  getTimeline: async ({ shop, caller, input }) => {
    const timeline = await getTimeline(shop, caller, input.params.id)
    return timeline.ok ? done([...timeline.value]) : timeline
  },
  changeReference: async ({ shop, caller, input: { body } }) =>
    updated(await changeReference(shop, caller, body.orders, body.customerReference)),
  cancelOrder: async ({ shop, caller, input }) => {
    return deleted(await cancelOrder(shop, caller, input.params.id))
  },
} satisfies HandlersOf<typeof contract.orders>

interface ChosenQuery {
  readonly search?: string | undefined
  readonly state?: OrdersChosen['filter']
  readonly customer?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Returns the filter of a list; days follow the shop's time zone, as in the figures. */
async function chosen(
  shop: Pick<Shop, 'settings'>,
  { search = '', state, customer, from, to }: ChosenQuery,
): Promise<OrdersChosen> {
  const timeZone = from === undefined && to === undefined ? 'UTC' : await shopTimeZone(shop)
  return {
    search,
    filter: state,
    customerEmail: customer,
    from: from === undefined ? undefined : startOfDay(timeZone, from),
    to: to === undefined ? undefined : startOfDay(timeZone, addDays(to, 1)),
  }
}
