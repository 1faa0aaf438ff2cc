import { companyParts } from './personal-companies.ts'
import { byAccount, byAddress, type PersonalTables } from './personal-part.ts'
import { ordersOf, purchaseParts } from './personal-purchases.ts'
import { requestParts } from './personal-requests.ts'
import { signInParts } from './personal-sign-ins.ts'

/**
 * For every table its data about a person, or the reason why the file omits it. Omits columns that could be used to act
 * as the person (tokens, hashes, passwords, public keys) and columns about staff.
 */
export const personalTables: PersonalTables = {
  users: {
    name: 'account',
    by: ['id', byAccount],
    columns: ['id', 'email', 'name', 'role', 'staff_role', 'created_at', 'blocked_at', 'language'],
  },
  profiles: {
    name: 'profile',
    by: ['user_id', byAccount],
    columns: ['img', 'name', 'address', 'status', 'phone', 'updated_at'],
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
    by: ['user_id', byAccount],
    columns: ['lines', 'changed_at'],
  },
  kept_lists: {
    name: 'keptLists',
    by: ['user_id', byAccount],
    order: 'id',
    columns: ['id', 'company_id', 'name', 'lines', 'changed_at'],
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
    by: ['email', byAddress],
    order: 'requested_at',
    columns: ['product_id', 'requested_at', 'confirmed_at', 'language'],
  },
  images: {
    name: 'pictures',
    by: ['uploaded_by', byAccount],
    order: 'created_at',
    columns: ['url', 'width', 'height', 'content_type', 'created_at'],
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
    by: ['user_id', byAccount],
    order: 'raised_at',
    columns: ['kind', 'count', 'raised_at', 'closed_at'],
  },
  notification_choices: {
    name: 'notificationChoices',
    by: ['user_id', byAccount],
    columns: ['kinds', 'figures_hour'],
  },
  ...signInParts,
  order_addresses: {
    name: 'addressesOfOrders',
    by: ['order_id', ordersOf],
    order: 'given_at',
    columns: ['order_id', 'source', 'address', 'given_at'],
  },
  ended_withdrawals: {
    name: 'endedWithdrawals',
    by: ['order_id', ordersOf],
    order: 'ended_at',
    columns: ['order_id', 'withdrawn_at', 'ending', 'reason', 'ended_at'],
  },
  moved_customers: {
    name: 'fromTheFormerShop',
    byEmail: true,
    by: ['email', byAddress],
    columns: ['details', 'moved_at', 'claimed_at'],
  },
  archived_orders: {
    name: 'ordersOfTheFormerShop',
    byEmail: true,
    by: ['email', byAddress],
    order: 'placed_at',
    columns: ['number', 'placed_at', 'currency', 'details'],
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
