import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import {
  type DeclinesAround,
  declinesCountForMs,
  isCardTesting,
  isPaymentSpent,
  type Pause,
  pauseOfPayments,
} from '../../../domain/payments/declined-cards.ts'
import { countsAt } from '../../../domain/rate-limit-factor.ts'
import type { Reader } from '../../data/database.ts'
import { isDeleted } from '../../data/queries/accounts/users.ts'
import { lockHolders } from '../../data/queries/orders/held-stock.ts'
import {
  countDeclinesOfPayment,
  countDeclinesSince,
  type DeclinesOfShop,
  insertDeclines,
  isDeclineKnown,
  isStrangerBefore,
  listAccountsPayingFrom,
  listDeclinesAt,
  listDeclinesSince,
} from '../../data/queries/payments/card-declines.ts'
import { listOpenPaymentsOfUser, type PaymentRow } from '../../data/queries/payments/payments.ts'
import { dayMs, hourMs, minuteMs } from '../../platform/clock.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { raiseAlert, raiseCardTesting } from '../alerts/raise-alert.ts'
import type { Caller, Shop } from '../shop.ts'
import { closeOpenPayment, closePaymentsOf } from './close-payments.ts'
import { payableTexts } from './payable-texts.ts'

type NotedPayment = Pick<PaymentRow, 'userId' | 'intentId' | 'orderId' | 'openedFrom'>

/**
 * Records the last decline of an intent that was just read. Asks the provider for the charges only after a new decline.
 */
export async function recordLatestDecline(
  shop: Shop,
  payment: NotedPayment,
  intent: CardIntent,
): Promise<void> {
  const { failedChargeId } = intent
  if (failedChargeId === undefined || (await isDeclineKnown(shop.database.read, failedChargeId))) return
  await recordDeclines(shop, payment)
}

/**
 * Counts the declined charges of a payment, each once, as the provider lists them (docs/decisions/0066). Too many for
 * one payment close it at the provider; too many for an account or a network address close all its open payments there,
 * because browsers confirm payments without asking the shop. Staff get an alert.
 */
export async function recordDeclines(shop: Shop, payment: NotedPayment): Promise<void> {
  const { userId, intentId, openedFrom } = payment
  const charges = await shop.cards.listDeclinedCharges(intentId)
  const counted = await shop.database.write(async (transaction) => {
    const now = shop.clock()
    const { db } = transaction
    // Locks the counts: otherwise concurrent transactions would each miss the other's declines.
    await lockHolders(transaction, countsOf(payment))
    // A late event must not restore data that was deleted with the account.
    if (await isDeleted(db, userId)) return done(null)
    const isStranger = await isStrangerBefore(db, userId, now - dayMs)
    await insertDeclines(transaction, { userId, intentId, address: openedFrom, isStranger }, charges)
    const around = await declinesAround(shop, db, userId, openedFrom)
    const pause = pauseOfPayments(around, now, shop.rateLimitFactor)
    if (pause) await raiseAlert(shop, transaction, { userId, kind: 'declined-cards', count: countOf(around) })
    if (around.testing) {
      await raiseCardTesting(shop, transaction, await countDeclinesSince(db, now - hourMs))
    }
    const isSpent = isPaymentSpent(await countDeclinesOfPayment(db, intentId), shop.rateLimitFactor)
    return done({ pause, isSpent })
  })
  if (!counted.ok || counted.value === null) return
  const { pause, isSpent } = counted.value
  // Ignores a refusal: the provider is processing that payment, and the reconciliation closes or settles it.
  if (pause) await closePausedPayments(shop, payment, pause)
  else if (isSpent) await closeOpenPayment(shop, payment)
}

/** Returns the counts that a decline changes: of its account, and of the network address if one is stored. */
export function countsOf({
  userId,
  openedFrom,
}: Pick<PaymentRow, 'userId' | 'openedFrom'>): readonly string[] {
  const ofAccount = `declines of account ${userId}`
  return openedFrom === null ? [ofAccount] : [ofAccount, `declines at ${openedFrom}`]
}

