import { type RawBuilder, sql } from 'kysely'
import { caseFolded, endOfPrefix } from '../../case-folded.ts'
import type { Reader } from '../../database.ts'
import {
  type KeysetPage,
  type KeysetSegment,
  type PageRequest,
  readKeysetPage,
} from '../../paging/keyset-page.ts'
import { segmentByColumn, segmentByPrefix } from '../../paging/keyset-segments.ts'
import type { DisputeState } from '../../schema/payment-tables.ts'
import { type OrderRow, orderColumns } from './orders.ts'

/** An order with its delivery address: the one stored on it, else the one in the customer's current profile. */
export interface DeliveredOrderRow extends OrderRow {
  /** The worst state of its disputes; null without one. */
  readonly dispute: DisputeState | null
  readonly deliverTo: { readonly name: string; readonly address: string; readonly phone: string } | null
}

export type OrderFilter = 'unpaid' | 'hold-expired' | 'paid' | 'to-send' | 'sent'

export interface OrdersWanted {
  /** An order's id, or a prefix of a customer's address or a tool's name; excludes the other filters. */
  readonly search: string
  readonly oldestFirst: boolean
  readonly filter: OrderFilter | undefined
  readonly customerEmail: string | undefined
}

type Condition = RawBuilder<boolean>

/** Literals, not parameters, so that SQLite recognises the partial indexes. */
const filters: Readonly<Record<OrderFilter, Condition>> = {
  unpaid: sql`orders.state = 'unpaid'`,
  'hold-expired': sql`orders.state = 'unpaid' and orders.stock_held = 0`,
  paid: sql`orders.state = 'paid'`,
  // Excludes fully refunded orders.
  'to-send': sql`orders.state = 'paid' and orders.sent_at is null and orders.given_back_cents < orders.price_cents`,
  // Only paid orders are ever sent.
  sent: sql`orders.sent_at is not null`,
}

/** Returns a page of the orders that are not cancelled; undefined when the cursor is not one of this list. */
export async function listOrders(
  read: Reader,
  wanted: OrdersWanted,
  request: PageRequest,
): Promise<KeysetPage<DeliveredOrderRow> | undefined> {
  const segments = wanted.search === '' ? [byAge(read, wanted)] : foundBy(read, wanted.search)
  const page = await readKeysetPage(['orders', wanted], segments, request)
  return page && { ...page, rows: page.rows.map(delivered) }
}

/** Returns an order, cancelled or not, with its delivery address. */
export async function findDeliveredOrder(read: Reader, id: string): Promise<DeliveredOrderRow | undefined> {
  const row = await selectOrders(read).where('orders.id', '=', id).executeTakeFirst()
  return row && delivered(row)
}

function selectOrders(read: Reader) {
  return read
    .selectFrom('orders')
    .leftJoin('profiles', 'profiles.user_id', 'orders.user_id')
    .select([
      ...orderColumns,
      'profiles.name as deliverName',
      'profiles.address as deliverAddress',
      'profiles.phone as deliverPhone',
      'orders.delivery_address as notedAddress',
      'orders.dispute',
    ])
}

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>

function delivered({
  deliverName,
  deliverAddress,
  deliverPhone,
  notedAddress,
  ...order
}: SelectedRow): DeliveredOrderRow {
  if (notedAddress !== null) return { ...order, deliverTo: { name: '', address: notedAddress, phone: '' } }
  const hasProfile = deliverName !== null && deliverAddress !== null && deliverPhone !== null
  const deliverTo = hasProfile ? { name: deliverName, address: deliverAddress, phone: deliverPhone } : null
  return { ...order, deliverTo }
}

function selectListed(read: Reader, conditions: readonly (Condition | undefined)[]) {
  let query = selectOrders(read).where(sql<boolean>`orders.state <> 'cancelled'`)
  for (const condition of conditions) if (condition) query = query.where(condition)
  return query
}

function byAge(
  read: Reader,
  { oldestFirst, filter, customerEmail }: OrdersWanted,
): KeysetSegment<SelectedRow> {
  const ofCustomer = sql<boolean>`orders.customer_email = ${customerEmail}`
  const conditions = [filter && filters[filter], customerEmail === undefined ? undefined : ofCustomer]
  return segmentByColumn(selectListed(read, conditions), {
    columns: ['orders.created_at', 'orders.id'],
    kind: 'instant',
    descending: !oldestFirst,
    sortedBy: ({ createdAt }) => createdAt,
  })
}

/** Matches the order with this id, then orders by address prefix, then by tool name prefix. */
function foundBy(read: Reader, search: string): readonly KeysetSegment<SelectedRow>[] {
  const prefix = caseFolded(search)
  // Excludes rows that an earlier segment returns.
  const others = sql<boolean>`orders.id <> ${prefix}`
  const byAddress = sql<boolean>`(orders.customer_email >= ${prefix} and orders.customer_email < ${endOfPrefix(prefix)})`
  return [
    {
      kinds: ['text'],
      cursorOf: ({ id }) => [id],
      // One row at most, so there is nothing after it.
      read: async (after) => (after ? [] : selectListed(read, [sql`orders.id = ${prefix}`]).execute()),
    },
    segmentByPrefix(selectListed(read, [others]), {
      columns: ['orders.customer_email', 'orders.created_at', 'orders.id'],
      prefix,
      textOf: ({ customerEmail }) => customerEmail,
    }),
    segmentByPrefix(selectListed(read, [others, sql`not ${byAddress}`]), {
      columns: ['orders.tool_name_folded', 'orders.created_at', 'orders.id'],
      prefix,
      textOf: ({ toolName }) => caseFolded(toolName),
    }),
  ]
}
