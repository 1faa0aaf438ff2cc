import { errors } from '../../../contract/errors.ts'
import type * as contract from '../../../contract/orders/pick-up.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import { chooseDeliveryWay } from '../../operations/pick-ups/choose-delivery-way.ts'
import { findPickUps, handOut } from '../../operations/pick-ups/hand-out.ts'
import { markReady, tellReadyAgain } from '../../operations/pick-ups/mark-ready.ts'
import { updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { toOrderResponses } from './order-response.ts'

export const pickUps = {
  chooseDeliveryWay: async ({ shop, caller, input: { body } }) => {
    const { orders, way, deliverTo } = body
    const chosen = await chooseDeliveryWay(shop, caller, {
      orderIds: orders,
      way,
      country: deliverTo?.country,
    })
    if (!chosen.ok) return chosen
    return done({
      acknowledged: true,
      matchedCount: new Set(orders).size,
      modifiedCount: chosen.value.changed,
      repriced: chosen.value.repricedOrders > 0,
    })
  },
  markReady: async ({ shop, caller, input: { body } }) => {
    const marked = await markReady(shop, caller, body.orders)
    return done(
      marked.map(({ orderId, outcome }) => ({ ...named(orderId, outcome), ready: isDone(outcome) })),
    )
  },
  tellReadyAgain: async ({ shop, caller, input }) =>
    updated(await tellReadyAgain(shop, caller, input.params.id)),
  findPickUps: async ({ shop, input: { query } }) => {
    const { read } = shop.database
    return done(await toOrderResponses(shop, read, await findPickUps(read, query.wanted)))
  },
  handOut: async ({ shop, caller, input: { body } }) => {
    const handed = await handOut(shop, caller, body.orders)
    return done(
      handed.map(({ orderId, outcome }) => ({ ...named(orderId, outcome), handedOut: isDone(outcome) })),
    )
  },
} satisfies HandlersOf<typeof contract.pickUps>

function isDone(outcome: Outcome<boolean>): boolean {
  return outcome.ok && outcome.value
}

function named(order: string, outcome: Outcome<boolean>) {
  if (outcome.ok) return { order }
  return { order, code: outcome.code, message: outcome.message ?? errors[outcome.code].message }
}
