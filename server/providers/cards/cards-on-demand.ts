import { onDemand } from '../../platform/on-demand.ts'
import type { Cards } from './cards.ts'

/**
 * Makes a card provider that loads its library on the first call, because most processes see no payment for a while.
 */
export function cardsOnDemand(load: () => Promise<Cards>): Cards {
  const cards = onDemand(load)
  return {
    createIntent: async (intent) => (await cards()).createIntent(intent),
    readIntent: async (id) => (await cards()).readIntent(id),
    cancelIntent: async (id) => (await cards()).cancelIntent(id),
    listDeclinedCharges: async (intentId) => (await cards()).listDeclinedCharges(intentId),
    refund: async (refund) => (await cards()).refund(refund),
    listRefunds: async (intentId) => (await cards()).listRefunds(intentId),
    listEvents: async (since) => (await cards()).listEvents(since),
    listDisputes: async (intentId) => (await cards()).listDisputes(intentId),
  }
}
