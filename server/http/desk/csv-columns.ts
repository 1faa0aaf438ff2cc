import type { User } from '../../../contract/accounts/accounts.ts'
import type { ProductDetails } from '../../../contract/catalogue/product-details.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import type { WrittenReview } from '../../../contract/catalogue/reviews.ts'
import type { Tool } from '../../../contract/catalogue/tools.ts'
import type { ListedPaymentToCheck } from '../../../contract/desk/board.ts'
import type { OutboxEmail } from '../../../contract/desk/emails.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import type { InvoiceOnWire } from '../../../contract/payments/invoices.ts'
import type { Receivable } from '../../../contract/payments/receivables.ts'
import type { ListedPrice } from '../../../contract/prices/price-lists.ts'
import type { Quote } from '../../../contract/requests/quotes.ts'
import { productCell, productColumns } from '../../../domain/catalogue/product-file/product-columns.ts'
import { wordColumnsOf } from '../../../domain/catalogue/product-file/word-columns.ts'
import { stateOf } from '../../../domain/orders/order-states.ts'
import { namedParcels, parcelName } from '../../../domain/orders/parcels.ts'
import { type CsvColumn, csvInstant } from './csv-cells.ts'

export const orderColumns: readonly CsvColumn<Order>[] = [
  ['_id', ({ _id }) => _id],
  ['number', ({ number }) => number],
  ['booked', ({ createdAt }) => csvInstant(createdAt)],
  ['customer', ({ customer }) => customer],
  ['name', ({ userName }) => userName],
  ['phone', ({ userPhone }) => userPhone],
  ['tool id', ({ Id }) => Id],
  ['tool', ({ tool }) => tool],
  ['pieces', ({ quantity }) => quantity],
  ['unit price', ({ unitPrice }) => unitPrice],
  ['total', ({ price }) => price],
  ['delivery', ({ delivery }) => delivery],
  ['refunded', ({ refunded }) => refunded],
  ['state', (order) => stateOf(order)],
  ['paid', ({ paidAt }) => csvInstant(paidAt)],
  ['sent', ({ sentAt }) => csvInstant(sentAt)],
  ['carrier', ({ carrier }) => carrier],
  ['tracking', ({ tracking }) => tracking],
  ['parcels', (order) => namedParcels(order).map(parcelName).join('; ')],
  ['withdrawn', ({ withdrawnAt }) => csvInstant(withdrawnAt)],
  ['transaction', ({ transactionId }) => transactionId],
  ['purchase', ({ purchase }) => purchase?.number],
  ['receiver', ({ deliverTo }) => deliverTo?.name],
  ['delivery address', ({ deliverTo }) => deliverTo?.address],
  ['company', ({ deliverTo }) => deliverTo?.company],
  ['street', ({ deliverTo }) => deliverTo?.lines?.join(', ')],
  ['postcode', ({ deliverTo }) => deliverTo?.postcode],
  ['city', ({ deliverTo }) => deliverTo?.city],
  ['region', ({ deliverTo }) => deliverTo?.region],
  ['country', ({ deliverTo }) => deliverTo?.country],
  ['tax name', ({ tax }) => tax?.name],
  ['tax percent', ({ tax }) => tax?.rate],
  ['tax country', ({ tax }) => tax?.country],
  ['delivery way', ({ deliveryWay }) => deliveryWay],
  ['ready', ({ readyAt }) => csvInstant(readyAt)],
  ['discount', ({ discount }) => discount],
  ['discount code', ({ code, discountName }) => code ?? discountName],
  ['paid by credit', ({ credit }) => credit],
  ['customer reference', ({ customerReference }) => customerReference],
]

/** Columns of invoices and credit notes; amounts of credit notes are negative. */
export const invoiceColumns: readonly CsvColumn<InvoiceOnWire>[] = [
  ['number', ({ number }) => number],
  ['kind', ({ kind }) => kind],
  ['issued', ({ issuedAt }) => csvInstant(issuedAt)],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['net', ({ net }) => net],
  ['tax', ({ tax }) => tax],
  ['gross', ({ gross }) => gross],
  ['tax name', ({ taxName }) => taxName],
  ['tax percent', ({ taxRate }) => taxRate],
  ['currency', ({ currency }) => currency],
  ['orders', ({ orders }) => orders.join(' ')],
  ['transaction', ({ transaction }) => transaction],
  ['about', ({ about }) => about],
  ['corrects', ({ corrects }) => corrects],
  ['tax countries', ({ taxes }) => taxes?.map(({ country }) => country ?? '').join(' ')],
  ['taxes', ({ taxes }) => taxes?.map(taxCell).join('; ')],
  ['credit', ({ credit }) => credit],
]

/** Columns of invoices that companies pay later. */
export const receivableColumns: readonly CsvColumn<Receivable>[] = [
  ['number', ({ number }) => number],
  ['company', ({ company }) => company.name],
  ['customer', ({ customer }) => customer],
  ['orders', ({ orders }) => orders.map(({ number }) => number).join(' ')],
  ['references', ({ references }) => references.join('; ')],
  ['issued', ({ issuedAt }) => csvInstant(issuedAt)],
  ['due', ({ dueAt }) => csvInstant(dueAt)],
  ['days overdue', ({ overdueDays }) => overdueDays],
  ['gross', ({ gross }) => gross],
  ['open', ({ open }) => open],
  ['disputed', ({ disputedAt }) => csvInstant(disputedAt)],
  ['dispute', ({ disputeNote }) => disputeNote],
  ['reminders', ({ reminders }) => reminders],
  ['last reminder', ({ remindedAt }) => csvInstant(remindedAt)],
  ['paid', ({ paidAt }) => csvInstant(paidAt)],
]

