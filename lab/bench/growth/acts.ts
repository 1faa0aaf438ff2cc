import { findProductGuide } from '../../../server/data/queries/catalogue/product-guide.ts'
import { findRating } from '../../../server/data/queries/catalogue/product-ratings.ts'
import { listProductReviews } from '../../../server/data/queries/catalogue/product-reviews.ts'
import { findProduct, listToolsByPage } from '../../../server/data/queries/catalogue/products.ts'
import { listInvoicesOfOrders } from '../../../server/data/queries/payments/invoices.ts'
import { shopJobs } from '../../../server/jobs/shop-jobs.ts'
import { bookProduct } from '../../../server/operations/orders/book-product.ts'
import { cancelOrder } from '../../../server/operations/orders/cancel-order.ts'
import { getOrder } from '../../../server/operations/orders/get-order.ts'
import { listOwnOrders } from '../../../server/operations/orders/list-own-orders.ts'
import { withdraw } from '../../../server/operations/orders/withdraw.ts'
import { createPaymentIntent } from '../../../server/operations/payments/create-payment-intent.ts'
import { recordPayment } from '../../../server/operations/payments/record-payment.ts'
import type { Caller } from '../../../server/operations/shop.ts'
import { type Bought, booking, claimOf, openPayment, payAtProvider } from '../../../server/testing/buying.ts'
import { granted } from '../../../server/testing/shop-contents.ts'
import type { TestShop } from '../../../server/testing/test-shop.ts'

/** A shop in this process, with the customer whose acts are measured. */
export interface MeasuredShop {
  readonly shop: TestShop
  readonly customer: Caller
  readonly productId: string
}

/** The measured work: one run, without its preparation. */
export interface Act {
  readonly name: string
  /** The largest allowed growth; without it the act is printed for comparison only. */
  readonly most?: number
  prepare(measured: MeasuredShop): Promise<() => Promise<unknown>>
}

const mostGrowth = 1.2

async function bookOne({ shop, customer, productId }: MeasuredShop): Promise<Bought> {
  const { orderId, priceCents } = granted(await bookProduct(shop, customer, booking(productId)))
  return { customer, productId, orderId, priceCents }
}

const ofCustomer: readonly Omit<Act, 'most'>[] = [
  {
    name: 'Booking',
    prepare: async (measured) => () => bookOne(measured),
  },
  {
    name: 'Opening the payment',
    async prepare(measured) {
      const { orderId, priceCents } = await bookOne(measured)
      const { shop, customer } = measured
      return async () => granted(await createPaymentIntent(shop, customer, { priceCents, orderId }))
    },
  },
  {
    name: 'Settling',
    async prepare(measured) {
      const bought = await bookOne(measured)
      const intentId = await payAtProvider(measured.shop, bought)
      return async () =>
        granted(await recordPayment(measured.shop, measured.customer, bought.orderId, intentId))
    },
  },
  {
    name: 'Cancelling',
    async prepare(measured) {
      const bought = await bookOne(measured)
      await openPayment(measured.shop, bought)
      return async () => granted(await cancelOrder(measured.shop, measured.customer, bought.orderId))
    },
  },
  {
    name: 'Withdrawal',
    async prepare(measured) {
      const { shop, customer } = measured
      const bought = await bookOne(measured)
      const intentId = await payAtProvider(shop, bought)
      granted(await recordPayment(shop, customer, bought.orderId, intentId))
      const claim = await claimOf(shop, bought)
      return async () => granted(await withdraw(shop, claim, [claim.number]))
    },
  },
  {
    name: "An order's page",
    async prepare(measured) {
      const { shop, customer } = measured
      const { orderId } = await bookOne(measured)
      return async () => {
        granted(await getOrder(shop, customer, orderId))
        await listInvoicesOfOrders(shop.database.read, { orderIds: [orderId] })
      }
    },
  },
]

/** Reads of visitors' pages, without the search, which runs in memory. */
const ofVisitors: readonly Omit<Act, 'most'>[] = [
  {
    name: "A tool's page",
    prepare: async ({ shop, productId }) => {
      const { read } = shop.database
      return () =>
        Promise.all([
          findProduct(read, productId),
          findProductGuide(read, productId),
          findRating(read, productId),
          listProductReviews(read, productId, { limit: 10, after: undefined }),
        ])
    },
  },
  {
    name: 'A page of the list of tools',
    prepare: async ({ shop }) => {
      const query = { search: '', by: 'position', descending: false } as const
      return () =>
        shop.database.readMany((read) => listToolsByPage(read, query, { limit: 30, after: undefined }))
    },
  },
]

/** The contract's list returns all orders, so its cost grows with them; the figure shows how much. */
const wholeList: Act = {
  name: 'My Orders (the whole list)',
  prepare: async ({ shop, customer }) => {
    return async () => {
      granted(await listOwnOrders(shop, customer, customer.email))
      await listInvoicesOfOrders(shop.database.read, { userId: customer.userId })
    }
  },
}

/** Jobs that read the whole shop, piece by piece: their pieces are bounded, their rounds are not. */
const wholeShop = new Set([
  'prove the numbers',
  'sum the days that have passed',
  'verify the record of changes',
])

function jobsOf({ shop }: { readonly shop: TestShop }): readonly Act[] {
  return shopJobs(shop, {}).map(({ name }) => ({
    name: `Job: ${name}`,
    ...(!wholeShop.has(name) && { most: mostGrowth }),
    async prepare(measured) {
      const job = shopJobs(measured.shop, {}).find((each) => each.name === name)
      return async () => job?.run()
    },
  }))
}

/** Returns every act of a customer, the reads of visitors' pages, and every job. */
export function actsOf(measured: MeasuredShop): readonly Act[] {
  const judged = [...ofCustomer, ...ofVisitors].map((act) => ({ ...act, most: mostGrowth }))
  return [...judged, wholeList, ...jobsOf(measured)]
}
