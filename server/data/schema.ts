import type { Generated } from 'kysely'
import type { OrderState } from '../../domain/order-states.ts'
import type { SignInSchema } from './sign-in-schema.ts'

/**
 * The tables, as both engines have them. Portable by rule: identifiers are text made by the shop, instants
 * are milliseconds since 1970, money is integer cents, flags are 0 or 1, no date or JSON type.
 */
export interface Schema extends SignInSchema {
  tools: ToolsTable
  items: ItemsTable
  reviews: ReviewsTable
  review_decisions: ReviewDecisionsTable
  images: ImagesTable
  users: UsersTable
  user_identities: UserIdentitiesTable
  sign_ins: SignInsTable
  sessions: SessionsTable
  profiles: ProfilesTable
  orders: OrdersTable
  stock_movements: StockMovementsTable
  payments: PaymentsTable
  payment_events: PaymentEventsTable
  refunds: RefundsTable
  disputes: DisputesTable
  card_declines: CardDeclinesTable
  account_alerts: AccountAlertsTable
  idempotency_keys: IdempotencyKeysTable
  quote_requests: QuoteRequestsTable
  outbox: OutboxTable
  settings: SettingsTable
  sandbox_records: SandboxRecordsTable
}

export type Flag = 0 | 1

interface ToolsTable {
  id: string
  name: string
  name_folded: string
  img: string
  short_description: string
  minimum_order: number
  available: number
  unit_price_cents: number
  /** Place on the board, small numbers first. */
  position: number
  created_at: number
  updated_at: number
  deleted_at: number | null
}

interface ItemsTable {
  id: string
  name: string
  img: string
  price_cents: number
  position: number
  created_at: number
  deleted_at: number | null
}

interface ReviewsTable {
  id: string
  user_id: string | null
  img: string
  name: string
  email: string
  text: string
  stars: number
  created_at: number
  /** Since when visitors do not see it, and which admin has hidden it. */
  hidden_at: number | null
  hidden_by: string | null
}

/** Who has hidden a review, or shown it again; nothing of it ever changes. */
interface ReviewDecisionsTable {
  id: string
  review_id: string
  hidden: Flag
  decided_by: string
  decided_at: number
}

/** What the shop knows of a picture: its outline for the board, and its bytes when the shop hosts it. */
interface ImagesTable {
  id: string
  url: string
  outline: string | null
  width: number
  height: number
  content_type: string
  bytes: Uint8Array | null
  uploaded_by: string | null
  created_at: number
  /** Since when nothing shows it, as far as anybody has looked; only of what users have uploaded. */
  unused_since: Generated<number | null>
  /** 1: uploaded for this shop's own data to show, so that it may be deleted once nothing does. */
  shown_here: Generated<number>
}

export type Role = 'customer' | 'admin'

interface UsersTable {
  id: string
  email: string
  name: string
  role: Role
  created_at: number
  /** When its person deleted the account; the row stays for what refers to it, with nothing of the person. */
  deleted_at: number | null
}

/** Which account of a sign-in provider is which user: an address alone proves nothing. */
interface UserIdentitiesTable {
  issuer: string
  subject: string
  user_id: string
  /** 1 when the provider has seen that the address is the person's, or the shop made the account itself. */
  verified: Flag
  created_at: number
}

/** One sign-in at the provider, on one device; the shop's sessions are renewed from it again and again. */
interface SignInsTable {
  id: string
  user_id: string
  issuer: string
  subject: string
  /** The provider's own name for it. */
  sign_in: string
  /** In words for the person. */
  device: string
  first_seen_at: number
  last_seen_at: number
  ended_at: number | null
}

interface SessionsTable {
  id: string
  user_id: string
  sign_in_id: string | null
  created_at: number
  expires_at: number
  ended_at: number | null
}

interface ProfilesTable {
  user_id: string
  img: string
  name: string
  address: string
  status: string
  phone: string
  updated_at: number
}

