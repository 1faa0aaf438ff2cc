import { done } from '../../../domain/outcome.ts'
import { findHandledEvents } from '../../data/queries/payments/payment-events.ts'
import { hasPayments } from '../../data/queries/payments/payments.ts'
import { findStoredSetting, setStoredSetting } from '../../data/queries/stored-settings.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import { type CardEvent, CardsForbidden, CardsUnavailable } from '../../providers/cards/cards.ts'
import type { Shop } from '../shop.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'

const askedUntil = 'payment-events-asked-until'
/** As far back as the provider remembers. */
const rememberedMs = 30 * 24 * hourMs
/** An event may be listed late, and two clocks differ: what was told in this time is asked for again. */
const overlapMs = 15 * minuteMs
/** As many as one query may name on both engines. */
const atOnce = 500

/**
 * Asks the card provider what was done there, such as a refund in its dashboard, and handles what no webhook has
 * brought: of a shop without one, and of one whose event was lost. What is asked for goes on where the last round that
 * was whole has ended, whichever process made it. A shop without any payment has nothing to ask.
 *
 * @throws CardsUnavailable, or what the first event met with that could not be handled; they are asked for again.
 */
export async function pollPaymentEvents(shop: Shop): Promise<void> {
  if (!(await hasPayments(shop.database.read))) return
  const begunAt = shop.clock()
  const stored = await findStoredSetting(shop.database.read, askedUntil)
  const since = stored === undefined ? begunAt - rememberedMs : Number(stored) - overlapMs
  const events = await shop.cards.listEvents(since)
  for (let from = 0; from < events.length; from += atOnce) {
    await handleNewOnes(shop, events.slice(from, from + atOnce))
  }
  await shop.database.write(async (transaction) => {
    await setStoredSetting(transaction, askedUntil, String(begunAt))
    return done(null)
  })
}

/** One that cannot be handled does not keep the others from it, unless the provider is away: it is waited for once. */
async function handleNewOnes(shop: Shop, events: readonly CardEvent[]): Promise<void> {
  const handled = await findHandledEvents(
    shop.database.read,
    events.map(({ id }) => id),
  )
  const troubles: unknown[] = []
  for (const event of events.filter(({ id }) => !handled.has(id))) {
    try {
      await handlePaymentEvent(shop, event)
    } catch (error) {
      if (error instanceof CardsUnavailable && !(error instanceof CardsForbidden)) throw error
      troubles.push(error)
    }
  }
  if (troubles.length > 0) throw troubles[0]
}
