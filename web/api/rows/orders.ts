import {
  order as described,
  getOrder as getOrderStrictly,
  listOrders as listOrdersStrictly,
  listOwnOrders as listOwnOrdersStrictly,
  type Order,
} from '../../../contract/orders/orders.ts'
import { findPickUps as findPickUpsStrictly } from '../../../contract/orders/pick-up.ts'
import { listChosenOrders as listChosenOrdersStrictly } from '../../../contract/orders/purchases.ts'
import type { ShopApi } from '../client.ts'
import {
  addressableId,
  asDescribed,
  flag,
  or,
  pictureAddress,
  piecesAtLeast,
  piecesLeft,
  price,
  text,
} from './fields.ts'
import { lenient, one, type RowReader, row, rows } from './read-rows.ts'

const { shape } = described

/** An order needs its id, quantity and price for its payment. */
const needs = {
  _id: addressableId,
  Id: or(text, ''),
  tool: or(text, ''),
  quantity: piecesAtLeast,
  price,
  customer: or(text, ''),
}
const may = {
  availableQuantity: piecesLeft,
  minOrderQuantity: piecesAtLeast,
  userName: text,
  userPhone: text,
  paid: flag,
  transactionId: text,
  // Extensions: only backends that follow their description send them.
  number: asDescribed(shape.number),
  lang: asDescribed(shape.lang),
  shownName: asDescribed(shape.shownName),
  language: asDescribed(shape.language),
  holdExpiresAt: asDescribed(shape.holdExpiresAt),
  holdExtendsTo: asDescribed(shape.holdExtendsTo),
  createdAt: asDescribed(shape.createdAt),
  delivery: asDescribed(shape.delivery),
  deliveryWay: asDescribed(shape.deliveryWay),
  deliveryCountry: asDescribed(shape.deliveryCountry),
  readyAt: asDescribed(shape.readyAt),
  pickUpCode: asDescribed(shape.pickUpCode),
  unitPrice: asDescribed(shape.unitPrice),
  priceFrom: asDescribed(shape.priceFrom),
  refunded: asDescribed(shape.refunded),
  refundable: asDescribed(shape.refundable),
  proposedRefund: asDescribed(shape.proposedRefund),
  paidAt: asDescribed(shape.paidAt),
  cancelledAt: asDescribed(shape.cancelledAt),
  cancelledBy: asDescribed(shape.cancelledBy),
  invoices: asDescribed(shape.invoices),
  unprinted: asDescribed(shape.unprinted),
  withdrawnAt: asDescribed(shape.withdrawnAt),
  withdrawalClosedAt: asDescribed(shape.withdrawalClosedAt),
  credit: asDescribed(shape.credit),
  card: asDescribed(shape.card),
  sentAt: asDescribed(shape.sentAt),
  carrier: asDescribed(shape.carrier),
  offer: asDescribed(shape.offer),
  purchase: asDescribed(shape.purchase),
  tracking: asDescribed(shape.tracking),
  parcels: asDescribed(shape.parcels),
  undoUntil: asDescribed(shape.undoUntil),
  dispute: asDescribed(shape.dispute),
  deliverTo: asDescribed(shape.deliverTo),
  tax: asDescribed(shape.tax),
  discount: asDescribed(shape.discount),
  discountName: asDescribed(shape.discountName),
  code: asDescribed(shape.code),
  company: asDescribed(shape.company),
  publicUnitPrice: asDescribed(shape.publicUnitPrice),
  taxExemption: asDescribed(shape.taxExemption),
  customerReference: asDescribed(shape.customerReference),
  onAccount: asDescribed(shape.onAccount),
  onAccountAt: asDescribed(shape.onAccountAt),
  dueAt: asDescribed(shape.dueAt),
  img: pictureAddress,
  sku: asDescribed(shape.sku),
  // Every field needs a reader, because fields without one never reach a screen.
} satisfies Record<Exclude<keyof Order, keyof typeof needs>, unknown>

const order: RowReader<Order> = row(needs, may)

export const listChosenOrders = lenient(listChosenOrdersStrictly, rows(order))
export const getOrder = lenient(getOrderStrictly, one(order))
export const findPickUps = lenient(findPickUpsStrictly, rows(order))
export const listOrders = lenient(listOrdersStrictly, rows(order))
export const listOwnOrders = lenient(listOwnOrdersStrictly, rows(order))

/** Keeps an order in a filtered list although a change removed it there. An order that fails to load disappears. */
export const keptOrders = {
  keyOf: ({ _id }: Order) => _id,
  loadOne: (api: ShopApi, id: string, options: { readonly signal: AbortSignal }) =>
    api.call(getOrder, { params: { id } }, options).catch(() => undefined),
}
