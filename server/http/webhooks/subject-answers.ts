import { findProducts } from '../../data/queries/catalogue/managed-products.ts'
import { findOffers } from '../../data/queries/offers.ts'
import { findStaffOrders } from '../../data/queries/orders/listed-orders.ts'
import { findInvoicesById } from '../../data/queries/payments/invoices.ts'
import { findQuotes } from '../../data/queries/quotes.ts'
import { toInvoice } from '../../operations/invoices/invoice-content.ts'
import type { Shop } from '../../operations/shop.ts'
import {
  type AnsweredSubject,
  type AnswerSubjects,
  type AnswersByType,
  eventWriter,
} from '../../operations/webhooks/write-events.ts'
import { toProductResponse } from '../catalogue/products.ts'
import { ordersForStaff } from '../orders/single-orders.ts'
import { toInvoiceResponse } from '../payments/invoices.ts'
import { offerResponses } from '../requests/offers.ts'
import { threadOf } from '../requests/quotes.ts'

/** Writes the events of every transaction of a shop's database, as its API answers their subjects. */
export function tellWebhooks(shop: Shop): void {
  shop.database.onTold(eventWriter(shop, subjectAnswers(shop)))
}

/** Answers the subjects of events with the conversions of the operations that show them to staff. */
function subjectAnswers(shop: Shop): AnswersByType {
  const order: AnswerSubjects = async (read, ids) => {
    const found = await ordersForStaff(shop, read, await findStaffOrders(read, ids))
    return new Map(found.map((data) => [data._id, { data, label: data.number ?? '', email: data.customer }]))
  }
  const invoice: AnswerSubjects = async (read, ids) => {
    const rows = await findInvoicesById(read, ids)
    return new Map(
      rows.map((row) => {
        const data = toInvoiceResponse(toInvoice(row))
        return [row.id, { data, label: data.number, email: data.email }]
      }),
    )
  }
  const product: AnswerSubjects = async (read, ids) => {
    const rows = await findProducts(read, ids)
    const answers = rows.map(
      (row) => [row.id, { data: toProductResponse(row, shop), label: row.name }] as const,
    )
    const deleted = ids.map((id) => [id, { data: { _id: id, deleted: true }, label: '' }] as const)
    return new Map<string, AnsweredSubject>([...deleted, ...answers])
  }
  const request: AnswerSubjects = async (read, ids) => {
    const threads = []
    for (const quote of await findQuotes(read, ids)) threads.push(await threadOf(shop, read, quote))
    return byId(threads)
  }
  const offer: AnswerSubjects = async (read, ids) => {
    const found = await offerResponses(shop, read, await findOffers(read, ids))
    return byId(found)
  }
  return {
    'order.booked': order,
    'order.on-account': order,
    'order.paid': order,
    'order.sent': order,
    'order.ready': order,
    'order.withdrawn': order,
    'order.cancelled': order,
    'order.refunded': order,
    'invoice.issued': invoice,
    'stock.changed': product,
    'stock.low': product,
    'product.changed': product,
    'request.created': request,
    'offer.changed': offer,
  }
}

function byId(
  answers: readonly { readonly _id: string; readonly email: string }[],
): ReadonlyMap<string, AnsweredSubject> {
  return new Map(answers.map((data) => [data._id, { data, label: '', email: data.email }]))
}