/**
 * Closes the open payments of a paused account. At the last decline the provider may have been down, or may have been
 * processing one of them.
 */
export async function closeWhilePaused(shop: Shop, payment: NotedPayment): Promise<void> {
  const pause = await currentPause(shop, payment.userId, payment.openedFrom)
  if (pause) await closePausedPayments(shop, payment, pause)
}

/** The provider is asked about this many open payments at most, newest first. */
const maxQueried = 10

/**
 * Refuses a payment while too many cards were declined on the account or at its network address (docs/decisions/0066).
 * First asks the provider for the state of open payments, because browsers confirm cards without the shop.
 */
export async function refuseWhilePaused(shop: Shop, caller: Caller): Promise<Outcome<null>> {
  const open = await listOpenPaymentsOfUser(shop.database.read, caller.userId)
  const queried = open.toSorted((one, other) => other.createdAt - one.createdAt).slice(0, maxQueried)
  await Promise.all(
    queried.map(async (payment) => {
      const intent = await shop.cards.readIntent(payment.intentId)
      if (intent) await recordLatestDecline(shop, payment, intent)
    }),
  )
  const pause = await currentPause(shop, caller.userId, countedAddress(shop, caller))
  if (pause === null) return done(null)
  const minutes = Math.max(1, Math.ceil((pause.until - shop.clock()) / minuteMs))
  const { paused, pausedOnNetwork } = said(payableTexts)
  return refused('PAYMENTS_PAUSED', pause.of === 'address' ? pausedOnNetwork(minutes) : paused(minutes))
}

/** Returns the keyed hash of the caller's network address for counting declines; null if none are counted. */
export function countedAddress(
  { rateLimitFactor }: Pick<Shop, 'rateLimitFactor'>,
  { addressHash }: Pick<Caller, 'addressHash'>,
): string | null {
  return countsAt(rateLimitFactor) ? addressHash : null
}

/** Counts the declined cards of the last hour, and returns whether someone is probably testing stolen cards. */
export async function declinesOfLastHour(
  shop: Shop,
): Promise<DeclinesOfShop & { readonly testing: boolean }> {
  const counts = await countDeclinesSince(shop.database.read, shop.clock() - hourMs)
  return { ...counts, testing: isCardTesting(counts.ofStrangers, shop.rateLimitFactor) }
}

async function currentPause(shop: Shop, userId: string, address: string | null): Promise<Pause | null> {
  const around = await declinesAround(shop, shop.database.read, userId, address)
  return pauseOfPayments(around, shop.clock(), shop.rateLimitFactor)
}

async function declinesAround(
  shop: Shop,
  read: Reader,
  userId: string,
  address: string | null,
): Promise<DeclinesAround> {
  const now = shop.clock()
  const [account, isStranger] = await Promise.all([
    listDeclinesSince(read, userId, now - declinesCountForMs),
    isStrangerBefore(read, userId, now - dayMs),
  ])
  if (!isStranger) return { account, address: null, testing: false }
  const { ofStrangers } = await countDeclinesSince(read, now - hourMs)
  return {
    account,
    address: address === null ? [] : await listDeclinesAt(read, address, now - hourMs),
    testing: isCardTesting(ofStrangers, shop.rateLimitFactor),
  }
}

function countOf({ account, address }: DeclinesAround): number {
  return Math.max(account.length, address?.length ?? 0)
}

async function closePausedPayments(
  shop: Shop,
  { userId, openedFrom }: NotedPayment,
  { of }: Pause,
): Promise<void> {
  await closePaymentsOf(shop, userId)
  if (of === 'account' || openedFrom === null) return
  const { read } = shop.database
  for (const other of await listAccountsPayingFrom(read, openedFrom)) {
    if (await isStrangerBefore(read, other, shop.clock() - dayMs)) await closePaymentsOf(shop, other)
  }
}
