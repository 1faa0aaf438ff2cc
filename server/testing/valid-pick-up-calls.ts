import { formatOrderNumber } from '../../domain/orders/order-number.ts'
import { findOrder } from '../data/queries/orders/orders.ts'
import { markReady } from '../operations/pick-ups/mark-ready.ts'
import { minuteMs } from '../platform/clock.ts'
import { bookPickUp, payForPickUp } from './pick-ups.ts'
import { addAdmin } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin } from './valid-callers.ts'

/** One valid call of each operation about orders that are picked up. */
export const validPickUpCalls = {
  chooseDeliveryWay: async (app: TestApp) => {
    const { customer: caller, orderId } = await bookPickUp(app.shop)
    const body = { orders: [orderId], way: 'parcel' as const }
    return { body, caller, token: await app.tokenOf(caller) }
  },
  markReady: async (app: TestApp) => {
    const { orderId } = await payForPickUp(app.shop)
    return byAdmin(app, { body: { orders: [orderId] } })
  },
  tellReadyAgain: async (app: TestApp) => {
    const { orderId } = await payForPickUp(app.shop)
    await markReady(app.shop, await addAdmin(app.shop), [orderId])
    app.shop.clock.moveBy(2 * minuteMs)
    return byAdmin(app, { params: { id: orderId } })
  },
  findPickUps: async (app: TestApp) => {
    const { orderId } = await payForPickUp(app.shop)
    const order = await findOrder(app.shop.database.read, orderId)
    return byAdmin(app, { query: { wanted: formatOrderNumber(order?.number ?? 0) } })
  },
  handOut: async (app: TestApp) => {
    const { orderId } = await payForPickUp(app.shop)
    return byAdmin(app, { body: { orders: [orderId] } })
  },
}
