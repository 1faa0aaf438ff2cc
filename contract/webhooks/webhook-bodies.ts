import * as z from 'zod/mini'
import { product } from '../catalogue/products.ts'
import { order } from '../orders/orders.ts'
import { invoice } from '../payments/invoices.ts'
import { offer } from '../requests/offers.ts'
import { thread } from '../requests/quotes.ts'
import { type SentType, testType } from './webhook-types.ts'

interface DescribedEvent {
  /** When the shop tells it, for the API document. */
  readonly summary: string
  /** The schema of `data`: the answer of the operation that shows the subject to staff. */
  readonly data: z.ZodMiniType
}

/** What remains of a product that was deleted, for which the API has no answer any more. */
const deletedProduct = z.object({ _id: z.string(), deleted: z.literal(true) })

const productOrDeleted = z.union([product, deletedProduct])

/** Every event: when it is told, and the schema of its `data`. */
export const webhookBodies: Readonly<Record<SentType, DescribedEvent>> = {
  'order.booked': { summary: 'A customer booked an order, or an accepted offer became one.', data: order },
  'order.on-account': {
    summary: 'A company ordered on account, or the transfer that had paid its invoice was taken back.',
    data: order,
  },
  'order.paid': { summary: 'The shop recorded the payment of an order.', data: order },
  'order.sent': {
    summary:
      'An order was marked as sent or handed out, or its gift cards were mailed. Staff can undo the mark.',
    data: order,
  },
  'order.ready': { summary: 'An order is ready to be picked up.', data: order },
  'order.withdrawn': { summary: 'The customer withdrew from an order.', data: order },
  'order.cancelled': {
    summary: 'An unpaid order was cancelled, by its customer or by the shop.',
    data: order,
  },
  'order.refunded': { summary: 'The refunded sum of an order changed.', data: order },
  'invoice.issued': { summary: 'An invoice, a credit note or a correction was issued.', data: invoice },
  'stock.changed': {
    summary: 'The stock of a product moved: by an order, its end, a count or an import.',
    data: productOrDeleted,
  },
  'stock.low': { summary: 'A product for sale fell below five times its minimum order.', data: product },
  'product.changed': {
    summary: 'A product was added, changed, hidden, shown, repriced by a sale, deleted or brought back.',
    data: productOrDeleted,
  },
  'request.created': { summary: 'A visitor asked for a quote, or sent a message.', data: thread },
  'offer.changed': { summary: 'An offer was made, mailed again, withdrawn or accepted.', data: offer },
  [testType]: {
    summary: 'Staff test the endpoint.',
    data: z.object({ endpoint: z.string(), message: z.string() }),
  },
}
