import { done } from '../../../domain/outcome.ts'
import { findHandledEvents } from '../../data/queries/payments/payment-events.ts'
import { hasPayments } from '../../data/queries/payments/payments.ts'
import { findStoredSetting, setStoredSetting } from '../../data/queries/stored-settings.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import { type CardEvent, CardsForbidden, CardsUnavailable } from '../../providers/cards/cards.ts'
import type { Shop } from '../shop.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'

const polledUntilKey = 'payment-events-asked-until'
/** The time for which the provider stores events. */
const providerStoresMs = 30 * 24 * hourMs
/**
 * Each round requests this much of the previous one again, because the provider may list events late and clocks differ.
 */
const overlapMs = 15 * minuteMs
/** The most parameters that one query may have on both engines. */
const batchSize = 500

/**
 * Requests the card provider's events, such as a refund in its dashboard, and handles those that no webhook delivered.
 * Continues where the last complete round of any process ended. Requests nothing while the shop has no payments.
 *
 * @throws CardsUnavailable, or the first error of an event; the next round requests these events again.
 */
export async function pollPaymentEvents(shop: Shop): Promise<void> {
  if (!(await hasPayments(shop.database.read))) return
  const startedAt = shop.clock()
  const stored = await findStoredSetting(shop.database.read, polledUntilKey)
  const since = stored === undefined ? startedAt - providerStoresMs : Number(stored) - overlapMs
  const events = await shop.cards.listEvents(since)
  const errors: unknown[] = []
  for (let from = 0; from < events.length; from += batchSize) {
    errors.push(...(await handleNewOnes(shop, events.slice(from, from + batchSize))))
  }
  if (errors.length > 0) throw errors[0]
  await shop.database.write(async (transaction) => {
    await setStoredSetting(transaction, polledUntilKey, String(startedAt))
    return done(null)
  })
}

/**
 * Handles new events; returns the errors of failed ones, which do not block others.
 *
 * @throws CardsUnavailable when the provider is down, which ends the round.
 */
async function handleNewOnes(shop: Shop, events: readonly CardEvent[]): Promise<readonly unknown[]> {
  const handled = await findHandledEvents(
    shop.database.read,
    events.map(({ id }) => id),
  )
  const errors: unknown[] = []
  for (const event of events.filter(({ id }) => !handled.has(id))) {
    try {
      await handlePaymentEvent(shop, event)
    } catch (error) {
      if (error instanceof CardsUnavailable && !(error instanceof CardsForbidden)) throw error
      errors.push(error)
    }
  }
  return errors
}
