import * as z from 'zod/mini'
import { listUsers } from '../accounts/accounts.ts'
import { listProducts } from '../catalogue/products.ts'
import { listWrittenReviews } from '../catalogue/reviews.ts'
import { listTools } from '../catalogue/tools.ts'
import { id } from '../fields.ts'
import { pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { listOrders } from '../orders/orders.ts'
import { listInvoices } from '../payments/invoices.ts'
import { listReceivables } from '../payments/receivables.ts'
import { listQuotes } from '../requests/quotes.ts'
import { fileHeaders, wireFile } from '../wire-file.ts'
import { listPaymentsToCheck } from './board.ts'
import { listEmails } from './emails.ts'

/** Properties of every export: a file of comma-separated values (docs/specification.md, section 11). */
const file = {
  method: 'GET',
  access: 'admin',
  extension: true,
  answerType: 'text/csv',
  answer: wireFile,
  answerHeaders: fileHeaders,
  // A file may have a million rows, so an address may request only a few files.
  callsAMinute: 10,
  errors: ['CURSOR_INVALID'],
} as const

const sameParameters =
  'The same parameters as the list; `limit` has no effect, and `after` begins after a page.'

export const exportOrders = operation({
  ...file,
  id: 'exportOrders',
  path: '/exports/orders.csv',
  staff: ['bookkeeper'],
  summary: `All orders that the list finds, as a CSV file. ${sameParameters}`,
  query: listOrders.query,
})

export const exportInvoices = operation({
  ...file,
  id: 'exportInvoices',
  path: '/exports/invoices.csv',
  staff: ['bookkeeper'],
  summary: `All invoices and credit notes that the list finds, as a CSV file. ${sameParameters}`,
  query: listInvoices.query,
})

export const exportReceivables = operation({
  ...file,
  id: 'exportReceivables',
  path: '/exports/receivables.csv',
  staff: ['bookkeeper'],
  summary: `All invoices on account that the list finds, with what is open and since when, as a CSV file. ${sameParameters}`,
  query: listReceivables.query,
})

export const exportTools = operation({
  ...file,
  id: 'exportTools',
  path: '/exports/tools.csv',
  summary: `All tools that the list finds, with every field, as a CSV file. ${sameParameters}`,
  query: listTools.query,
})

export const exportProducts = operation({
  ...file,
  id: 'exportProducts',
  path: '/exports/products.csv',
  summary: `All products that the list finds, also hidden ones and drafts, in the columns that an import reads. ${sameParameters}`,
  query: listProducts.query,
})

export const exportProductsForShopify = operation({
  ...file,
  id: 'exportProductsForShopify',
  path: '/exports/products-for-shopify.csv',
  summary: `All products that the list finds in the columns of Shopify's file of products, which \`POST /imports\` reads too. Members of a family are the variants of one product. ${sameParameters}`,
  query: listProducts.query,
})

export const exportItems = operation({
  ...file,
  id: 'exportItems',
  path: '/exports/items.csv',
  summary: `All parts that the list of products finds, also hidden ones and drafts, in the columns of products. ${sameParameters}`,
  query: z.omit(listProducts.query, { kind: true }),
})

export const exportUsers = operation({
  ...file,
  id: 'exportUsers',
  path: '/exports/users.csv',
  summary: `All accounts that the list finds, as a CSV file. ${sameParameters}`,
  query: listUsers.query,
})

export const exportReviews = operation({
  ...file,
  id: 'exportReviews',
  path: '/exports/reviews.csv',
  summary: `All reviews that the list finds, as a CSV file. ${sameParameters}`,
  query: listWrittenReviews.query,
})

export const exportQuotes = operation({
  ...file,
  id: 'exportQuotes',
  path: '/exports/requests.csv',
  summary: `All requests that the list finds, as a CSV file. ${sameParameters}`,
  query: listQuotes.query,
})

export const exportEmails = operation({
  ...file,
  id: 'exportEmails',
  noKey: 'secrets',
  path: '/exports/messages.csv',
  summary: `All emails that the list finds, without their texts, as a CSV file. ${sameParameters}`,
  query: listEmails.query,
})

export const exportPaymentsToCheck = operation({
  ...file,
  id: 'exportPaymentsToCheck',
  staff: ['bookkeeper'],
  path: '/exports/payments-to-check.csv',
  summary: 'All payments that a person has to look after, as a CSV file.',
  query: listPaymentsToCheck.query,
})

export const exportListedPrices = operation({
  ...file,
  id: 'exportListedPrices',
  staff: ['bookkeeper'],
  path: '/exports/listed-prices.csv',
  summary: `The prices of a list as a CSV file, a line for each price, in the columns that \`PUT /price-lists/{id}/prices\` reads.`,
  query: z.object({ ...pageParameters, list: id }),
  errors: ['PRICE_LIST_NOT_FOUND', 'CURSOR_INVALID'],
})

/** The columns of a file that moves out: this shop's own, which an import reads back, or those of Shopify. */
const movedFile = {
  ...file,
  query: z.object({ ...pageParameters, columns: z.optional(z.enum(['own', 'shopify'])) }),
} as const

const movedColumns = '`columns=shopify` writes the columns of Shopify. An import of the file changes nothing.'

export const exportCustomers = operation({
  ...movedFile,
  id: 'exportCustomers',
  path: '/exports/customers.csv',
  summary: `All customers with their last address, also those who moved in and have not signed in, as a CSV file. ${movedColumns}`,
})

export const exportArchivedOrders = operation({
  ...movedFile,
  id: 'exportArchivedOrders',
  staff: ['bookkeeper'],
  path: '/exports/archived-orders.csv',
  summary: `All orders of the former shop, a row for each line, as a CSV file. ${movedColumns}`,
})

export const exportRedirects = operation({
  ...movedFile,
  id: 'exportRedirects',
  path: '/exports/redirects.csv',
  summary: `All redirects of old addresses, as a CSV file. ${movedColumns}`,
})

export const fileExports = [
  exportOrders,
  exportInvoices,
  exportReceivables,
  exportTools,
  exportProducts,
  exportProductsForShopify,
  exportItems,
  exportUsers,
  exportReviews,
  exportQuotes,
  exportEmails,
  exportPaymentsToCheck,
  exportCustomers,
  exportArchivedOrders,
  exportRedirects,
  exportListedPrices,
] as const
