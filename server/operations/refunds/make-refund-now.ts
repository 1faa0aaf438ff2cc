import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findRefund, type RefundRow } from '../../data/queries/refunds.ts'
import { CardsUnavailable } from '../../providers/cards/cards.ts'
import type { Shop } from '../shop.ts'
import { carryOutRefunds } from './carry-out-refunds.ts'

export interface MadeRefund {
  readonly id: string
  /** `due`: the provider has not made it yet, and is asked again by the reconciliation. */
  readonly state: 'due' | 'succeeded'
}

/** Makes a refund that is written down, and answers what became of it. */
export async function makeRefundNow(
  shop: Shop,
  { id, intentId }: Pick<RefundRow, 'id' | 'intentId'>,
): Promise<Outcome<MadeRefund>> {
  try {
    await carryOutRefunds(shop, intentId)
  } catch (error) {
    if (!(error instanceof CardsUnavailable)) throw error
  }
  return whatBecameOf(shop, id)
}

async function whatBecameOf(shop: Shop, id: string): Promise<Outcome<MadeRefund>> {
  const refund = await findRefund(shop.database.read, id)
  if (!refund) throw new Error('A refund that was written down is not there')
  const { state, failure } = refund
  if (state !== 'failed') return done({ id, state })
  const words = failure === null ? '' : ` It says: “${failure}”`
  return refused('REFUND_REFUSED', `The card provider refused this refund, and no money was moved.${words}`)
}
