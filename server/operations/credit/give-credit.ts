import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { findLanguageOf } from '../../data/queries/accounts/languages.ts'
import { findUserByEmail } from '../../data/queries/accounts/users.ts'
import { addCreditMovement, lockCredit, sumCredit } from '../../data/queries/payments/credit-movements.ts'
import { newId } from '../../platform/ids.ts'
import { recordChange } from '../changes/record-change.ts'
import { claimKey } from '../claim-key.ts'
import { creditGivenEmail } from '../emails/credit-emails.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { writeEmail } from '../emails/write-email.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Caller, Shop } from '../shop.ts'

interface Gift {
  readonly email: string
  /** Negative to take back what was given. */
  readonly amountCents: number
  /** What the customer reads. */
  readonly reason: string
  readonly idempotencyKey: string | undefined
}

interface Given {
  readonly id: string
  readonly balanceCents: number
}

/**
 * Gives a customer credit, or takes back what is left of it. The customer gets an email with the reason, and the record
 * of changes an entry. A repeated call with the same key gives once.
 */
export function giveCredit(shop: Shop, caller: Caller, gift: Gift): Promise<Outcome<Given>> {
  return shop.database.write((transaction) => give(shop, transaction, caller, gift))
}

async function give(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  { idempotencyKey: key, ...gift }: Gift,
): Promise<Outcome<Given>> {
  const now = shop.clock()
  const { email, amountCents, reason } = gift
  const user = await findUserByEmail(transaction.db, email)
  if (!user) return refused('USER_NOT_FOUND')
  const id = newId()
  const claim = { userId: caller.userId, key, request: { credit: gift }, createdId: id }
  const earlier = await claimKey(transaction, claim, now)
  if (!earlier.ok) return earlier
  await lockCredit(transaction, user.id)
  const currency = await shopCurrency(shop, transaction.db)
  const beforeCents = await sumCredit(transaction.db, user.id, currency)
  if (earlier.value !== undefined) return done({ id: earlier.value, balanceCents: beforeCents })
  const balanceCents = beforeCents + amountCents
  if (balanceCents < 0) return refusedAt('amount', 'CREDIT_BELOW_ZERO')
  const movement = { id, userId: user.id, amountCents, currency, reason: 'given' } as const
  await addCreditMovement(transaction, { ...movement, note: reason, createdBy: caller.userId }, now)
  const mailing = mailingIn(shop, await findLanguageOf(transaction.db, email))
  const told = creditGivenEmail({ amountCents, note: reason, balanceCents }, mailing)
  await writeEmail(shop, transaction, told, { event: `credit-given:${id}`, recipient: email })
  await recordChange(transaction, {
    at: now,
    by: caller,
    action: 'user.credit-given',
    subject: { kind: 'user', id: user.id, name: '' },
    // The record omits the reason, which may name the customer; the ledger of credit contains it.
    after: { amountCents },
  })
  return done({ id, balanceCents })
}
