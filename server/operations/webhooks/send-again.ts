import { testType } from '../../../contract/webhooks/webhook-types.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findDelivery, sendAgain } from '../../data/queries/webhooks/deliveries.ts'
import { resendUntil } from '../../data/queries/webhooks/endpoints.ts'
import { insertDeliveries, insertEvents } from '../../data/queries/webhooks/events.ts'
import { newId } from '../../platform/ids.ts'
import type { Caller, Shop } from '../shop.ts'
import { record, withEndpoint } from './change-webhooks.ts'
import { bodyOf, worthDeliveringMs } from './write-events.ts'

/** Sends a test event to an active endpoint; returns the id of the delivery. */
export function testWebhook(shop: Shop, id: string): Promise<Outcome<string>> {
  const deliveryId = newId()
  return withEndpoint(shop, id, async (transaction, { disabledAt }) => {
    if (disabledAt !== null) return refused('WEBHOOK_SWITCHED_OFF')
    const at = shop.clock()
    // Each test is a subject of its own, so that no event waits for it.
    const event = { id: newId(), type: testType, subject: deliveryId, sequence: 1, at }
    const body = bodyOf(testType, at, { endpoint: id, message: 'The shop can reach this address.' })
    await insertEvents(transaction, [{ ...event, label: '', body, email: null }])
    const giveUpAt = at + worthDeliveringMs
    await insertDeliveries(transaction, [
      { id: deliveryId, endpointId: id, event, isWaiting: true, giveUpAt },
    ])
    transaction.changed('webhooks')
    return done(deliveryId)
  })
}

/** Sends one event again; returns whether it did not wait already. */
export async function resendDelivery(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  const delivery = await findDelivery(shop.database.read, id)
  if (!delivery) return refused('DELIVERY_NOT_FOUND')
  if (!delivery.body) return refused('DELIVERY_ERASED')
  const resent = await withEndpoint(shop, delivery.endpointId, async (transaction, endpoint) => {
    if (endpoint.disabledAt !== null) return refused('WEBHOOK_SWITCHED_OFF')
    const now = shop.clock()
    if (!(await sendAgain(transaction, id, { now, giveUpAt: now + worthDeliveringMs })))
      return refused('DELIVERY_WAITS')
    const after = { event: delivery.type, ...(delivery.label && { of: delivery.label }) }
    await record(transaction, caller, now, 'webhook.sent-again', endpoint, { after })
    return done(true)
  })
  return !resent.ok && resent.code === 'WEBHOOK_NOT_FOUND' ? refused('DELIVERY_NOT_FOUND') : resent
}

/** Sends everything again that an endpoint has missed; returns true. */
export function resendMissed(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return withEndpoint(shop, id, async (transaction, endpoint) => {
    if (endpoint.disabledAt !== null) return refused('WEBHOOK_SWITCHED_OFF')
    const now = shop.clock()
    await resendUntil(transaction, id, now)
    await record(transaction, caller, now, 'webhook.sent-again', endpoint, { after: { event: 'missed' } })
    return done(true)
  })
}
