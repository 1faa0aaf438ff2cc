import { countsAt, limitAt } from '../rate-limit-factor.ts'

/**
 * Limits of declined cards (docs/decisions/0066), at a rate-limit factor of 1. Strangers are accounts without an order
 * that was paid more than a day ago.
 */
const limits = {
  /** The limit of one payment, over any time. */
  payment: 6,
  account: { hour: 10, day: 20, orders: 5 },
  /** The hourly limit for all strangers at one network address together. */
  address: 20,
  /** The hourly declines of all strangers, at any address, that indicate card testing. */
  testing: 50,
  /** The hourly limits for strangers during card testing. */
  whileTesting: { account: 5, address: 5 },
}
const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** How long a decline counts. */
export const declinesCountForMs = dayMs

/** A card that its bank declined. */
export interface Decline {
  readonly at: number
  /** The unpaid order, or the payment if it names no order; null once the order is paid. */
  readonly unpaid: string | null
}

/** The declines that count for one account. */
export interface DeclinesAround {
  readonly account: readonly Decline[]
  /** When strangers at the account's network address had cards declined; null if the account is not a stranger. */
  readonly address: readonly number[] | null
  /** Whether the shop currently sees card testing (`isCardTesting`). */
  readonly testing: boolean
}

export interface Pause {
  /** An instant in milliseconds. */
  readonly until: number
  /** The scope with too many declines: the account, or its network address. */
  readonly of: 'account' | 'address'
}

/**
 * Returns until when an account may not begin a payment, and why; null if it may pay now. A customer who tries three
 * cards and then pays stays far below every limit.
 */
export function pauseOfPayments(around: DeclinesAround, now: number, factor: number): Pause | null {
  const of = countsAt(factor) ? tooMany(around, now, factor) : null
  if (of === null) return null
  const instants = [...around.account.map(({ at }) => at), ...(around.address ?? [])]
  const ends = instants.flatMap((at) => [at + hourMs, at + dayMs]).toSorted((one, other) => one - other)
  // Never finds an end before now, because at an earlier instant more declines count.
  const until = ends.find((end) => tooMany(around, end, factor) === null)
  return until === undefined ? null : { until, of }
}

/** Returns whether too many cards were declined for one payment, so that the payment is closed. */
export function isPaymentSpent(declines: number, factor: number): boolean {
  return countsAt(factor) && declines >= limitAt(factor, limits.payment)
}

/** Returns whether the hourly declines of strangers indicate that stolen cards are being tested. */
export function isCardTesting(declinesOfStrangers: number, factor: number): boolean {
  return countsAt(factor) && declinesOfStrangers >= limitAt(factor, limits.testing)
}

function tooMany(
  { account, address, testing }: DeclinesAround,
  instant: number,
  factor: number,
): Pause['of'] | null {
  const within = (ms: number) => account.filter(({ at }) => at > instant - ms)
  const lastHour = within(hourMs)
  const orders = new Set(lastHour.flatMap(({ unpaid }) => unpaid ?? []))
  const tight = testing && address !== null
  const { hour, day, orders: ofOrders } = limits.account
  if (
    lastHour.length >= limitAt(factor, tight ? limits.whileTesting.account : hour) ||
    within(dayMs).length >= limitAt(factor, day) ||
    orders.size >= limitAt(factor, ofOrders)
  )
    return 'account'
  const atAddress = (address ?? []).filter((at) => at > instant - hourMs).length
  return atAddress >= limitAt(factor, tight ? limits.whileTesting.address : limits.address) ? 'address' : null
}
