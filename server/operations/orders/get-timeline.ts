import { type TimelineEntry, timelineKinds } from '../../../contract/orders/order-timeline.ts'
import { isStaff } from '../../../domain/accounts/rights.ts'
import { amountOf } from '../../../domain/money.ts'
import { isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import type { Reader } from '../../data/database.ts'
import { listAddressesOfOrder } from '../../data/queries/orders/order-addresses.ts'
import {
  findParcelSenders,
  findSender,
  listFailedAttempts,
  listHoldMovements,
  listMessagesOfOrder,
  listPaymentTimes,
  listRefundsWithMakers,
} from '../../data/queries/orders/order-history.ts'
import { listPricesOfOrder } from '../../data/queries/orders/order-prices.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { listParcels, type ParcelLabel, parcelsOf } from '../../data/queries/orders/parcels.ts'
import { listEndedWithdrawals } from '../../data/queries/orders/withdrawals.ts'
import { listDisputes } from '../../data/queries/payments/disputes.ts'
import { historyOfReceivable } from '../receivables/receivable-history.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Caller, Shop } from '../shop.ts'
import { getOrder } from './get-order.ts'
import { sharedEvents } from './shared-events.ts'

/**
 * Returns an order's history, oldest first, derived from stored data: the order, its stock movements, payments, refunds
 * and emails, and the card provider's events. For the customer, omits the names of staff, restocking, disputes, and
 * emails to others.
 */
export async function getTimeline(
  shop: Shop,
  caller: Caller,
  id: string,
): Promise<Outcome<readonly TimelineEntry[]>> {
  const found = await getOrder(shop, caller, id)
  if (!found.ok) return found
  const { read } = shop.database
  const shopsCurrency = await shopCurrency(shop, read)
  const parts = await Promise.all([
    ofOrder(read, found.value),
    ofSending(read, found.value, caller),
    ofHolds(read, id),
    ofAddresses(read, id),
    ofWithdrawals(read, found.value, caller),
    ofPayments(read, found.value),
    ofRefunds(read, id, { forAdmin: isStaff(caller.role), shopsCurrency }),
    isStaff(caller.role) ? ofDisputes(read, id, shopsCurrency) : [],
    historyOfReceivable(read, found.value.accountPaymentId, caller, shopsCurrency),
    ofMessages(read, found.value, caller),
  ])
  return done(parts.flat().toSorted(byTime))
}

function byTime(one: TimelineEntry, other: TimelineEntry): number {
  return one.at - other.at || timelineKinds.indexOf(one.kind) - timelineKinds.indexOf(other.kind)
}

async function ofOrder(read: Reader, order: OrderRow): Promise<readonly TimelineEntry[]> {
  const prices = await listPricesOfOrder(read, order.id)
  const amount = amountOf(order.priceCents)
  return [
    {
      at: order.createdAt,
      kind: 'booked',
      amount: amountOf(prices[0]?.formerPriceCents ?? order.priceCents),
      ...discountIn(0, prices[0]?.formerDiscountCents ?? order.discountCents),
      pieces: order.quantity,
      ...(order.offerId !== null && { fromOffer: true }),
      ...(order.customerReference !== null && { reference: order.customerReference }),
    },
    ...prices.map(repriced),
    ...(order.onAccountAt === null
      ? entryAt(order.paidAt, { kind: 'paid', amount })
      : onAccount(order, amount)),
    ...entryAt(order.cancelledAt, { kind: 'cancelled' }),
  ]
}

/** An order on account was paid when nothing of its invoice was open any more, or when a card had paid it. */
function onAccount({ onAccountAt, dueAt, settledAt }: OrderRow, amount: number): readonly TimelineEntry[] {
  return [
    ...entryAt(onAccountAt, { kind: 'on-account', amount, ...(dueAt !== null && { dueAt }) }),
    ...entryAt(settledAt, { kind: 'paid', amount }),
  ]
}

/** Carriers and numbers are for both; who sent a parcel is for admins. */
async function ofSending(read: Reader, order: OrderRow, caller: Caller): Promise<readonly TimelineEntry[]> {
  const { id, sentAt } = order
  const by = sentAt !== null && isStaff(caller.role) ? await findSender(read, id) : undefined
  if (order.deliveryWay === 'pickup')
    return [
      ...entryAt(order.readyAt, { kind: 'ready' }),
      ...entryAt(sentAt, { kind: 'handed-out', ...byOf(by) }),
    ]
  if (sentAt === null) return []
  if (isGiftCard(order)) return [{ at: sentAt, kind: 'codes-mailed' }]
  const [first, ...further] = parcelsOf(order, await listParcels(read, { orderIds: [id] }))
  const senders = isStaff(caller.role) && further.length > 0 ? await findParcelSenders(read, id) : new Map()
  return [
    { at: sentAt, kind: 'sent', ...ofParcel(first ?? order, by) },
    ...further.map((parcel) => ({
      at: parcel.sentAt,
      kind: 'parcel' as const,
      ...ofParcel(parcel, senders.get(parcel.id)),
    })),
  ]
}

function ofParcel({ carrier, tracking }: ParcelLabel, by: string | undefined) {
  return {
    ...(carrier !== null && { carrier }),
    ...(tracking !== null && { tracking }),
    ...byOf(by),
  }
}

/** The email of a deleted account has no @. */
function byOf(by: string | undefined) {
  return by?.includes('@') ? { by } : {}
}

/** Returns a list with the entry; empty if the event has not happened. */
function entryAt(instant: number | null, entry: Omit<TimelineEntry, 'at'>): readonly TimelineEntry[] {
  return instant === null ? [] : [{ at: instant, ...entry }]
}

async function ofAddresses(read: Reader, id: string): Promise<readonly TimelineEntry[]> {
  const given = await listAddressesOfOrder(read, id)
  return given.map(({ at, source, address }) => ({ at, kind: 'address', source, address }))
}

type LaterPrice = Awaited<ReturnType<typeof listPricesOfOrder>>[number]

function repriced({ at, priceCents, deliveryCents, deliveryTo, way, ...later }: LaterPrice): TimelineEntry {
  return {
    at,
    kind: 're-priced',
    amount: amountOf(priceCents),
    delivery: amountOf(deliveryCents),
    ...discountIn(later.formerDiscountCents, later.discountCents),
    ...(deliveryTo !== null && { country: deliveryTo }),
    ...(way !== null && { way }),
  }
}

/** Returns the discount in a price; 0 if it has just ended, nothing if there was none. */
function discountIn(formerCents: number, cents: number): Pick<TimelineEntry, 'discount'> {
  return formerCents > 0 || cents > 0 ? { discount: amountOf(cents) } : {}
}

/** An order can be withdrawn from again once the shop has taken a withdrawal back. */
async function ofWithdrawals(
  read: Reader,
  { id, withdrawnAt }: OrderRow,
  caller: Caller,
): Promise<readonly TimelineEntry[]> {
  const ended = await listEndedWithdrawals(read, id)
  const begun = new Set([...ended.map((end) => end.withdrawnAt), withdrawnAt])
  return [
    ...[...begun].flatMap((at) => entryAt(at, { kind: 'withdrawn' })),
    ...ended.map(({ at, ending, reason, by }) => ({
      at,
      kind: `withdrawal-${ending}` as const,
      ...(reason !== '' && { reason }),
      // The email of a deleted account has no @.
      ...(isStaff(caller.role) && by.includes('@') && { by }),
    })),
  ]
}

async function ofHolds(read: Reader, id: string): Promise<readonly TimelineEntry[]> {
  const movements = await listHoldMovements(read, id)
  return movements.map(({ reason, quantity, at }) => ({
    at,
    kind: reason === 'retaken' ? 'stock-retaken' : 'hold-ended',
    pieces: Math.abs(quantity),
  }))
}

async function ofPayments(
  read: Reader,
  { id, accountPaymentId }: OrderRow,
): Promise<readonly TimelineEntry[]> {
  const [stored, failed] = await Promise.all([listPaymentTimes(read, id), listFailedAttempts(read, id)])
  // A payment on account is never opened: the order says when it was ordered.
  const payments = stored.filter(({ intentId }) => intentId !== accountPaymentId)
  return [
    ...payments.map(({ openedAt, amountCents, creditCents }) => ({
      at: openedAt,
      kind: 'payment-opened' as const,
      amount: amountOf(amountCents),
      ...(creditCents > 0 && { credit: amountOf(creditCents) }),
    })),
    ...payments
      .filter(({ state }) => state === 'cancelled')
      .map(({ changedAt }) => ({ at: changedAt, kind: 'payment-closed' as const })),
    ...failed.map((attempt) => ({ at: attempt.at, kind: 'payment-failed' as const })),
  ]
}

async function ofRefunds(
  read: Reader,
  id: string,
  { forAdmin, shopsCurrency }: { readonly forAdmin: boolean; readonly shopsCurrency: string },
): Promise<readonly TimelineEntry[]> {
  const refunds = await listRefundsWithMakers(read, id)
  return refunds.map(
    ({
      id: _,
      at,
      amountCents,
      deliveryCents,
      currency,
      restock,
      reason,
      failure,
      madeBy,
      means,
      ...refund
    }) => ({
      at,
      kind: 'refund',
      amount: amountOf(amountCents),
      ...(deliveryCents > 0 && { delivery: amountOf(deliveryCents) }),
      ...refund,
      ...(means === 'credit' && { toCredit: true as const }),
      ...(means === 'account' && { lowersOpen: true as const }),
      ...(means === 'transfer' && { freesTransfer: true as const }),
      ...(currency !== shopsCurrency && { currency }),
      ...(forAdmin && restock > 0 && { pieces: restock }),
      ...(reason !== '' && { reason }),
      ...(forAdmin && failure !== null && { failure }),
      // A deleted account has no address.
      ...(forAdmin && madeBy?.includes('@') && { by: madeBy }),
    }),
  )
}

/** Returns disputes for admins only, because customers know the reason that they gave their bank. */
async function ofDisputes(
  read: Reader,
  id: string,
  shopsCurrency: string,
): Promise<readonly TimelineEntry[]> {
  const disputes = await listDisputes(read, 'order_id', id)
  return disputes.flatMap(({ openedAt, closedAt, amountCents, currency, reason, state }) => {
    const about = { amount: amountOf(amountCents), ...(currency !== shopsCurrency && { currency }) }
    return [
      { at: openedAt, kind: 'disputed' as const, ...about, reason },
      ...entryAt(closedAt, { kind: state === 'won' ? 'dispute-won' : 'dispute-lost', ...about }),
    ]
  })
}

async function ofMessages(read: Reader, order: OrderRow, caller: Caller): Promise<readonly TimelineEntry[]> {
  const messages = await listMessagesOfOrder(read, order.id, await sharedEvents(read, order))
  const admin = isStaff(caller.role)
  return messages
    .filter(({ recipient, sentAt }) => admin || (recipient === caller.email && sentAt !== null))
    .map(({ recipient, subject, writtenAt, sentAt, failedAt }) => ({
      at: sentAt ?? writtenAt,
      kind: 'message',
      subject,
      ...(admin && { recipient }),
      state: sentAt !== null ? 'succeeded' : failedAt !== null ? 'failed' : 'due',
    }))
}