interface OrdersTable {
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

export type StockReason =
  | 'opening'
  | 'booking'
  | 'cancellation'
  | 'hold-expired'
  | 'retaken'
  | 'restock'
  | 'refund'

/** The stock ledger: the sum of a tool's movements is what is available of it. */
interface StockMovementsTable {
  id: string
  tool_id: string
  order_id: string | null
  quantity: number
  reason: StockReason
  note: string
  created_by: string | null
  created_at: number
}

export type PaymentState = 'open' | 'succeeded' | 'cancelled' | 'refund-due' | 'refunded'

interface PaymentsTable {
  intent_id: string
  user_id: string
  /** Null until the payment is bound to an order. */
  order_id: string | null
  amount_cents: number
  state: PaymentState
  created_at: number
  updated_at: number
}

/** Who wanted a refund: an admin here, the shop by itself, or somebody at the card provider. */
export type RefundOrigin = 'admin' | 'shop' | 'provider'

/** Whether the money is still to go back, is on its way to the card, or cannot go. */
export type RefundState = 'due' | 'succeeded' | 'failed'

/** Money that goes back to a card. Written before the provider is asked, so that it is asked until it has answered. */
interface RefundsTable {
  id: string
  order_id: string | null
  intent_id: string
  /** The provider's own number of it, once it is made there. */
  provider_id: string | null
  origin: RefundOrigin
  amount_cents: number
  currency: string
  reason: string
  /** Pieces that go back on the shelf when it succeeds. */
  restock: number
  state: RefundState
  /** Why it failed, in the provider's words. */
  failure: string | null
  created_by: string | null
  created_at: number
  updated_at: number
  /** From 1: names the key under which the provider is asked for it. */
  attempt: Generated<number>
}

/** Whether the bank has still to decide about a disputed charge, or for whom it has. */
export type DisputeState = 'open' | 'won' | 'lost'

/** A charge that a customer's bank disputes. */
interface DisputesTable {
  /** The provider's own number of it. */
  id: string
  order_id: string | null
  intent_id: string
  amount_cents: number
  currency: string
  /** In the provider's words, such as `fraudulent`. */
  reason: string
  state: DisputeState
  opened_at: number
  closed_at: number | null
}

/** A charge that the card's bank declined. */
interface CardDeclinesTable {
  /** The provider's own number of it. */
  charge_id: string
  user_id: string
  intent_id: string
  declined_at: number
  /** 1: an admin lets the account pay all the same. */
  forgiven: Generated<Flag>
}

/** Why an admin should look at an account: it holds as much unpaid stock as it may, or tries card after card. */
export type AlertKind = 'unpaid-orders' | 'declined-cards'

interface AccountAlertsTable {
  id: string
  user_id: string
  kind: AlertKind
  /** Unpaid orders that hold stock, or declined cards, when it was raised. */
  count: number
  raised_at: number
  /** When an admin has dealt with it. */
  closed_at: number | null
}

/** What the card provider told by its webhook; an event that is not handled is sent again by the provider. */
interface PaymentEventsTable {
  id: string
  type: string
  /** Of whatever payment intent it tells, known to the shop or not. */
  intent_id: string | null
  received_at: number
  handled_at: number | null
}

interface IdempotencyKeysTable {
  user_id: string
  key: string
  request_hash: string
  answer: string
  created_at: number
}

interface QuoteRequestsTable {
  id: string
  kind: 'quote' | 'contact'
  name: string
  email: string
  message: string
  item_id: string | null
  created_at: number
  handled_at: number | null
}

/** Messages to be sent after the transaction that caused them; `event` makes each of them unique. */
interface OutboxTable {
  id: string
  event: string
  recipient: string
  subject: string
  /** Plain text; empty once a secret one is wiped. */
  body: string
  /** The same as a page; null for plain text only. */
  html: string | null
  order_id: string | null
  /** 1: for its reader alone, and wiped as soon as nobody needs it here. */
  secret: Flag
  created_at: number
  sent_at: number | null
  /** When the shop stopped trying. */
  failed_at: number | null
  attempts: number
  /** While a process sends it: until when it is left to that one. */
  next_attempt_at: number
  /** It is not tried any more after this. */
  give_up_at: number
  last_error: string | null
}

interface SettingsTable {
  key: string
  value: string
}

/** The built-in stand-ins' own state, so that it survives a restart and is shared by all processes. */
interface SandboxRecordsTable {
  collection: string
  id: string
  version: number
  value: string
  created_at: number
}
