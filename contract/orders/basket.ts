import * as z from 'zod/mini'
import { displayedText, id, wireAmount, wireInteger } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { orderFieldTexts } from './order-field-texts.ts'
import { bookedQuantity } from './orders.ts'
import { mostLines } from './purchases.ts'

const keptLine = {
  Id: id,
  quantity: bookedQuantity,
  /** The product's name and unit price at the time of adding. */
  name: displayedText(400),
  price: z.optional(wireAmount),
}

/** A line of the account's basket. */
export const basketLine = z.object(keptLine)

export type KeptLine = z.output<typeof basketLine>

export const getBasket = operation({
  id: 'getBasket',
  method: 'GET',
  path: '/basket',
  access: 'customer',
  noKey: 'own',
  summary:
    "The account's basket, in the order in which its lines were put in, with its version: 0 before the first.",
  extension: true,
  answer: z.object({ version: wireInteger, lines: z.array(basketLine) }),
  errors: [],
})

export const putBasket = operation({
  id: 'putBasket',
  method: 'PUT',
  path: '/basket',
  access: 'customer',
  noKey: 'own',
  summary:
    "Replaces the account's basket, at most 200 lines. `version` is the one that the change was made to: another device " +
    'may have changed the basket since, and then it is refused.',
  extension: true,
  body: z.object({
    version: z.pipe(wireInteger, z.int().check(z.gte(0))),
    lines: z.array(basketLine).check(
      z.maxLength(mostLines, { error: () => said(orderFieldTexts).lines(mostLines) }),
      z.refine((lines) => new Set(lines.map(({ Id }) => Id)).size === lines.length, {
        error: () => said(orderFieldTexts).productTwice,
      }),
    ),
  }),
  answer: z.object({ acknowledged: z.boolean(), version: wireInteger }),
  errors: ['BASKET_CHANGED'],
})

export const basket = [getBasket, putBasket] as const
