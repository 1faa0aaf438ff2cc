import type { Generated, GeneratedAlways } from 'kysely'
import type { DeliveryWay, OrderWay } from '../../../contract/orders/orders.ts'
import type { StoredOrderState } from '../../../domain/orders/order-states.ts'
import type { TaxExemption } from '../../../domain/tax/tax-exemption.ts'
import type { Flag } from './catalogue-tables.ts'
import type { DisputeState } from './payment-tables.ts'

/** Who cancelled an order: its customer, or the shop when it deleted or transferred the account. */
export type Canceller = 'customer' | 'shop'

export interface OrdersTable {
  id: string
  /** The sequence number of the order; the database assigns it. */
  number: Generated<number>
  user_id: string
  product_id: string
  product_name: string
  product_name_folded: string
  /** The name as the customer was shown it; null if it is the same. */
  shown_product_name: Generated<string | null>
  quantity: number
  unit_price_cents: number
  /** The quantity from which the unit price applies; null for the price of a single piece. */
  price_break_from: number | null
  /** What the customer pays: goods and delivery. */
  price_cents: number
  /** What the customer pays for the goods; null on orders from before delivery had a price. */
  goods_cents: Generated<number | null>
  /** What a price rule took off the goods (docs/decisions/0149), and the same before the tax of a country. */
  discount_cents: Generated<number>
  catalogue_discount_cents: Generated<number>
  /** The use of the rule that the orders of a booking share, and the rule's name and code at the booking. */
  discount_use_id: Generated<string | null>
  discount_name: Generated<string | null>
  discount_code: Generated<string | null>
  /** The order's share of the delivery fee of its group. */
  delivery_cents: Generated<number>
  delivery_way: Generated<OrderWay>
  /** The country for which delivery was priced; null for the default zone. */
  delivery_to: Generated<string | null>
  /** The weight of its pieces at the booking; null on orders from before delivery had a price. */
  weight_grams: Generated<number | null>
  /** The tax at which it was sold, with the country of the rate; null if the tax of the section `money` applies. */
  tax_rate_hundredths: Generated<number | null>
  tax_name: Generated<string | null>
  tax_country: Generated<string | null>
  /** The unit price of the catalogue at the booking, before tax; null if the unit price follows no rate. */
  catalogue_unit_cents: Generated<number | null>
  /** The product's minimum and stock at the time of booking (spec §3 keeps both on the order). */
  minimum_order: number
  available_before: number
  customer_email: string
  user_name: string
  user_phone: string
  /** Names and phones of the customer and the receiver, folded; phones also as digits only. */
  user_folded: Generated<string>
  /** The searched text, which the database derives from other columns. */
  search_text: GeneratedAlways<string>
  state: StoredOrderState
  /** 1 while the order's pieces are taken out of the stock. */
  stock_held: Flag
  hold_expires_at: number | null
  /** When the hold ends after the payment has begun or the customer is verified; null if neither extends it. */
  hold_extends_to: number | null
  /** Keyed hash of the booking's network address, while the order holds stock for an unverified account. */
  hold_address: string | null
  /** Unique: further orders of the same charge have a suffix ("pi_1/2"). */
  transaction_id: string | null
  /** The charge that paid the order: `transaction_id` without the suffix; the database derives it. */
  payment_id: GeneratedAlways<string | null>
  /** The amount refunded to the customer across all payments, computed from the refunds. */
  refunded_cents: number
  /** The amount of the order's own payment that is refunded or due, computed from the refunds. */
  given_back_cents: number
  /** How much of the price the customer's credit paid; 0 until the order is paid. */
  credit_cents: Generated<number>
  /** The card that paid, as far as the provider reports it. */
  card_brand: string | null
  card_last4: string | null
  created_at: number
  paid_at: number | null
  cancelled_at: number | null
  /** Null for an order that is not cancelled, or was cancelled before this column existed. */
  cancelled_by: Canceller | null
  /** When the customer withdrew. An unpaid order is then cancelled; a paid order waits for its refund. */
  withdrawn_at: number | null
  /** When the shop closed the withdrawal; null while it is open, and after it was undone. */
  withdrawal_closed_at: number | null
  /** When the paid order was sent. */
  sent_at: number | null
  /** When an order that is picked up was ready, and when its customer was last told. */
  ready_at: Generated<number | null>
  ready_told_at: Generated<number | null>
  /** The code that the customer shows; all orders of a customer that wait have the same one. */
  pickup_code: Generated<string | null>
  /** The carrier and the tracking number of the parcel, as typed by the admin. */
  carrier: string | null
  tracking: string | null
  /** The admin who sent the order; null for orders sent before this column existed. */
  sent_by: string | null
  /** The delivery address; null while the order has none. An address from a profile may lack name and phone. */
  delivery_address: string | null
  delivery_name: string | null
  delivery_phone: string | null
  /** The parts of that address; null where they are unknown or not used. The lines are a JSON array of texts. */
  delivery_company: string | null
  delivery_lines: string | null
  delivery_postcode: string | null
  delivery_city: string | null
  delivery_region: string | null
  /** ISO 3166 code. */
  delivery_country: string | null
  /** The worst state of the order's disputes; null if there are none. */
  dispute: DisputeState | null
  /** The accepted offer; null for a booking. */
  offer_id: string | null
  /** The order's purchase and the purchase's sequence number; null for an order that was booked alone. */
  purchase_id: string | null
  purchase_number: number | null
  /** The language in which it was booked; null for the shop's standard language. */
  language: Generated<string | null>
  /** The company for which it was booked, its name and confirmed VAT number then; null for a consumer's order. */
  company_id: Generated<string | null>
  company_name: Generated<string | null>
  buyer_vat_number: Generated<string | null>
  /** Why it has no tax (docs/decisions/0159); null for an order with its usual tax. */
  tax_exemption: Generated<TaxExemption | null>
  /** The public price of a piece, with tax, where the company has a lower one of its own; null otherwise. */
  public_unit_cents: Generated<number | null>
  /** The same in the catalogue, before the tax of a country (docs/decisions/0160). */
  catalogue_public_unit_cents: Generated<number | null>
  /** The customer's own number of the order. */
  customer_reference: Generated<string | null>
  /**
   * When it was ordered on account; its state is `paid` from then on, because nothing else is awaited before it is sent
   * (docs/decisions/0161). `settled_at` is null until the company has paid its invoice.
   */
  on_account_at: Generated<number | null>
  due_at: Generated<number | null>
  settled_at: Generated<number | null>
  /** The payment on account that its invoice is of; stays if a card pays it, while `payment_id` is then the charge. */
  account_payment_id: Generated<string | null>
}

