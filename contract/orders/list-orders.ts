import * as z from 'zod/mini'
import { email } from '../email.ts'
import { listHeaders, listParameters, searchStandsAlone } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { order } from './order.ts'

/**
 * What the list of orders can be narrowed to: `unpaid` and `paid` are all of those; `hold-expired` are unpaid
 * ones whose stock went back, `to-send` and `sent` are paid ones that wait for their parcel or left in it.
 */
export const orderFilters = ['unpaid', 'hold-expired', 'paid', 'to-send', 'sent'] as const

export const listOrders = operation({
  id: 'listOrders',
  method: 'GET',
  path: '/booking',
  access: 'admin',
  summary:
    'All orders that were not cancelled, the newest first. A search finds an order by its id, and orders ' +
    "by the beginning of the customer's address or of the tool's name.",
  query: z
    .object({
      ...listParameters(['createdAt', '-createdAt']),
      state: z.optional(z.enum(orderFilters)),
      customer: z.optional(email),
    })
    .check(searchStandsAlone),
  queryIsExtension: true,
  answer: z.array(order),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})
