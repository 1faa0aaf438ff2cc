import type { Schema } from '../../schema/schema.ts'
import { companyParts } from './personal-companies.ts'
import type { PersonalPart } from './personal-part.ts'
import { ordersOf, purchaseParts } from './personal-purchases.ts'
import { requestParts } from './personal-requests.ts'
import { signInParts } from './personal-sign-ins.ts'

/**
 * For every table its data about a person, or the reason why the file omits it. Omits columns that could be used to act
 * as the person (tokens, hashes, passwords, public keys) and columns about staff.
 */
export const personalTables: { readonly [Table in keyof Schema]: PersonalPart | string } = {
  users: {
    name: 'account',
    read: (read, { userId }) =>
      read
        .selectFrom('users')
        .where('id', '=', userId)
        .select(['id', 'email', 'name', 'role', 'staff_role', 'created_at', 'blocked_at', 'language'])
        .execute(),
  },
  profiles: {
    name: 'profile',
    read: (read, { userId }) =>
      read
        .selectFrom('profiles')
        .where('user_id', '=', userId)
        .select(['img', 'name', 'address', 'status', 'phone', 'updated_at'])
        .execute(),
  },
  addresses: {
    name: 'addresses',
    read: (read, { userId }) =>
      read
        .selectFrom('addresses')
        .where('user_id', '=', userId)
        .orderBy('used_at')
        .select(['name', 'address', 'phone', 'delivery_company', 'delivery_lines', 'delivery_postcode'])
        .select(['delivery_city', 'delivery_region', 'delivery_country', 'used_at'])
        .execute(),
  },
  baskets: {
    name: 'basket',
    read: (read, { userId }) =>
      read.selectFrom('baskets').where('user_id', '=', userId).select(['lines', 'changed_at']).execute(),
  },
  kept_lists: {
    name: 'keptLists',
    read: (read, { userId }) =>
      read
        .selectFrom('kept_lists')
        .where('user_id', '=', userId)
        .orderBy('id')
        .select(['id', 'company_id', 'name', 'lines', 'changed_at'])
        .execute(),
  },
  ...companyParts,
  ...purchaseParts,
  reviews: {
    name: 'reviews',
    read: (read, { userId }) =>
      read
        .selectFrom('reviews')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .select(['id', 'img', 'name', 'email', 'text', 'stars', 'product_id', 'created_at'])
        .select(['bought_here', 'hidden_at', 'hidden_reason', 'reply', 'reply_translations', 'replied_at'])
        .execute(),
  },
  restock_requests: {
    name: 'restockRequests',
    byEmail: true,
    read: (read, { email }) =>
      read
        .selectFrom('restock_requests')
        .where('email', '=', email)
        .orderBy('requested_at')
        .select(['product_id', 'requested_at', 'confirmed_at', 'language'])
        .execute(),
  },
  images: {
    name: 'pictures',
    read: (read, { userId }) =>
      read
        .selectFrom('images')
        .where('uploaded_by', '=', userId)
        .orderBy('created_at')
        .select(['url', 'width', 'height', 'content_type', 'created_at'])
        .execute(),
  },
  ...requestParts,
  outbox: {
    name: 'mails',
    byEmail: true,
    read: (read, { email }) =>
      read
        .selectFrom('outbox')
        .where('recipient', '=', email)
        .orderBy('created_at')
        .select(['subject', 'order_id', 'created_at', 'sent_at', 'failed_at'])
        // The text of a secret email could be used to act as its recipient.
        .select(({ eb }) => eb.case().when('secret', '=', 1).then('').else(eb.ref('body')).end().as('text'))
        .execute(),
  },
  customer_group_members: {
    name: 'groups',
    byEmail: true,
    read: (read, { email }) =>
      read
        .selectFrom('customer_group_members')
        .innerJoin('customer_groups', 'customer_groups.id', 'customer_group_members.group_id')
        .where('customer_group_members.email', '=', email)
        .select('customer_groups.name')
        .execute(),
  },
  account_alerts: {
    name: 'alertsAboutTheAccount',
    read: (read, { userId }) =>
      read
        .selectFrom('account_alerts')
        .where('user_id', '=', userId)
        .orderBy('raised_at')
        .select(['kind', 'count', 'raised_at', 'closed_at'])
        .execute(),
  },
  notification_choices: {
    name: 'notificationChoices',
    read: (read, { userId }) =>
      read
        .selectFrom('notification_choices')
        .where('user_id', '=', userId)
        .select(['kinds', 'figures_hour'])
        .execute(),
  },
  ...signInParts,
  order_addresses: {
    name: 'addressesOfOrders',
    read: (read, person) =>
      read
        .selectFrom('order_addresses')
        .where('order_id', 'in', ordersOf(read, person))
        .orderBy('given_at')
        .select(['order_id', 'source', 'address', 'given_at'])
        .execute(),
  },
  ended_withdrawals: {
    name: 'endedWithdrawals',
    read: (read, person) =>
      read
        .selectFrom('ended_withdrawals')
        .where('order_id', 'in', ordersOf(read, person))
        .orderBy('ended_at')
        .select(['order_id', 'withdrawn_at', 'ending', 'reason', 'ended_at'])
        .execute(),
  },
  moved_customers: {
    name: 'fromTheFormerShop',
    byEmail: true,
    read: (read, { email }) =>
      read
        .selectFrom('moved_customers')
        .where('email', '=', email)
        .select(['details', 'moved_at', 'claimed_at'])
        .execute(),
  },
  archived_orders: {
    name: 'ordersOfTheFormerShop',
    byEmail: true,
    read: (read, { email }) =>
      read
        .selectFrom('archived_orders')
        .where('email', '=', email)
        .orderBy('placed_at')
        .select(['number', 'placed_at', 'currency', 'details'])
        .execute(),
  },
  archived_order_words: 'Made of the archived orders, to search them.',
  import_records: 'Files of the former shop for two weeks; what they moved in is in the other lists.',
  redirects: 'Old addresses of the shop, not persons.',
  products: 'Products, not persons.',
  product_prices: 'Products, not persons.',
  product_ratings: 'Sums of reviews, not persons.',
  spec_keys: 'Products, not persons.',
  price_rules: 'Prices of the shop, written by staff.',
  price_lists: 'Prices of the shop, written by staff.',
  price_list_products: 'Prices of the shop, written by staff.',
  price_list_changes: 'Earlier prices of the shop, written by staff.',
  next_price_change: 'When a sale starts or ends.',
  customer_groups: 'Names of groups; the members name their group.',
  makers: 'Companies that make products, as the owner publishes them.',
  review_decisions: 'Who of the staff hid or showed a review; whether it is hidden is in the review.',
  stock_movements: 'The pieces of an order, which are in the order; the rest is the work of the staff.',
  user_index: 'Made of email and name, to search users.',
  user_numbers: 'The place in that index.',
  order_index: 'Made of the order, to search orders.',
  orders_unindexed: 'The orders that the index lacks.',
  idempotency_keys: 'Repeats of a request within a day; its effect is in the order.',
  payment_events: 'Notes that the card provider sent a message; its effect is in the payment.',
  invoice_numbers: 'The last number of each series.',
  invoice_taxes: 'Sums of invoices, which the person has.',
  import_runs: 'How far an import is.',
  agent_carts:
    'Lists of products that programs made, without a person; a keyed hash of the network for a day.',
  export_links: 'Hashed secrets of exports by staff, of which each lasts a minute.',
  notices: 'Mails to staff about the shop that wait.',
  notice_pauses: 'When the next mail to staff may be written.',
  changes: 'The record of what staff did for the shop, of which the shop is the subject.',
  change_head: 'The last entry of that record.',
  imports: 'Lists of products that staff imported.',
  import_files: 'Lists of products.',
  import_pictures: 'Lists of products.',
  import_rows: 'Lists of products.',
  import_values: 'Lists of products.',
  left_objects: 'Names of files that are deleted.',
  picture_jobs: 'Products whose pictures wait to be cut out; of persons only the id of the admin who asked.',
  settings: 'What applies to the whole shop, and its secrets.',
  setting_versions: 'What the owner has set for the shop.',
  webhook_endpoints: 'Addresses of programs that staff entered.',
  webhook_events: 'Copies of orders, invoices, requests and offers, which the person has.',
  webhook_deliveries: 'When those copies were sent to a program of the shop.',
  visit_sums: 'How often something was counted on a day; no visitor is named.',
  transfers: 'It names a company and an amount, but no person.',
  sandbox_records: 'The test cards of a demo; no real payment is in it.',
}
