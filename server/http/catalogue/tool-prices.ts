import type { Product } from '../../../contract/catalogue/products.ts'
import type { Tool } from '../../../contract/catalogue/tools.ts'
import type { PriceBreak } from '../../../domain/catalogue/price-breaks.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import type { ProductRow } from '../../data/queries/catalogue/products.ts'

/** Converts given price breaks to cents. */
export function breaksInCents(breaks: Tool['priceBreaks'] | null): readonly PriceBreak[] {
  return (breaks ?? []).map(({ from, price }) => ({ from, unitPriceCents: centsOf(price) }))
}

/** Converts a given price to cents; keeps null and undefined. */
export function inCents(amount: number | null | undefined): number | null | undefined {
  return typeof amount === 'number' ? centsOf(amount) : amount
}

/**
 * Returns a tool's prices except the price of a single piece, in the contract's shape.
 *
 * @param label translates the name of a sale.
 */
export function wirePrices(
  { priceBreaks, reduction, sale }: Pick<ProductRow, 'priceBreaks' | 'reduction' | 'sale'>,
  label: (text: string) => string | undefined,
): Partial<Tool> {
  return {
    ...wireBreaks(priceBreaks),
    ...(reduction && {
      compareAtPrice: amountOf(reduction.compareAtCents),
      compareAtPriceSince: new Date(reduction.compareAtSince).toISOString(),
      lowestPrice30Days: amountOf(reduction.lowest30DaysCents),
    }),
    ...(sale && {
      regularPrice: amountOf(sale.regular.unitPriceCents),
      saleName: label(sale.name) ?? sale.name,
      saleStartsAt: sale.startsAt,
      ...(sale.endsAt !== null && { saleEndsAt: sale.endsAt }),
    }),
  }
}

/** Returns the prices that staff edit while a sale lowers a product. */
export function wireRegularPrices({ sale }: Pick<ProductRow, 'sale'>): Pick<Product, 'regularPrices'> {
  if (!sale) return {}
  const { unitPriceCents, priceBreaks, reduction } = sale.regular
  return {
    regularPrices: {
      price: amountOf(unitPriceCents),
      ...wireBreaks(priceBreaks),
      ...(reduction && { compareAtPrice: amountOf(reduction.compareAtCents) }),
    },
  }
}

function wireBreaks(priceBreaks: readonly PriceBreak[]): Pick<Tool, 'priceBreaks'> {
  if (priceBreaks.length === 0) return {}
  return {
    priceBreaks: priceBreaks.map(({ from, unitPriceCents }) => ({ from, price: amountOf(unitPriceCents) })),
  }
}
