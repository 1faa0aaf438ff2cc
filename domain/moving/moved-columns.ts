import type { ImportContents } from '../../contract/catalogue/imports.ts'

/** What moves in from another shop besides products. */
export type MovedContents = Exclude<ImportContents, 'products'>

export const customerColumns = [
  'email',
  'name',
  'firstName',
  'lastName',
  'phone',
  'company',
  'street',
  'street2',
  'address',
  'postcode',
  'city',
  'region',
  'country',
] as const

export type CustomerColumn = (typeof customerColumns)[number]

export const orderColumns = [
  'number',
  'placed',
  'email',
  'name',
  'firstName',
  'lastName',
  'phone',
  'state',
  'sending',
  'cancelled',
  'currency',
  'subtotal',
  'discount',
  'delivery',
  'tax',
  'total',
  'refunded',
  'lineName',
  'lineSku',
  'linePieces',
  'linePrice',
  'lineTotal',
  'receiver',
  'receiverFirst',
  'receiverLast',
  'company',
  'street',
  'street2',
  'address',
  'postcode',
  'city',
  'region',
  'country',
  // The address of the invoice.
  'billedCompany',
  'billedStreet',
  'billedStreet2',
  'billedPostcode',
  'billedCity',
  'billedRegion',
  'billedCountry',
] as const

export type OrderColumn = (typeof orderColumns)[number]

export const redirectColumns = ['source', 'target', 'sku', 'productId'] as const

export type RedirectColumn = (typeof redirectColumns)[number]

/** Column names by their meaning, the most specific first: an empty cell falls back to the next column. */
type Names<Column extends string> = Readonly<Record<Column, readonly string[]>>

/**
 * The names of columns as `foldedHeader` writes them: this shop's own, Shopify's, and those of WooCommerce with its
 * common export plugins.
 */
export const customerHeaders: Names<CustomerColumn> = {
  email: ['email', 'email address', 'e mail', 'user email', 'customer email', 'billing email'],
  name: ['name', 'full name', 'customer name', 'display name'],
  firstName: ['first name', 'billing first name', 'first name billing'],
  lastName: ['last name', 'billing last name', 'last name billing'],
  phone: ['phone', 'phone number', 'telephone', 'default address phone', 'billing phone', 'phone billing'],
  company: ['company', 'default address company', 'billing company', 'company billing'],
  street: [
    'street',
    'default address address1',
    'address1',
    'address 1',
    'address line 1',
    'billing address 1',
    'address 1 billing',
    'address 1 2 billing',
  ],
  street2: [
    'street 2',
    'default address address2',
    'address2',
    'address 2',
    'address line 2',
    'billing address 2',
    'address 2 billing',
  ],
  address: ['address', 'billing address', 'delivery address', 'shipping address'],
  postcode: [
    'postcode',
    'default address zip',
    'zip',
    'zip code',
    'postal code',
    'billing postcode',
    'postcode billing',
  ],
  city: ['city', 'default address city', 'billing city', 'city billing'],
  region: [
    'region',
    'default address province code',
    'province code',
    'province',
    'state',
    'billing state',
    'state code billing',
    'state name billing',
  ],
  country: [
    'country',
    'default address country code',
    'country code',
    'country region',
    'billing country',
    'country code billing',
    'country name billing',
  ],
}

/** The names of columns of old orders. */
export const orderHeaders: Names<OrderColumn> = {
  number: ['number', 'order number', 'order', 'order no', 'order id', 'name'],
  placed: ['date', 'placed', 'order date', 'created at', 'booked', 'date created', 'paid at'],
  email: ['email', 'customer email', 'billing email', 'email billing', 'customer'],
  name: ['customer name', 'billing name', 'full name billing'],
  firstName: ['billing first name', 'first name billing'],
  lastName: ['billing last name', 'last name billing'],
  phone: ['phone', 'billing phone', 'phone billing', 'shipping phone'],
  state: ['state', 'status', 'order status', 'financial status'],
  sending: ['fulfillment status'],
  cancelled: ['cancelled at'],
  currency: ['currency', 'order currency'],
  subtotal: ['subtotal', 'order subtotal', 'order subtotal amount', 'items subtotal'],
  discount: ['discount', 'discount amount', 'discount total', 'cart discount', 'cart discount amount'],
  delivery: ['delivery', 'shipping', 'shipping total', 'order shipping', 'order shipping amount'],
  tax: ['tax', 'taxes', 'tax total', 'order total tax', 'order total tax amount'],
  total: ['total', 'order total', 'order total amount'],
  refunded: ['refunded', 'refunded amount', 'order refund amount', 'refunded total'],
  lineName: ['item', 'lineitem name', 'item name', 'product name', 'line name'],
  lineSku: ['sku', 'lineitem sku', 'item sku', 'product sku'],
  linePieces: ['pieces', 'lineitem quantity', 'quantity', 'item quantity', 'quantity refund'],
  linePrice: ['price', 'lineitem price', 'item cost', 'item price', 'unit price', 'product current price'],
  lineTotal: ['line total', 'item total', 'order line total'],
  receiver: ['receiver', 'shipping name', 'full name shipping'],
  receiverFirst: ['shipping first name', 'first name shipping'],
  receiverLast: ['shipping last name', 'last name shipping'],
  company: ['company', 'shipping company', 'company shipping'],
  street: ['street', 'shipping address1', 'shipping address 1', 'address 1 shipping', 'address 1 2 shipping'],
  street2: ['street 2', 'shipping address2', 'shipping address 2', 'address 2 shipping'],
  address: ['address', 'delivery address', 'shipping address'],
  postcode: ['postcode', 'shipping zip', 'shipping postcode', 'postcode shipping'],
  city: ['city', 'shipping city', 'city shipping'],
  region: ['region', 'shipping province', 'shipping state', 'state code shipping'],
  country: ['country', 'shipping country', 'country code shipping'],
  billedCompany: ['billing company', 'company billing'],
  billedStreet: ['billing address1', 'billing address 1', 'address 1 billing', 'address 1 2 billing'],
  billedStreet2: ['billing address2', 'billing address 2', 'address 2 billing'],
  billedPostcode: ['billing zip', 'billing postcode', 'postcode billing'],
  billedCity: ['billing city', 'city billing'],
  billedRegion: ['billing province', 'billing state', 'state code billing'],
  billedCountry: ['billing country', 'country code billing'],
}

export const redirectHeaders: Names<RedirectColumn> = {
  source: ['from', 'old path', 'redirect from', 'source', 'old url', 'old address', 'source url', 'path'],
  target: ['to', 'new path', 'redirect to', 'target', 'new url', 'new address', 'target url', 'destination'],
  sku: ['sku', 'product sku'],
  productId: ['product id', 'productid', 'product', 'id'],
}
