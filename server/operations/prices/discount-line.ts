import type { DiscountLine } from './discount-booking.ts'

type PricedProduct = Omit<DiscountLine, 'regularCents' | 'isGiftCard'>

/** Returns a line of a booking, at the price tags of now, for its discount. */
export function discountLine(product: PricedProduct): DiscountLine {
  return { ...product, regularCents: product.goodsCents, isGiftCard: false }
}
