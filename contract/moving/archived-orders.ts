import * as z from 'zod/mini'
import { calendarDate, typedText, wireInteger, wireNumber } from '../fields.ts'
import { listHeaders, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'

/** An order of the former shop. Its amounts are texts, as the former shop wrote them, in its currency. */
const archivedOrder = z.object({
  _id: z.string(),
  number: z.string(),
  /** In milliseconds. */
  placedAt: wireNumber,
  email: z.string(),
  name: z.string(),
  phone: z.optional(z.string()),
  /** The state in the words of the former shop. */
  state: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  total: z.string(),
  subtotal: z.optional(z.string()),
  discount: z.optional(z.string()),
  delivery: z.optional(z.string()),
  tax: z.optional(z.string()),
  refunded: z.optional(z.string()),
  items: z.array(
    z.object({ name: z.string(), sku: z.string(), pieces: z.string(), price: z.optional(z.string()) }),
  ),
  receiver: z.optional(z.string()),
  address: z.optional(z.string()),
})

export type ArchivedOrderOnWire = z.output<typeof archivedOrder>

const page = {
  answer: z.array(archivedOrder),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
} as const

export const listArchivedOrders = operation({
  ...page,
  id: 'listArchivedOrders',
  method: 'GET',
  path: '/archived-orders',
  access: 'admin',
  staff: ['packer', 'bookkeeper'],
  extension: true,
  summary:
    'The orders of the former shop, newest first: an archive outside of stock, payments, invoices and their proof. `search` finds ' +
    'the beginnings of words of number, email and names.',
  query: z.object({ search: z.optional(typedText(100)), ...pageParameters }),
})

export const listOwnArchivedOrders = operation({
  ...page,
  id: 'listOwnArchivedOrders',
  method: 'GET',
  path: '/my-archived-orders',
  access: 'customer',
  noKey: 'own',
  extension: true,
  summary:
    'The own orders at the former shop, newest first. None as long as the email of the account is not proven: they belong to its owner.',
  query: z.object(pageParameters),
})

export const sumArchivedOrders = operation({
  id: 'sumArchivedOrders',
  method: 'GET',
  path: '/archived-orders/sum',
  access: 'admin',
  staff: ['bookkeeper'],
  extension: true,
  summary:
    'What the former shop took within days, in the currency of this shop: paid orders of the archive without what was refunded. No ' +
    'invoice of this shop proves it, so it is in none of its other sums.',
  query: z.object({ from: calendarDate, to: calendarDate }),
  answer: z.object({
    /** False if the shop has no archive. */
    any: z.boolean(),
    taken: wireNumber,
    orders: wireInteger,
  }),
  errors: [],
})

export const archivedOrderOperations = [listArchivedOrders, listOwnArchivedOrders, sumArchivedOrders] as const
