import { countsAt, limitAt } from './rate-limit-factor.ts'

/** Limits of declined cards on one account (docs/decisions/0018), at a rate-limit factor of 1. */
const anHour = { declines: 10, orders: 5 }
const hourMs = 60 * 60_000

/** A card that its bank declined. */
export interface Decline {
  readonly at: number
  /** The order that was to be paid, or the payment where no order is named; null once the order is paid. */
  readonly unpaid: string | null
}

/**
 * Until when an account may begin no payment: there were ten declines within an hour, or declines for five orders that
 * are unpaid. Who tries three cards and pays is far from both.
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

/** Whether there are too many in the hour before an instant. */
function areTooMany(declines: readonly Decline[], instant: number, factor: number): boolean {
  const counted = declines.filter(({ at }) => at > instant - hourMs)
  const orders = new Set(counted.flatMap(({ unpaid }) => unpaid ?? []))
  return counted.length >= limitAt(factor, anHour.declines) || orders.size >= limitAt(factor, anHour.orders)
}
