import { done } from '../../domain/outcome.ts'
import { moveStock } from '../../server/data/queries/catalogue/stock.ts'
import { listOrders } from '../../server/data/queries/orders/orders.ts'
import { bookTogether } from '../../server/operations/orders/book-together.ts'
import { recordPayment } from '../../server/operations/payments/record-payment.ts'
import type { Shop } from '../../server/operations/shop.ts'
import { newId } from '../../server/platform/ids.ts'
import type { S3StandIn } from '../../server/providers/images/testing/s3-stand-in.ts'
import { basket, bookBasket, openSet } from '../../server/testing/buying.ts'
import { addAdmin, addCustomer, addTool, granted } from '../../server/testing/shop-contents.ts'
import type { TestCards } from '../../server/testing/test-cards.ts'
import type { SentCall } from './dying-calls.ts'

/** A second shop beside the dying process, with the card provider and the bucket of both. */
export type OtherShop = Shop & { readonly cards: TestCards; readonly bucket: S3StandIn }

/** A call to interrupt, and a check of the result after it was repeated. */
export interface Scene {
  readonly call: SentCall
  isRight(): Promise<boolean>
}

/** Two orders at $12.50. */
const sumCents = 2_500

export const payingScenes: Readonly<Record<string, (shop: OtherShop) => Promise<Scene>>> = {
  async 'hold a basket'(shop) {
    const customer = await addCustomer(shop)
    const toolIds = [await addTool(shop, { stock: 9 }), await addTool(shop, { stock: 9 })]
    const lines = toolIds.map((productId) => ({ productId, quantity: 1 }))
    const wanted = basket(lines, { idempotencyKey: newId() })
    return {
      call: { call: 'bookTogether', arguments: [customer, wanted] },
      async isRight() {
        const { orders } = granted(await bookTogether(shop, customer, wanted))
        const { read } = shop.database
        const all = await read.selectFrom('orders').where('product_id', 'in', toolIds).select('id').execute()
        const stock = await read
          .selectFrom('products')
          .where('id', 'in', toolIds)
          .select('available')
          .execute()
        return orders.length === 2 && all.length === 2 && stock.every(({ available }) => available === 8)
      },
    }
  },
  async 'open the payment'(shop) {
    const { customer, orderIds } = await bookBasket(shop, 2)
    const before = shop.cards.intents().length
    const request = { priceCents: sumCents, orderIds }
    return {
      call: { call: 'createPaymentIntent', arguments: [customer, request] },
      async isRight() {
        const intentId = await openSet(shop, customer, orderIds)
        const made = shop.cards.intents().slice(before)
        return made.length === 1 && made[0]?.id === intentId && made[0].status === 'waiting'
      },
    }
  },
  async 'settle by PATCH'(shop) {
    const { customer, orderIds, intentId } = await charged(shop)
    return {
      call: { call: 'recordPayment', arguments: [customer, orderIds[0], intentId] },
      isRight: () => isPaid(shop, intentId, orderIds, []),
    }
  },
  async 'settle by webhook'(shop) {
    const { orderIds, intentId } = await charged(shop)
    const event = { id: `evt_${intentId}`, type: 'payment_intent.succeeded', intentId }
    return {
      call: { call: 'handlePaymentEvent', arguments: [event] },
      isRight: () => isPaid(shop, intentId, orderIds, []),
    }
  },
  async 'settle a set of which one order lost its pieces'(shop) {
    const { customer, orders, orderIds, intentId } = await charged(shop)
    const [kept = '', lost = ''] = orderIds
    await sellOut(shop, lost, orders.find(({ id }) => id === lost)?.productId ?? '')
    return {
      call: { call: 'recordPayment', arguments: [customer, kept, intentId] },
      isRight: () => isPaid(shop, intentId, [kept], [lost]),
    }
  },
  async 'refund an order'(shop) {
    const { customer, orderIds, intentId } = await charged(shop)
    const [orderId = ''] = orderIds
    granted(await recordPayment(shop, customer, orderId, intentId))
    const wanted = { amountCents: 400, reason: 'A scratch', restock: 1, idempotencyKey: newId() }
    return {
      call: { call: 'refundOrder', arguments: [await addAdmin(shop), orderId, wanted] },
      async isRight() {
        const [order] = await listOrders(shop.database.read, [orderId])
        return order?.refundedCents === 400 && shop.cards.refundedCents(intentId) === 400
      },
    }
  },
  async 'end the holds of a paid set'(shop) {
    const { orderIds, intentId } = await charged(shop)
    await shop.database.autocommit
      .updateTable('orders')
      .set({ hold_expires_at: 1, hold_extends_to: null })
      .where('id', 'in', orderIds)
      .execute()
    return {
      call: { call: 'expireHolds', arguments: [] },
      isRight: () => isPaid(shop, intentId, orderIds, []),
    }
  },
}

/** A set of orders whose payment succeeded at the provider, unknown to the shop so far. */
async function charged(shop: OtherShop) {
  const booked = await bookBasket(shop, 2)
  const intentId = await openSet(shop, booked.customer, booked.orderIds)
  if (!shop.cards.confirm(intentId)) throw new Error('The provider took no money')
  return { ...booked, intentId }
}

/** Ends the hold of an order and takes the rest of its tool from stock. */
async function sellOut(shop: OtherShop, orderId: string, productId: string): Promise<void> {
  const { database, clock } = shop
  const released = { stock_held: 0, hold_expires_at: null, hold_extends_to: null } as const
  await database.autocommit.updateTable('orders').set(released).where('id', '=', orderId).execute()
  await database.write(async (transaction) => {
    await moveStock(transaction, { productId, quantity: 1, reason: 'hold-expired', orderId }, clock())
    await moveStock(transaction, { productId, quantity: -10, reason: 'counted' }, clock())
    return done(null)
  })
}

/** Returns whether a charge has paid these orders, refunded the others exactly once, and has one invoice. */
async function isPaid(
  shop: OtherShop,
  intentId: string,
  paid: readonly string[],
  refunded: readonly string[],
): Promise<boolean> {
  const { read } = shop.database
  const orders = await listOrders(read, [...paid, ...refunded])
  const isRight = orders.every(({ id, transactionId }) => (transactionId === intentId) === paid.includes(id))
  const papers = await read.selectFrom('invoices').where('intent_id', '=', intentId).select('id').execute()
  return isRight && papers.length === 1 && shop.cards.refundedCents(intentId) === 1250 * refunded.length
}