/** Writes the amounts at a rate with points, since one cell has several numbers: `VAT 19 % DE: 100.00 + 19.00`. */
function taxCell({ name, rate, country, net, tax }: NonNullable<InvoiceOnWire['taxes']>[number]): string {
  return `${name} ${rate} % ${country ?? ''}: ${net.toFixed(2)} + ${tax.toFixed(2)}`
}

/** Every field of a product that a client can send, under its name in the contract. */
const detailColumns: readonly CsvColumn<ProductDetails>[] = [
  ['sku', ({ sku }) => sku],
  ['brand', ({ brand }) => brand],
  ['category', ({ category }) => category],
  ['specs', ({ specs }) => specs],
  ['pictures', ({ pictures }) => pictures],
  ['fits', ({ fits }) => fits],
  ['needsAlso', ({ needsAlso }) => needsAlso],
  ['weightGrams', ({ weightGrams }) => weightGrams],
  ['lengthMm', ({ lengthMm }) => lengthMm],
  ['gtin', ({ gtin }) => gtin],
  ['mpn', ({ mpn }) => mpn],
]

export const toolColumns: readonly CsvColumn<Tool>[] = [
  ['_id', ({ _id }) => _id],
  ['name', ({ name }) => name],
  ['shortDescription', ({ shortDescription }) => shortDescription],
  ['price', ({ price }) => price],
  ['compareAtPrice', ({ compareAtPrice }) => compareAtPrice],
  ['priceBreaks', ({ priceBreaks }) => priceBreaks],
  ['minOrderQuantity', ({ minOrderQuantity }) => minOrderQuantity],
  ['availableQuantity', ({ availableQuantity }) => availableQuantity],
  ['img', ({ img }) => img],
  ...detailColumns,
]

/**
 * Returns every column that an import of products reads.
 *
 * @param languages those in which products have words besides the standard one.
 */
export function managedColumns(languages: readonly string[]): readonly CsvColumn<Product>[] {
  return [...productColumns, ...wordColumnsOf(languages)].map((name) => [
    name,
    (product, decimalMark) => productCell(withRegularPrices(product), name, decimalMark),
  ])
}

/** Replaces the prices of a running sale by those that the owner edits, so that an import reads them back. */
function withRegularPrices({ regularPrices, ...product }: Product): Product {
  if (!regularPrices) return product
  const { priceBreaks: _breaks, compareAtPrice: _earlier, ...others } = product
  return { ...others, ...regularPrices }
}

export const userColumns: readonly CsvColumn<User>[] = [
  ['_id', ({ _id }) => _id],
  ['email', ({ email }) => email],
  ['name', ({ name }) => name],
  ['role', ({ role }) => role ?? 'customer'],
  ['since', ({ createdAt }) => csvInstant(createdAt)],
]

export const reviewColumns: readonly CsvColumn<WrittenReview>[] = [
  ['_id', ({ _id }) => _id],
  ['written', ({ createdAt }) => csvInstant(createdAt)],
  ['email', ({ email }) => email],
  ['name', ({ name }) => name],
  ['stars', ({ ratings }) => ratings],
  ['review', ({ review }) => review],
  ['tool id', ({ tool }) => tool],
  ['bought here', ({ boughtHere }) => boughtHere],
  ['hidden', ({ hiddenAt }) => csvInstant(hiddenAt)],
  ['hidden by', ({ hiddenBy }) => hiddenBy],
  ['hidden because', ({ hiddenReason }) => hiddenReason],
  ['hiding note', ({ hiddenNote }) => hiddenNote],
  ['reply', ({ reply }) => reply?.text],
  ['replied', ({ reply }) => csvInstant(reply?.at)],
]

export const quoteColumns: readonly CsvColumn<Quote>[] = [
  ['_id', ({ _id }) => _id],
  ['received', ({ createdAt }) => csvInstant(createdAt)],
  ['kind', ({ kind }) => kind],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['part id', ({ item }) => item],
  ['part', ({ itemName }) => itemName],
  ['message', ({ message }) => message],
  ['handled', ({ handledAt }) => csvInstant(handledAt)],
]

/** Columns of emails, without the texts, which may contain links for their recipients only. */
export const emailColumns: readonly CsvColumn<OutboxEmail>[] = [
  ['_id', ({ _id }) => _id],
  ['written', ({ createdAt }) => csvInstant(createdAt)],
  ['to', ({ to }) => to],
  ['subject', ({ subject }) => subject],
  ['state', ({ state }) => state],
  ['order id', ({ order }) => order],
  ['sent', ({ sentAt }) => csvInstant(sentAt)],
  ['failed', ({ failedAt }) => csvInstant(failedAt)],
  ['attempts', ({ attempts }) => attempts],
  ['problem', ({ problem }) => problem],
]

export const paymentToCheckColumns: readonly CsvColumn<ListedPaymentToCheck>[] = [
  ['_id', ({ _id }) => _id],
  ['since', ({ since }) => csvInstant(since)],
  ['kind', ({ kind }) => kind],
  ['order', ({ number }) => number],
  ['order id', ({ order }) => order],
  ['tool', ({ tool }) => tool],
  ['customer', ({ customer }) => customer],
  ['amount', ({ amount }) => amount],
  ['other currency', ({ currency }) => currency],
]

/** A price of a list, a line for each quantity. */
export interface ListedPriceRow extends Omit<ListedPrice, 'steps'> {
  readonly from: number
  readonly price: number
}

/** `number` is what an import finds the product by: its SKU, or its id without one. */
export const listedPriceColumns: readonly CsvColumn<ListedPriceRow>[] = [
  ['number', ({ Id, sku }) => sku ?? Id],
  ['name', ({ tool }) => tool],
  ['from', ({ from }) => from],
  ['price', ({ price }) => price],
  ['public price', ({ publicPrice }) => publicPrice],
]
