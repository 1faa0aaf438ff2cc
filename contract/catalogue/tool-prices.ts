import * as z from 'zod/mini'
import { wireAmount, wireInteger, wireNumber } from '../fields.ts'
import { atLeast, atMost } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { writtenPrice } from '../written-number.ts'
import { productFieldTexts } from './product-field-texts.ts'

/** The most price breaks of a tool. */
export const mostPriceBreaks = 8

/** A lower unit price from a quantity on. */
const priceBreak = z.object({
  from: z.pipe(
    wireInteger,
    z
      .int()
      .check(
        z.gte(2, { error: () => said(productFieldTexts).breakPieces }),
        z.lte(1_000_000, atMost(1_000_000)),
      ),
  ),
  price: z.pipe(wireAmount, z.number().check(z.gte(0.01, atLeast(0.01)))),
})

/** The price breaks of a tool: each needs more pieces than the one before, and costs less per piece. */
const priceBreaks = z.array(priceBreak).check(
  z.maxLength(mostPriceBreaks, { error: () => said(productFieldTexts).breaks(mostPriceBreaks) }),
  z.check<z.output<typeof priceBreak>[]>(({ value, issues }) => {
    for (const [index, { from, price }] of value.entries()) {
      const before = value[index - 1]
      if (!before) continue
      const refuse = (field: string, message: string) =>
        issues.push({ code: 'custom', input: value, path: [index, field], message })
      if (from <= before.from) refuse('from', said(productFieldTexts).breakAbove(before.from))
      if (price >= before.price)
        refuse('price', said(productFieldTexts).breakBelow(writtenPrice(before.price)))
    }
  }),
)

/**
 * A tool's prices besides `price` (extension fields). Only a reduced tool has the last three. "Off" refers to
 * `lowestPrice30Days` (docs/decisions/0025).
 */
export const toolPrices = {
  priceBreaks: z.optional(priceBreaks),
  /** An earlier, higher price. */
  compareAtPrice: z.optional(wireAmount),
  /** The instant from which the earlier price held, in ISO 8601. */
  compareAtPriceSince: z.optional(z.string()),
  /** The lowest price of the 30 days before the reduction. */
  lowestPrice30Days: z.optional(wireAmount),
  /** The price of a piece without the sale that lowers it now; only a product on sale has these four. */
  regularPrice: z.optional(wireAmount),
  saleName: z.optional(z.string()),
  /** In milliseconds; the sale runs no longer at its end. */
  saleStartsAt: z.optional(wireNumber),
  /** Absent if the sale runs until the owner stops it. */
  saleEndsAt: z.optional(wireNumber),
}

/** The prices that staff edit while a sale lowers a product; `PATCH` changes these. */
export const regularPrices = z.object({
  price: wireAmount,
  priceBreaks: z.optional(priceBreaks),
  compareAtPrice: z.optional(wireAmount),
})

/** The prices in a request; `null` or an empty list clears a price. The shop itself records since when a price held. */
export const givenPrices = {
  priceBreaks: z.optional(z.nullable(priceBreaks)),
  compareAtPrice: z.optional(z.nullable(z.pipe(wireAmount, z.number().check(z.gte(0.01, atLeast(0.01)))))),
}
