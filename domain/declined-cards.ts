import { countsAt, limitAt } from './rate-limit-factor.ts'

/** Limits of declined cards per account and hour (docs/decisions/0018), at a rate-limit factor of 1. */
const hourlyLimits = { declines: 10, orders: 5 }
const hourMs = 60 * 60_000

/** A card that its bank declined. */
export interface Decline {
  readonly at: number
  /** The unpaid order, or the payment if no order is named; null once the order is paid. */
  readonly unpaid: string | null
}

/**
 * Returns until when an account may begin no payment: after ten declines within an hour, or declines for five unpaid
 * orders. Trying three cards and paying is far from both limits.
 *
 * @returns an instant in milliseconds, or null when the account may pay now.
 */
export function paymentsPausedUntil(
  declines: readonly Decline[],
  now: number,
  factor: number,
): number | null {
  if (!countsAt(factor) || !areTooMany(declines, now, factor)) return null
  const ends = declines.map(({ at }) => at + hourMs).toSorted((one, other) => one - other)
  return ends.find((end) => end > now && !areTooMany(declines, end, factor)) ?? null
}

/** Returns whether the hour before an instant has too many declines. */
function areTooMany(declines: readonly Decline[], instant: number, factor: number): boolean {
  const counted = declines.filter(({ at }) => at > instant - hourMs)
  const orders = new Set(counted.flatMap(({ unpaid }) => unpaid ?? []))
  return (
    counted.length >= limitAt(factor, hourlyLimits.declines) ||
    orders.size >= limitAt(factor, hourlyLimits.orders)
  )
}
