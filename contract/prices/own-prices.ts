import * as z from 'zod/mini'
import { id, wireAmount, wireInteger } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { bookedQuantity } from '../orders/orders.ts'
import { mostLines } from '../orders/purchases.ts'
import { priceListFieldTexts } from './price-list-field-texts.ts'

/** The price of one piece. */
const piecePrice = z.object({
  /** As the catalogue states prices, so that it can be compared with the product's `price`. */
  price: wireAmount,
  /** Without and with the tax of the shop's home country; equal if the shop states no tax. */
  net: wireAmount,
  gross: wireAmount,
})

const ownPrice = z.object({
  Id: z.string(),
  /** What the account pays for a piece at the asked quantity. */
  unit: piecePrice,
  /** What everybody pays for it. */
  public: piecePrice,
  /** Whether a price list makes a piece cheaper than for everybody, at any quantity. */
  isOwn: z.boolean(),
  /** What the account pays by quantity, from the minimum order on; each step is cheaper than the one before. */
  steps: z.array(z.object({ from: wireInteger, price: wireAmount, net: wireAmount, gross: wireAmount })),
})

export type OwnPrice = z.output<typeof ownPrice>

const asked = z.object({
  lines: z
    .array(z.object({ Id: id, quantity: z.optional(bookedQuantity) }))
    .check(z.maxLength(mostLines, { error: () => said(priceListFieldTexts).lines(mostLines) })),
})

const answer = z.object({
  /** Whether anything differs from what everybody sees: own prices, or the net price first. */
  hasOwn: z.boolean(),
  /** Whether the company wants prices without tax first. */
  showsNet: z.boolean(),
  /** The company, if the account buys for one. */
  company: z.optional(z.string()),
  /**
   * The countries, ISO 3166, to which the company's orders have no tax, because its VAT number is confirmed; missing if
   * there are none.
   */
  taxFreeTo: z.optional(z.array(z.string())),
  prices: z.array(ownPrice),
})

export const quoteOwnPrices = operation({
  id: 'quoteOwnPrices',
  method: 'POST',
  path: '/own-prices',
  access: 'customer',
  noKey: 'own',
  summary:
    "What the token's account pays for products by the price lists of its company and of its groups: the lower of the public " +
    'price and the lowest of its own. Products that are not for sale are missing. `hasOwn` is false for an account without a ' +
    'list whose company does not want net prices; it need not ask again.',
  extension: true,
  body: asked,
  answer,
  callsAMinute: 240,
  errors: [],
})

export const quoteOwnPricesOfRequest = operation({
  id: 'quoteOwnPricesOfRequest',
  method: 'POST',
  path: '/quotes/{id}/own-prices',
  access: 'admin',
  summary:
    "The same for the account with the email of a request's sender, so that an offer can propose its prices. Without such " +
    'an account, and for one without own prices, `prices` is empty.',
  extension: true,
  unrecorded: true,
  params: z.object({ id }),
  body: asked,
  answer,
  errors: ['QUOTE_NOT_FOUND'],
})

export const ownPrices = [quoteOwnPrices, quoteOwnPricesOfRequest] as const
