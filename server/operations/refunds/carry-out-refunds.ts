import { listRefundsOfIntent, type RefundRow } from '../../data/queries/refunds.ts'
import type { Shop } from '../shop.ts'
import { noteRefunds } from './note-refunds.ts'

/**
 * Makes what is due of an intent's refunds at the card provider and notes what became of them. Safe to repeat and
 * to do at once: the provider is asked first what it has made already, and makes the same refund once.
 *
 * @throws CardsUnavailable, and what is due stays due.
 */
export async function carryOutRefunds(shop: Shop, intentId: string): Promise<void> {
  const refunds = await listRefundsOfIntent(shop.database.read, intentId)
  for (const refund of refunds) if (refund.state === 'due') await carryOut(shop, refund)
}

/**
 * Notes every refund of an intent as it stands at the provider, also those that were made there.
 *
 * @throws CardsUnavailable
 */
export async function copyRefundsFromProvider(shop: Shop, intentId: string): Promise<void> {
  await noteRefunds(shop, intentId, await shop.cards.listRefunds(intentId))
}

async function carryOut(shop: Shop, refund: RefundRow): Promise<void> {
  const { id, intentId, amountCents } = refund
  // A key is forgotten after a day at the provider; what it has made is not.
  const before = await shop.cards.listRefunds(intentId)
  // What has a number there is made and on its way: also what an admin has made there, under no name of the shop's.
  const made = refund.providerId !== null || before.some(({ refundId }) => refundId === id)
  if (made) return noteRefunds(shop, intentId, before)
  const answer = await shop.cards.refund({ intentId, amountCents, refundId: id })
  if (!('refused' in answer)) return noteRefunds(shop, intentId, [...before, answer])
  // What stands in the way may be a refund that was made there meanwhile: that is then the truth.
  const after = await shop.cards.listRefunds(intentId)
  await noteRefunds(shop, intentId, after, { id, why: answer.message })
}
