import { addDays, dateIn, startOfDay } from '../shop/shop-days.ts'

/** Returns the last instant of the day on which an invoice is due, in the shop's time zone. */
export function dueAtOf(timeZone: string, issuedAt: number, days: number): number {
  return startOfDay(timeZone, addDays(dateIn(timeZone, issuedAt), days + 1)) - 1
}

/** What a company owes and may owe, in cents. */
export interface TermsOfCompany {
  readonly limitCents: number
  readonly owedCents: number
  /** The oldest due instant of an open invoice without a dispute; null without one. */
  readonly oldestDueAt: number | null
}

/** Why a company cannot order on account; undefined if it can. */
export type TermsRefusal =
  | { readonly why: 'overdue'; readonly dueAt: number }
  | { readonly why: 'limit'; readonly excessCents: number }

/** Returns why an order of this price cannot be on account: something is overdue, or it is above the limit. */
export function refusalOfTerms(
  { limitCents, owedCents, oldestDueAt }: TermsOfCompany,
  priceCents: number,
  now: number,
): TermsRefusal | undefined {
  if (oldestDueAt !== null && oldestDueAt < now) return { why: 'overdue', dueAt: oldestDueAt }
  const excessCents = owedCents + priceCents - limitCents
  return excessCents > 0 ? { why: 'limit', excessCents } : undefined
}

/** What is open of an invoice, in cents. */
interface OpenItem {
  readonly openCents: number
  readonly transferredCents: number
}

/**
 * Returns whether a card can pay these orders of an invoice on account. Not once a part of them was credited, or of the
 * invoice transferred, because nobody knows which orders a transfer has paid.
 */
export function mayCardPay(
  { openCents, transferredCents }: OpenItem,
  orders: readonly { readonly priceCents: number; readonly givenBackCents: number }[],
): boolean {
  const sumCents = orders.reduce((sum, { priceCents }) => sum + priceCents, 0)
  return (
    transferredCents === 0 && sumCents <= openCents && orders.every((order) => order.givenBackCents === 0)
  )
}
