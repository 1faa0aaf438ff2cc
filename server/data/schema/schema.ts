import type {
  AccountAlertsTable,
  ProfilesTable,
  SessionsTable,
  SignInsTable,
  UserIdentitiesTable,
  UsersTable,
} from './account-tables.ts'
import type {
  ImagesTable,
  ItemsTable,
  ReviewDecisionsTable,
  ReviewsTable,
  StockMovementsTable,
  ToolsTable,
} from './catalogue-tables.ts'
import type { IdempotencyKeysTable, OrdersTable, QuoteRequestsTable } from './order-tables.ts'
import type {
  CardDeclinesTable,
  DisputesTable,
  PaymentEventsTable,
  PaymentsTable,
  RefundsTable,
} from './payment-tables.ts'
import type { SignInSchema } from './sign-in-tables.ts'
import type { OutboxTable, SandboxRecordsTable, SettingsTable } from './system-tables.ts'

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
