import type { ImportContents, ProductImport } from '../../../contract/catalogue/imports.ts'
import type { MovedContents } from '../../../domain/moving/moved-columns.ts'
import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'

/** Texts about what a file contains. */
export const contentsTexts = {
  label: 'What the file contains',
  hint: 'The first row shows it. Choose it yourself if the shop takes the file for something else.',
  recognized: 'Recognize it by the first row',
  contents: {
    products: 'Products',
    customers: 'Customers',
    orders: 'Old orders',
    redirects: 'Redirects of old addresses',
  } satisfies Record<ImportContents, string>,
  moving: 'Moving in from another shop',
  about:
    'The exports of Shopify and WooCommerce are read as they are, at most 50,000 rows each: customers_export.csv, orders_export.csv, and a file of redirects with the columns from and to, or sku. Customers get their address and old orders once they sign in with a code by email; nobody is mailed.',
  download: 'Take out again',
  customers: 'Customers',
  customersForShopify: 'Customers for Shopify',
  archive: 'Old orders',
  archiveForShopify: 'Old orders for Shopify',
  redirects: 'Redirects',
  redirectsForShopify: 'Redirects for Shopify',
} as const

/** Texts of the page of an import of customers, old orders or redirects. */
export const movedImportTexts = {
  names: {
    customers: 'Customer',
    orders: 'Order',
    redirects: 'Old address',
  } satisfies Record<MovedContents, string>,
  applyText: (formats: Formats, { counts }: ProductImport) =>
    `${counted(formats, counts.new, 'record')} ${counts.new === 1 ? 'is' : 'are'} added and ${wholeNumber(formats, counts.changed)} changed, all together or none. You can undo it once.`,
  applied: (formats: Formats, { counts }: ProductImport) =>
    `${wholeNumber(formats, counts.new)} added, ${wholeNumber(formats, counts.changed)} changed.`,
  undoText: {
    customers:
      'Customers of this file who have not signed in are deleted, and changed ones get their former values. Accounts in use stay as they are.',
    orders: 'The old orders of this file are deleted, and changed ones get their former values.',
    redirects:
      'The redirects of this file are deleted, and changed ones get their former values. Redirects that were changed since stay.',
  } satisfies Record<MovedContents, string>,
  undone: 'This import was undone. What was used or changed since is still there.',
} as const

/** The displayed names of the columns of these files. */
export const movedColumnNames: Readonly<Record<string, string>> = {
  email: 'Email',
  name: 'Name',
  phone: 'Phone number',
  company: 'Company',
  street: 'Street',
  address: 'Address',
  postcode: 'Postcode',
  city: 'City',
  region: 'Region',
  country: 'Country',
  number: 'Number',
  placed: 'Day',
  state: 'State',
  currency: 'Currency',
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  tax: 'Tax',
  total: 'Total',
  refunded: 'Refunded',
  items: 'Items',
  lineName: 'Item',
  lineSku: 'SKU',
  linePieces: 'Pieces',
  linePrice: 'Price',
  lineTotal: 'Sum of the line',
  receiver: 'Receiver',
  source: 'Old address',
  target: 'Leads to',
  productId: 'Product',
  sku: 'SKU',
}
