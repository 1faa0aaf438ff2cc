import type { Cards } from './cards.ts'

/** A card provider whose library is loaded with the first call: most starts of a shop see no payment for a while. */
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

/**
 * A thing that is made when it is first asked for. Whoever asks meanwhile waits for the same one; when making it
 * failed, the next one who asks has it made again.
 */
export function onDemand<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let making: Promise<Thing> | undefined
  return () => {
    making ??= make().catch((error: unknown) => {
      making = undefined
      throw error
    })
    return making
  }
}
