import * as z from 'zod/mini'
import { wireAmount, wireSum } from '../fields.ts'
import { operation } from '../operation.ts'
import { deliveryWays } from '../orders/orders.ts'
import { basketLines, mostLines } from '../orders/purchases.ts'
import { deliverToCountry } from '../shop/delivery-rates.ts'
import { discountCode } from './discount-code.ts'

const asked = z.object({
  lines: basketLines,
  /** The code as the customer typed it: letter case, spaces and hyphens do not count. */
  code: discountCode,
  /** The country by which prices are taxed, as of a booking. */
  deliverTo: z.optional(deliverToCountry),
  way: z.optional(z.enum(deliveryWays)),
})

/** Why a code does not apply. */
const refusedCode = z.object({
  /** A refusal of a booking with this code, such as `DISCOUNT_BELOW_MINIMUM`. */
  code: z.string(),
  /** Says what is missing or what to do. */
  message: z.string(),
  /** What the goods lack for the minimum. */
  missing: z.optional(wireAmount),
})

const quoted = z.object({
  /** What the best rule takes off all lines, as the customer pays it; 0 if none applies. */
  discount: wireSum(mostLines),
  /** The name of that rule, and its code if it has one. */
  name: z.optional(z.string()),
  code: z.optional(z.string()),
  /** The lines that it lowers. */
  lines: z.array(z.object({ Id: z.string(), discount: wireAmount })),
  /** Set if the code is not what applies. */
  refused: z.optional(refusedCode),
  /** What is missing for a better discount that needs no code, if it is near. */
  near: z.optional(z.object({ name: z.string(), message: z.string(), missing: wireAmount })),
})

export type QuotedDiscount = z.output<typeof quoted>

export const quoteDiscount = operation({
  id: 'quoteDiscount',
  method: 'POST',
  path: '/discounts',
  access: 'public',
  summary:
    'What takes off the price of lines before they are booked: the best of the discounts that need no code, and of the code. ' +
    'A code that does not apply has its reason in `refused`. After 20 wrong codes, further ones wait a minute each.',
  extension: true,
  body: asked,
  answer: quoted,
  callsAMinute: 120,
  errors: [],
})

export const quoteOwnDiscount = operation({
  id: 'quoteOwnDiscount',
  method: 'POST',
  path: '/discounts/own',
  access: 'customer',
  noKey: 'own',
  summary:
    'The same for the account of the token: also what is for its groups, and without what it has used.',
  extension: true,
  body: asked,
  answer: quoted,
  callsAMinute: 120,
  errors: [],
})

export const discounts = [quoteDiscount, quoteOwnDiscount] as const
