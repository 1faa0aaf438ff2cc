import * as z from 'zod/mini'
import { said } from '../languages/said.ts'
import { orderFieldTexts } from '../orders/order-field-texts.ts'

/** The number of an invoice or credit note in a path. */
export const invoiceNumber = z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, { error: () => said(orderFieldTexts).invoiceNumber }))
