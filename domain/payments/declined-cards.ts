import { countsAt, limitAt } from '../rate-limit-factor.ts'

/**
 * Limits of declined cards (docs/decisions/0066), at a rate-limit factor of 1. Strangers are accounts that have not
 * paid an order before the last day.
 */
const limits = {
  /** The limit for one payment, without a time window. */
  payment: 6,
  account: { hour: 10, day: 20, orders: 5 },
  /** The hourly limit for all strangers at one network address. */
  address: 20,
  /** From so many declines of strangers in an hour, wherever they are, cards are probably being tested. */
  testing: 50,
  /** The limits for strangers during the testing of cards, for an hour. */
  whileTesting: { account: 5, address: 5 },
}
const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** How far back declines are counted. */
export const declinesCountForMs = dayMs

/** A card that its bank declined. */
export interface Decline {
  readonly at: number
  /** The unpaid order, or the payment if no order is named; null once the order is paid. */
  readonly unpaid: string | null
}

/** The declines that count for one account. */
export interface DeclinesAround {
  readonly account: readonly Decline[]
  /** When strangers at the account's network address had cards declined; null for an account that is no stranger. */
  readonly address: readonly number[] | null
  /** Whether cards are probably being tested in the shop now (`isCardTesting`). */
  readonly testing: boolean
}

export interface Pause {
  /** An instant in milliseconds. */
  readonly until: number
  /** The scope with too many declines: the account, or its network address. */
  readonly of: 'account' | 'address'
}

/**
 * Returns until when an account may begin no payment, and why; null when it may pay now. Trying three cards and paying
 * is far from every limit.
 */
export function pauseOfPayments(around: DeclinesAround, now: number, factor: number): Pause | null {
  const of = countsAt(factor) ? tooMany(around, now, factor) : null
  if (of === null) return null
  const instants = [...around.account.map(({ at }) => at), ...(around.address ?? [])]
  const ends = instants.flatMap((at) => [at + hourMs, at + dayMs]).toSorted((one, other) => one - other)
  // An end before now means no pause: the earlier the instant, the more declines count.
  const until = ends.find((end) => tooMany(around, end, factor) === null)
  return until === undefined ? null : { until, of }
}

/** Returns whether one payment was tried with so many cards that it is closed. */
export function isPaymentSpent(declines: number, factor: number): boolean {
  return countsAt(factor) && declines >= limitAt(factor, limits.payment)
}

/**
 * Returns whether so many cards of strangers were declined within an hour that stolen cards are probably being
 * tested.
 */
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
