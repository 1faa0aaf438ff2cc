import { type RawBuilder, sql } from 'kysely'
import type { orderFilters } from '../../../../contract/orders/orders.ts'
import type { Database, Reader } from '../../database.ts'
import {
  type KeysetPage,
  type KeysetSegment,
  type PageRequest,
  readKeysetPage,
} from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import type { DisputeState } from '../../schema/payment-tables.ts'
import { findCandidates, matches, readOrderSearch } from './order-index.ts'
import { type OrderRow, orderColumns } from './orders.ts'

/** An order as shown to staff. */
export interface StaffOrderRow extends OrderRow {
  /** The most urgent state of the order's disputes; null without a dispute. */
  readonly dispute: DisputeState | null
  /** The product's present picture. */
  readonly img: string | null
  /** The product's present SKU. */
  readonly sku: string | null
}

export type OrderFilter = (typeof orderFilters)[number]

/** The filter of a list of orders; every part narrows it. */
export interface OrdersChosen {
  /** Any part of customer, product, phone, order number, transaction or tracking number. */
  readonly search: string
  readonly filter: OrderFilter | undefined
  readonly customerEmail: string | undefined
  /** Booked at or after this instant, and before `to`; in milliseconds. */
  readonly from: number | undefined
  readonly to: number | undefined
}

export interface OrdersWanted extends OrdersChosen {
  readonly oldestFirst: boolean
}

type Condition = RawBuilder<boolean>

/** A search with at most this many candidates reads all of them; with more, it walks the list and tests each order. */
const mostCandidates = 2_000

/** Paid orders that still wait; excludes fully refunded and withdrawn ones. */
const waiting = sql`orders.state = 'paid' and orders.sent_at is null and orders.given_back_cents < orders.price_cents and orders.withdrawn_at is null`

/** Literals, not parameters, so that SQLite recognizes the partial indexes. */
const filters: Readonly<Record<OrderFilter, Condition>> = {
  unpaid: sql`orders.state = 'unpaid'`,
  'hold-expired': sql`orders.state = 'unpaid' and orders.stock_held = 0`,
  paid: sql`orders.state = 'paid' and (orders.on_account_at is null or orders.settled_at is not null)`,
  'on-account': sql`orders.on_account_at is not null and orders.settled_at is null`,
  'to-send': sql`${waiting} and orders.delivery_way = 'parcel'`,
  'to-prepare': sql`${waiting} and orders.delivery_way = 'pickup' and orders.ready_at is null`,
  ready: sql`${waiting} and orders.delivery_way = 'pickup' and orders.ready_at is not null`,
  withdrawn: sql`orders.withdrawn_at is not null and orders.withdrawal_closed_at is null and orders.state = 'paid' and orders.given_back_cents < orders.price_cents`,
  // Only paid orders are ever sent.
  sent: sql`orders.sent_at is not null`,
}

/** Returns a page of the orders that are not cancelled; undefined if the cursor belongs to another list. */
export async function listOrders(
  database: Pick<Database, 'read' | 'engine'>,
  wanted: OrdersWanted,
  request: PageRequest,
): Promise<KeysetPage<StaffOrderRow> | undefined> {
  const conditions = await conditionsOf(database, wanted)
  return readKeysetPage(['orders', wanted], [byAge(database.read, wanted, conditions)], request)
}

/** Returns an order for staff, cancelled or not. */
export function findStaffOrder(read: Reader, id: string): Promise<StaffOrderRow | undefined> {
  return selectOrders(read).where('orders.id', '=', id).executeTakeFirst()
}

/** Returns orders for staff by their ids, cancelled or not. */
export function findStaffOrders(read: Reader, ids: readonly string[]): Promise<readonly StaffOrderRow[]> {
  return selectOrders(read).where('orders.id', 'in', ids).execute()
}

function selectOrders(read: Reader) {
  return read
    .selectFrom('orders')
    .select([...orderColumns, 'orders.dispute'])
    .select((eb) =>
      eb
        .selectFrom('products')
        .whereRef('products.id', '=', 'orders.product_id')
        .select('products.img')
        .as('img'),
    )
    .select((eb) =>
      eb
        .selectFrom('products')
        .whereRef('products.id', '=', 'orders.product_id')
        .select('products.sku')
        .as('sku'),
    )
}

/** The conditions of a list: with an index, and tested row by row for a search. */
export interface ListConditions {
  readonly indexed: readonly Condition[]
  readonly tested: Condition | undefined
  /** Whether the rows are read one by one, because too many may match. */
  readonly walks: boolean
}

/** Decides how to read a list, by counting the candidates of its search. */
export async function conditionsOf(
  database: Pick<Database, 'read' | 'engine'>,
  { search, filter, customerEmail, from, to }: OrdersChosen,
): Promise<ListConditions> {
  const plain = [
    sql<boolean>`orders.state <> 'cancelled'`,
    filter && filters[filter],
    customerEmail === undefined ? undefined : sql<boolean>`orders.customer_email = ${customerEmail}`,
    from === undefined ? undefined : sql<boolean>`orders.created_at >= ${from}`,
    to === undefined ? undefined : sql<boolean>`orders.created_at < ${to}`,
  ].filter((condition) => condition !== undefined)
  const wanted = readOrderSearch(search)
  if (wanted.readings.length === 0) return { indexed: plain, tested: undefined, walks: false }
  const candidates = await findCandidates(database, wanted, mostCandidates)
  if (!candidates) return { indexed: plain, tested: matches(wanted), walks: true }
  // `is true` prevents the use of indexes for the other conditions: SQLite would read all paid orders for a few
  // candidates.
  const others = plain.map((condition) => sql<boolean>`(${condition}) is true`)
  return { indexed: [isOneOf(candidates), ...others], tested: matches(wanted), walks: false }
}

function isOneOf(numbers: readonly number[]): Condition {
  if (numbers.length === 0) return sql`1 = 0`
  return sql`orders.number in (${sql.join(numbers)})`
}

function byAge(
  read: Reader,
  { oldestFirst }: OrdersWanted,
  { indexed, tested, walks }: ListConditions,
): KeysetSegment<StaffOrderRow> {
  let query = selectOrders(read)
  // A search without a walk has few candidates, so their test needs no limit.
  for (const condition of walks ? indexed : [...indexed, tested])
    if (condition) query = query.where(condition)
  return segmentByColumn(query, {
    columns: ['orders.created_at', 'orders.id'],
    kind: 'instant',
    descending: !oldestFirst,
    sortedBy: ({ createdAt }) => createdAt,
    ...(walks && tested && { tested: [tested] }),
  })
}
