import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import {
  beginNextAttempt,
  type DueRefund,
  findRefund,
  listDueRefunds,
  type RefundRow,
} from '../../data/queries/payments/refunds.ts'
import { type CardRefund, CardsUnavailable } from '../../providers/cards/cards.ts'
import type { Shop } from '../shop.ts'
import { recordRefunds } from './record-refunds.ts'

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
    await executeRefunds(shop, intentId)
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

/**
 * Makes what is due of an intent's refunds at the card provider and notes what became of them. Safe to repeat and
 * to do at once: the provider is asked first what it has made already, and makes the same refund once.
 *
 * @throws CardsUnavailable, and what is due stays due.
 */
export async function executeRefunds(shop: Shop, intentId: string): Promise<void> {
  for (const refund of await listDueRefunds(shop.database.read, intentId)) await carryOut(shop, refund)
}

/**
 * Notes every refund of an intent as it stands at the provider, also those that were made there.
 *
 * @throws CardsUnavailable
 */
export async function syncRefunds(shop: Shop, intentId: string): Promise<void> {
  await recordRefunds(shop, intentId, await shop.cards.listRefunds(intentId))
}

async function carryOut(shop: Shop, refund: DueRefund): Promise<void> {
  const { id, intentId, amountCents, attempt } = refund
  // After the attempt was read: what an earlier attempt has made stands here, also when its key is forgotten.
  const before = await shop.cards.listRefunds(intentId)
  if (isMade(refund, before)) return recordRefunds(shop, intentId, before)
  const answer = await shop.cards.refund({ intentId, amountCents, refundId: id, attempt })
  if (answer === 'failed before') return afterFailure(shop, refund)
  if (!('refused' in answer)) return recordRefunds(shop, intentId, [...before, answer])
  // What stands in the way may be a refund that was made there meanwhile: that is then the truth.
  const after = await shop.cards.listRefunds(intentId)
  await recordRefunds(shop, intentId, after, { id, why: answer.message })
}

/** What has a number there is made and on its way: also what an admin has made there, under no name of the shop's. */
function isMade({ id, providerId }: DueRefund, atProvider: readonly CardRefund[]): boolean {
  return providerId !== null || atProvider.some(({ refundId }) => refundId === id)
}

/**
 * The call that failed is over: what it has made all the same stands in the list by now, and if nothing does, the next
 * round begins a new attempt. That one asks for the list first, too, so that one wish is never made twice.
 */
async function afterFailure(shop: Shop, refund: DueRefund): Promise<void> {
  const after = await shop.cards.listRefunds(refund.intentId)
  if (isMade(refund, after)) return recordRefunds(shop, refund.intentId, after)
  await shop.database.write(async (transaction) => {
    await beginNextAttempt(transaction, refund)
    return done(null)
  })
  throw new CardsUnavailable('it failed to make a refund, which is asked for anew')
}
