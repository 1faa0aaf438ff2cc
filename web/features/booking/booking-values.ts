import { centsOf, orderPriceCents } from '../../../domain/money.ts'

/** What a person types into the booking form, as text. */
export interface BookingValues {
  readonly quantity: string
  readonly phone: string
  readonly address: string
}

const wholeNumberText = /^\d{1,9}$/

/** The quantity that a text says, or null while it says none. Judging it is the server's business (spec §5). */
export function quantityOf(text: string): number | null {
  const trimmed = text.trim()
  return wholeNumberText.test(trimmed) ? Number(trimmed) : null
}

/** What the order will cost in US dollars at this unit price, or null while price or quantity are not known. */
export function totalOf(unitPriceDollars: number | undefined, quantityText: string): number | null {
  const quantity = quantityOf(quantityText)
  return quantity === null || unitPriceDollars === undefined
    ? null
    : orderPriceCents(centsOf(unitPriceDollars), quantity) / 100
}
