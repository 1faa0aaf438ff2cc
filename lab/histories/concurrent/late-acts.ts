import { expireHolds } from '../../../server/operations/orders/expire-holds.ts'
import { CardsUnavailable } from '../../../server/providers/cards/cards.ts'
import { chosen } from '../chosen.ts'
import { confirm, report } from './paying-acts.ts'
import type { Act, PlannedCall } from './plan.ts'
import type { KnownPayment, Performer, Scene } from './scene.ts'
import { countPieces, endHolds, withoutProvider } from './staff-acts.ts'

/**
 * Payments that arrive at or after the end of a hold. Each combines several calls, a combination that randomly chosen
 * acts rarely produce.
 */
export const lateActs = {
  /** The customer pays while the job that ends the hold waits for a provider that does not answer. */
  async 'pay at the end'(scene, planned) {
    const { shop } = scene
    const payment = unchargedOf(scene, planned)
    if (!payment) return
    await endHolds(shop, payment.orders)
    const cancelIntent = async (id: string) => {
      if (id !== payment.intentId) return shop.cards.cancelIntent(id)
      await confirm(scene, planned, payment)
      await report(scene, planned, payment)
      throw new CardsUnavailable('The provider did not answer')
    }
    await expireHolds({ ...shop, cards: { ...shop.cards, cancelIntent } })
  },
  /** The hold ends while the provider is down, the pieces go elsewhere, and then the customer pays. */
  async 'pay too late'(scene, planned) {
    const payment = unchargedOf(scene, planned)
    if (!payment) return
    await endHolds(scene.shop, payment.orders)
    await expireHolds(withoutProvider(scene.shop))
    for (const { line } of payment.orders.slice(0, 1 + (planned.many % 2)))
      await countPieces(scene, planned, { tool: line.tool, counted: 0, shown: undefined })
    await confirm(scene, planned, payment)
    await report(scene, planned, payment)
  },
} satisfies Partial<Record<Act, Performer>>

function unchargedOf({ payments }: Scene, { at }: PlannedCall): KnownPayment | undefined {
  const uncharged = payments.filter(({ isCharged }) => !isCharged)
  return chosen(uncharged.toReversed(), at % 3)
}
