import * as z from 'zod/mini'
import { cleanLine } from '../clean-text.ts'
import { displayedText, id, updated } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { orderFieldTexts } from './order-field-texts.ts'

/** The most characters of a customer's own order number. */
export const longestReference = 60

const reference = displayedText(longestReference).check(z.overwrite(cleanLine))

/** The customer's own number of an order, on one line; empty for none. An extension. */
export const customerReference = z.optional(reference)

export const changeReference = operation({
  id: 'changeReference',
  method: 'PUT',
  path: '/customer-reference',
  access: 'customer',
  noKey: 'own',
  summary:
    "Changes the customer's own number of own orders, all or none; possible until an order has its invoice. An empty text removes it.",
  extension: true,
  body: z.object({
    orders: z
      .array(id)
      .check(
        z.minLength(1, { error: () => said(orderFieldTexts).orderNamed }),
        z.maxLength(200, { error: () => said(orderFieldTexts).orders(200) }),
      ),
    customerReference: reference,
  }),
  answer: z.object(updated),
  errors: ['ORDER_NOT_FOUND', 'REFERENCE_INVOICED'],
})
