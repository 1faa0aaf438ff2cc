import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database.ts'
import { endOfPrefix, folded } from '../folded.ts'
import { type Page, type PageRequest, readPage, type Stretch } from '../paging.ts'
import { stretchBy } from '../stretch-by.ts'
import { type OrderRow, orderColumns } from './orders.ts'

/** An order together with where it goes: its customer's profile as it is now. */
export interface DeliveredOrderRow extends OrderRow {
  readonly deliverTo: { readonly name: string; readonly address: string; readonly phone: string } | null
}

export type OrderFilter = 'unpaid' | 'hold-expired' | 'paid' | 'to-send' | 'sent'

export interface OrdersWanted {
  /** An order's id, or the beginning of an address or of a tool's name; goes with no other wish. */
  readonly search: string
  readonly oldestFirst: boolean
  readonly filter: OrderFilter | undefined
  readonly customerEmail: string | undefined
}

type Condition = RawBuilder<boolean>

/** Written out, not bound: only so does SQLite see which index is made for them. */
const filters: Readonly<Record<OrderFilter, Condition>> = {
  unpaid: sql`orders.state = 'unpaid'`,
  'hold-expired': sql`orders.state = 'unpaid' and orders.stock_held = 0`,
  paid: sql`orders.state = 'paid'`,
  'to-send': sql`orders.state = 'paid' and orders.sent_at is null`,
  // Only what is paid is ever sent.
  sent: sql`orders.sent_at is not null`,
}

/** Orders that were not cancelled, a page at a time; undefined when the cursor is not one of this list. */
export async function listOrders(
  read: Reader,
  wanted: OrdersWanted,
  request: PageRequest,
): Promise<Page<DeliveredOrderRow> | undefined> {
  const stretches = wanted.search === '' ? [byAge(read, wanted)] : foundBy(read, wanted.search)
  const page = await readPage(['orders', wanted], stretches, request)
  return page && { ...page, rows: page.rows.map(delivered) }
}

/** One order, cancelled or not, with where it goes. */
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
    ])
}

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>

function delivered({ deliverName, deliverAddress, deliverPhone, ...order }: SelectedRow): DeliveredOrderRow {
  const hasProfile = deliverName !== null && deliverAddress !== null && deliverPhone !== null
  const deliverTo = hasProfile ? { name: deliverName, address: deliverAddress, phone: deliverPhone } : null
  return { ...order, deliverTo }
}

function selectListed(read: Reader, conditions: readonly (Condition | undefined)[]) {
  let query = selectOrders(read).where(sql<boolean>`orders.state <> 'cancelled'`)
  for (const condition of conditions) if (condition) query = query.where(condition)
  return query
}

function byAge(read: Reader, { oldestFirst, filter, customerEmail }: OrdersWanted): Stretch<SelectedRow> {
  const ofCustomer = sql<boolean>`orders.customer_email = ${customerEmail}`
  const conditions = [filter && filters[filter], customerEmail === undefined ? undefined : ofCustomer]
  return stretchBy(selectListed(read, conditions), {
    columns: ['orders.created_at', 'orders.id'],
    kind: 'instant',
    descending: !oldestFirst,
    sortedBy: ({ createdAt }) => createdAt,
  })
}

/** The order of this id, then those of addresses that begin so, then those of tools whose name does. */
function foundBy(read: Reader, search: string): readonly Stretch<SelectedRow>[] {
  const text = folded(search)
  const ofAddress = sql<boolean>`orders.customer_email >= ${text} and orders.customer_email < ${endOfPrefix(text)}`
  return [
    {
      kinds: ['text'],
      placeOf: ({ id }) => [id],
      // One row at most, so there is nothing after it.
      read: async (after) => (after ? [] : selectListed(read, [sql`orders.id = ${text}`]).execute()),
    },
    byText(read, 'orders.customer_email', text, ({ customerEmail }) => customerEmail),
    byText(
      read,
      'orders.tool_name_folded',
      text,
      ({ toolName }) => folded(toolName),
      sql`not (${ofAddress})`,
    ),
  ]
}

/** Orders by a text that begins so, the newest of each text first. */
function byText(
  read: Reader,
  column: 'orders.customer_email' | 'orders.tool_name_folded',
  prefix: string,
  textOf: (row: SelectedRow) => string,
  condition?: Condition,
): Stretch<SelectedRow> {
  const name = sql.ref<string>(column)
  const readSome = async (conditions: readonly Condition[], limit: number | undefined) => {
    // An order that is found by its id already is not found again.
    const found = selectListed(read, [condition, sql`orders.id <> ${prefix}`, ...conditions])
    const query = found.orderBy(name).orderBy('orders.created_at', 'desc').orderBy('orders.id', 'desc')
    return (limit === undefined ? query : query.limit(limit)).execute()
  }
  return {
    kinds: ['text', 'instant', 'text'],
    placeOf: (row) => [textOf(row), row.createdAt, row.id],
    async read(after, limit) {
      const until = sql<boolean>`${name} < ${endOfPrefix(prefix)}`
      if (!after) return readSome([sql`${name} >= ${prefix}`, until], limit)
      const [text, createdAt, id] = after
      const older = sql<boolean>`(orders.created_at, orders.id) < (${createdAt}, ${id})`
      const rest = await readSome([sql`${name} = ${text}`, older], limit)
      if (rest.length === limit) return rest
      const left = limit === undefined ? undefined : limit - rest.length
      return [...rest, ...(await readSome([sql`${name} > ${text}`, until], left))]
    },
  }
}
