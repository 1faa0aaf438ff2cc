import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import {
  beginNextAttempt,
  type DueRefund,
  findRefund,
  listDueRefunds,
  type RefundRow,
} from '../../data/queries/payments/refunds.ts'
import { type CardRefund, CardsUnavailable } from '../../providers/cards/cards.ts'
import { payableTexts } from '../payments/payable-texts.ts'
import type { Shop } from '../shop.ts'
import { recordRefunds } from './record-refunds.ts'

export interface MadeRefund {
  readonly id: string
  /** `due`: the provider has not made the refund yet; the reconciliation retries it. */
  readonly state: 'due' | 'succeeded'
}

/** Executes a stored refund; returns its state. */
export async function makeRefundNow(
  shop: Shop,
  { id, intentId }: Pick<RefundRow, 'id' | 'intentId'>,
): Promise<Outcome<MadeRefund>> {
  try {
    await executeRefunds(shop, intentId)
  } catch (error) {
    if (!(error instanceof CardsUnavailable)) throw error
  }
  return stateOfRefund(shop, id)
}

async function stateOfRefund(shop: Shop, id: string): Promise<Outcome<MadeRefund>> {
  const refund = await findRefund(shop.database.read, id)
  if (!refund) throw new Error('A stored refund is missing')
  const { state, failure } = refund
  if (state !== 'failed') return done({ id, state })
  const { refundRefused, refundRefusedBecause } = said(payableTexts)
  return refused('REFUND_REFUSED', failure === null ? refundRefused : refundRefusedBecause(failure))
}

/**
 * Executes the due refunds of an intent, to credit, on an open invoice or at the card provider, and stores the results.
 * Safe to repeat and to run concurrently: it checks existing refunds first, and the provider makes the same refund
 * once.
 *
 * @throws CardsUnavailable; due refunds stay due.
 */
export async function executeRefunds(shop: Shop, intentId: string): Promise<void> {
  for (const refund of await listDueRefunds(shop.database.read, intentId)) await execute(shop, refund)
}

/**
 * Stores every refund of an intent as the provider reports it, including those made there.
 *
 * @throws CardsUnavailable
 */
export async function syncRefunds(shop: Shop, intentId: string): Promise<void> {
  await recordRefunds(shop, intentId, await shop.cards.listRefunds(intentId))
}

async function execute(shop: Shop, refund: DueRefund): Promise<void> {
  const { id, intentId, amountCents, attempt } = refund
  if (refund.means !== 'card') return recordRefunds(shop, intentId, [refundWithoutProvider(refund)])
  // Lists refunds after reading the attempt: the list then contains the refund of an earlier attempt, even if the
  // provider has deleted its idempotency key.
  const before = await shop.cards.listRefunds(intentId)
  if (isMade(refund, before)) return recordRefunds(shop, intentId, before)
  const answer = await shop.cards.refund({ intentId, amountCents, refundId: id, attempt })
  if (answer === 'failed before') return afterFailure(shop, refund)
  if (!('refused' in answer)) return recordRefunds(shop, intentId, [...before, answer])
  // A refund made at the provider may have caused the refusal, so the list decides.
  const after = await shop.cards.listRefunds(intentId)
  await recordRefunds(shop, intentId, after, { id, why: answer.message })
}

/** Returns a refund to credit or of an open invoice, which no provider makes, as a provider would report it. */
function refundWithoutProvider({ id, means, amountCents, currency }: DueRefund): CardRefund {
  return { id: `${means}_${id}`, amountCents, currency, status: 'succeeded', refundId: id }
}

/** Returns whether the provider has the refund: it has a provider id, or the list names the shop's id. */
function isMade({ id, providerId }: DueRefund, atProvider: readonly CardRefund[]): boolean {
  return providerId !== null || atProvider.some(({ refundId }) => refundId === id)
}

/**
 * Handles a failed attempt: records the refund if the list contains it, otherwise the next round starts a new attempt.
 * That attempt also checks the list first, so that no refund is made twice.
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
