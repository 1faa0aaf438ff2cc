import type { Generated } from 'kysely'
import type { InvoiceKind } from '../../../domain/payments/invoice-number.ts'
import type { Flag } from './catalogue-tables.ts'

export type PaymentState = 'open' | 'succeeded' | 'cancelled' | 'refund-due' | 'refunded'

export interface PaymentsTable {
  intent_id: string
  user_id: string
  /** The first order of the payment; null until it is bound to one. */
  order_id: string | null
  /** What its orders cost: the charge and the credit. */
  amount_cents: number
  /** How much of the amount is credit of the customer; the rest is charged to the card. */
  credit_cents: Generated<number>
  state: PaymentState
  created_at: number
  updated_at: number
  /** Keyed hash of the network address that last got the intent's secret, while the payment is open. */
  opened_from: Generated<string | null>
}

/** The part of a payment for one order. A trigger adds the part if the payment has only one order. */
export interface PaymentOrdersTable {
  intent_id: string
  order_id: string
  amount_cents: number
  /** The order's share of the credit. */
  credit_cents: Generated<number>
}

/** The part of a refund for one order. A trigger adds the part if the refund has only one order. */
export interface RefundOrdersTable {
  refund_id: string
  order_id: string
  amount_cents: number
}

/** Who requested a refund: an admin, the shop automatically, or someone in the card provider's dashboard. */
export type RefundOrigin = 'admin' | 'shop' | 'provider'

/** Whether the refund is still to be made, has succeeded, or has failed. */
export type RefundState = 'due' | 'succeeded' | 'failed'

/**
 * Where a refund goes. Of an order on account, `account` lowers what is open of its invoice, and `transfer` becomes the
 * rest of the transfers that paid it.
 */
export type RefundMeans = 'card' | 'credit' | 'account' | 'transfer'

/** A refund. It is stored before the provider is called, so that the call can be repeated until it gets a response. */
export interface RefundsTable {
  id: string
  /** The first order of the refund; null if its payment was never bound to one. */
  order_id: string | null
  intent_id: string
  /** The provider's id of the refund, once it exists there. */
  provider_id: string | null
  origin: RefundOrigin
  means: Generated<RefundMeans>
  amount_cents: number
  /** How much of the amount is delivery; the rest is goods. */
  delivery_cents: Generated<number>
  currency: string
  reason: string
  /** The pieces to restock when the refund succeeds. */
  restock: number
  state: RefundState
  /** The provider's reason for the failure. */
  failure: string | null
  created_by: string | null
  created_at: number
  updated_at: number
  /** The attempt's ordinal from 1, a part of the idempotency key at the provider. */
  attempt: Generated<number>
}

/** The last number of each series, increased in the transaction that uses it. */
export interface InvoiceNumbersTable {
  kind: InvoiceKind
  last: number
}

/** Invoices and credit notes. Rows never change. */
export interface InvoicesTable {
  id: string
  kind: InvoiceKind
  /** Counts the papers of a kind from 1, without gaps. */
  number: number
  intent_id: string
  /** The refund of a credit note; also set on an invoice that cancels that credit note. */
  refund_id: string | null
  /** The paper that this one corrects, with the same amounts and refund. */
  corrects_id: Generated<string | null>
  issued_at: number
  /** ISO 4217 code in lower case. */
  currency: string
  gross_cents: number
  /** Included in the gross amount; 0 if the shop states no tax. */
  tax_cents: number
  /** The rest of the invoice's content, as JSON (server/operations/invoices/invoice-content.ts). */
  content: string
}

/** The amounts of an invoice or credit note at one rate of tax. Rows never change; corrections have none. */
export interface InvoiceTaxesTable {
  invoice_id: string
  /** Counts the rates of a paper from 0. */
  place: number
  /** Kind, date and currency of the paper, for sums of a period. */
  kind: InvoiceKind
  issued_at: number
  currency: string
  rate_hundredths: number
  name: string
  /** The country whose rate applies; null for an order from before rates by country. */
  country: string | null
  net_cents: number
  tax_cents: number
  gross_cents: number
}

/** Whether a dispute is undecided, won by the shop, or lost. */
export type DisputeState = 'open' | 'won' | 'lost'

/** A charge that a customer's bank disputes. */
export interface DisputesTable {
  /** The provider's id of the dispute. */
  id: string
  order_id: string | null
  intent_id: string
  amount_cents: number
  currency: string
  /** The provider's reason code, such as `fraudulent`. */
  reason: string
  state: DisputeState
  opened_at: number
  closed_at: number | null
}

/** A charge that the card's bank declined. */
export interface CardDeclinesTable {
  /** The provider's id of the charge. */
  charge_id: string
  user_id: string
  intent_id: string
  declined_at: number
  /** 1 if an admin has forgiven the decline. */
  forgiven: Generated<Flag>
  /** Keyed hash of the network address that opened the payment; null if limits are off. */
  address: string | null
  /** 1 if the account had paid for no order before the last day. */
  stranger: Generated<Flag>
}

/** A webhook event of the card provider, which redelivers an unhandled event. */
export interface PaymentEventsTable {
  id: string
  type: string
  /** The payment intent of the event, whether the shop knows it or not. */
  intent_id: string | null
  received_at: number
  handled_at: number | null
}
