import type { OrderState } from '../../../domain/order-states.ts'
import type { Flag } from './catalogue-tables.ts'
import type { DisputeState } from './payment-tables.ts'

export interface OrdersTable {
  id: string
  user_id: string
  tool_id: string
  tool_name: string
  tool_name_folded: string
  quantity: number
  unit_price_cents: number
  price_cents: number
  /** The tool's minimum and stock as they stood when it was booked (spec §3 keeps both on the order). */
  minimum_order: number
  available_before: number
  customer_email: string
  user_name: string
  user_phone: string
  state: OrderState
  /** 1 while this order's pieces are taken out of the stock. */
  stock_held: Flag
  hold_expires_at: number | null
  /** Until when it is held once its payment has begun, or its customer's address is proven; null: that changes nothing. */
  hold_extends_to: number | null
  /** Keyed hash of the network address that booked it, while it holds stock for an account that is not proven. */
  hold_address: string | null
  transaction_id: string | null
  /** What went back to the customer's card, by whatever payment. Counted from the refunds. */
  refunded_cents: number
  /** What of the payment that paid the order went back or is on its way. Counted from the refunds. */
  given_back_cents: number
  /** The card that paid, as far as the provider tells it. */
  card_brand: string | null
  card_last4: string | null
  created_at: number
  paid_at: number | null
  cancelled_at: number | null
  /** When a paid order left for the customer. */
  sent_at: number | null
  /** Where it goes, once the account has no profile any more that says so. */
  delivery_address: string | null
  /** The worst of what has become of its disputes; null without one. */
  dispute: DisputeState | null
}

export interface IdempotencyKeysTable {
  user_id: string
  key: string
  request_hash: string
  answer: string
  created_at: number
}

export interface QuoteRequestsTable {
  id: string
  kind: 'quote' | 'contact'
  name: string
  email: string
  message: string
  item_id: string | null
  created_at: number
  handled_at: number | null
}