/**
 * A parcel that left with orders of one customer. An order that was sent before this table existed has none: its parcel
 * is in the order's own columns.
 */
export interface ParcelsTable {
  id: string
  /** As the admin typed them; null where they are not known. */
  carrier: string | null
  tracking: string | null
  sent_at: number
  /** The admin who sent it; null if that was not stored. */
  sent_by: string | null
  /** The event of the email that tells the customer. Parcels of one event are told together. */
  event: string
  /** How many emails told the customer of a corrected number. */
  corrections: Generated<number>
}

/** The orders with goods in a parcel. */
export interface ParcelOrdersTable {
  parcel_id: string
  order_id: string
}

/** Orders that were booked together. */
export interface PurchasesTable {
  id: string
  /** The sequence number of the purchase; the database assigns it. */
  number: Generated<number>
  user_id: string
  created_at: number
}

/** The trigrams of `search_text`, by the order's number. SQLite only; PostgreSQL has an index instead. */
export interface OrderIndexTable {
  rowid: number
  text: string
}

/** The orders that the trigram index lacks; SQLite only. */
export interface OrdersUnindexedTable {
  number: number
}

/**
 * The source of an order's address: the customer, the profile at the payment, or the profile at the migration that gave
 * orders their own addresses.
 */
export type AddressSource = 'customer' | 'profile' | 'earlier-profile'

/** Every address that an order has had, for its history. */
export interface OrderAddressesTable {
  id: string
  order_id: string
  source: AddressSource
  address: string
  given_at: number
}

/** Every price that an unpaid order got after its booking, for its history. */
export interface OrderPricesTable {
  id: string
  order_id: string
  /** The price before. */
  former_price_cents: number
  price_cents: number
  delivery_cents: number
  /** What a price rule took off the goods before, and takes off from now on. */
  former_discount_cents: Generated<number>
  discount_cents: Generated<number>
  delivery_to: string | null
  /** The way that the customer chose with it; null if the way did not change. */
  delivery_way: Generated<DeliveryWay | null>
  priced_at: number
}

/** How a withdrawal ended: `closed` is settled with the customer, `taken-back` keeps the order. */
export type WithdrawalEnding = 'closed' | 'taken-back'

/** Every withdrawal that the shop ended, for the history of its order. */
export interface EndedWithdrawalsTable {
  id: string
  order_id: string
  withdrawn_at: number
  ending: WithdrawalEnding
  /** The reason that staff gave the customer. */
  reason: string
  ended_at: number
  ended_by: string
}

/** The saved delivery addresses of accounts. */
export interface AddressesTable {
  id: string
  user_id: string
  name: string
  address: string
  phone: string
  /** The parts of the address, as an order has them. */
  delivery_company: string | null
  delivery_lines: string | null
  delivery_postcode: string | null
  delivery_city: string | null
  delivery_region: string | null
  delivery_country: string | null
  used_at: number
}

/** The saved baskets of accounts. */
export interface BasketsTable {
  user_id: string
  version: number
  /** JSON (queries/accounts/baskets.ts). */
  lines: string
  changed_at: number
}

/** Carts that programs fill for people. */
export interface AgentCartsTable {
  /** Of the cart's id. */
  hash: string
  /** JSON (queries/orders/agent-carts.ts). */
  lines: string
  country: string | null
  /** Keyed hash of the program's network address. */
  address_hash: string
  /** Of a request that may be repeated. */
  request_hash: string | null
  expires_at: number
}

export interface IdempotencyKeysTable {
  user_id: string
  key: string
  request_hash: string
  answer: string
  created_at: number
}
