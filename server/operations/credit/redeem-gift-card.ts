import { said } from '../../../contract/languages/said.ts'
import { tooManyAttempts } from '../../../contract/too-many-attempts.ts'
import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import { readGiftCode } from '../../../domain/payments/gift-code.ts'
import { countsAt, limitAt } from '../../../domain/rate-limit-factor.ts'
import type { Transaction } from '../../data/database.ts'
import { type Allowance, returnAttempt, takeAttempt } from '../../data/queries/auth/attempts.ts'
import { addCreditMovement, sumCredit } from '../../data/queries/payments/credit-movements.ts'
import { hasRedeemed, redeemCard } from '../../data/queries/payments/gift-cards.ts'
import { minuteMs } from '../../platform/clock.ts'
import { hashOfGiftCode } from '../../platform/gift-codes.ts'
import { newId } from '../../platform/ids.ts'
import { limitTexts } from '../orders/limit-texts.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Caller, Shop } from '../shop.ts'

/** How many wrong codes an account, and a network, may try. Codes cannot be guessed; this keeps guesses off the log. */
const allowances = {
  ofAccount: { atOnce: 10, everyMs: 6 * minuteMs },
  ofNetwork: { atOnce: 30, everyMs: 2 * minuteMs },
}

interface Redeemed {
  readonly amountCents: number
  readonly balanceCents: number
}

/**
 * Adds the amount of a gift card to the caller's credit, once, also if two tabs send the code at the same time. An
 * unknown code, one that is used up and one that was refunded get the same answer after the same queries.
 */
export async function redeemGiftCard(shop: Shop, caller: Caller, typed: string): Promise<Outcome<Redeemed>> {
  const code = readGiftCode(typed)
  // Says nothing about stored codes: the check letter alone decides.
  if (code === undefined) return refusedAt('code', 'GIFT_CARD_MISTYPED')
  const counted = allowancesOf(shop, caller)
  const mayTry = await takeAttempts(shop, counted)
  if (!mayTry.ok) return mayTry
  const redeemed = await shop.database.write((transaction) =>
    redeem(shop, transaction, caller.userId, hashOfGiftCode(code)),
  )
  if (redeemed.ok || redeemed.code === 'GIFT_CARD_YOURS') await returnAttempts(shop, counted)
  return redeemed
}

async function redeem(
  shop: Shop,
  transaction: Transaction,
  userId: string,
  codeHash: string,
): Promise<Outcome<Redeemed>> {
  const now = shop.clock()
  const card = await redeemCard(transaction, { codeHash, userId }, now)
  const isOwn = await hasRedeemed(transaction.db, { codeHash, userId })
  if (!card) return refusedAt('code', isOwn ? 'GIFT_CARD_YOURS' : 'GIFT_CARD_UNKNOWN')
  const { id: giftCardId, amountCents, currency } = card
  const movement = { id: newId(), userId, amountCents, currency, giftCardId, reason: 'gift-card' } as const
  await addCreditMovement(transaction, movement, now)
  const balanceCents = await sumCredit(transaction.db, userId, await shopCurrency(shop, transaction.db))
  return done({ amountCents, balanceCents })
}

function allowancesOf(
  { rateLimitFactor: factor }: Pick<Shop, 'rateLimitFactor'>,
  { userId, addressHash }: Pick<Caller, 'userId' | 'addressHash'>,
): readonly Allowance[] {
  if (!countsAt(factor)) return []
  const scaled = ({ atOnce, everyMs }: Omit<Allowance, 'key'>) => ({
    atOnce: limitAt(factor, atOnce),
    everyMs: Math.max(1, Math.round(everyMs / factor)),
  })
  return [
    { key: `gift cards of ${userId}`, ...scaled(allowances.ofAccount) },
    { key: `gift cards at ${addressHash}`, ...scaled(allowances.ofNetwork) },
  ]
}

function takeAttempts(shop: Shop, counted: readonly Allowance[]): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    for (const allowance of counted) {
      const waitMs = await takeAttempt(transaction, allowance, shop.clock())
      // Rolls back, so that the attempt taken from the first limit does not count.
      if (waitMs > 0) return refused('RATE_LIMITED', said(limitTexts).urgent(tooManyAttempts(waitMs / 1_000)))
    }
    return done(null)
  })
}

async function returnAttempts(shop: Shop, counted: readonly Allowance[]): Promise<void> {
  await shop.database.write(async (transaction) => {
    for (const allowance of counted) await returnAttempt(transaction, allowance)
    return done(null)
  })
}
