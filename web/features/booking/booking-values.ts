import { centsOf, orderPriceCents } from '../../../domain/money.ts'

/** Values of the booking form, as typed. */
export interface BookingValues {
  readonly quantity: string
  readonly phone: string
  readonly address: string
}

const wholeNumberText = /^\d{1,9}$/

/** Parses a quantity; null for a text that is not a number. The server validates it (spec §5). */
export function quantityOf(text: string): number | null {
  const trimmed = text.trim()
  return wholeNumberText.test(trimmed) ? Number(trimmed) : null
}

/** Returns the order's total in US dollars, or null while price or quantity is unknown. */
export function totalOf(unitPriceDollars: number | undefined, quantityText: string): number | null {
  const quantity = quantityOf(quantityText)
  return quantity === null || unitPriceDollars === undefined
    ? null
    : orderPriceCents(centsOf(unitPriceDollars), quantity) / 100
}
