import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database.ts'
import { endOfPrefix, folded } from '../folded.ts'
import { type Page, type PageRequest, type Place, readPage, type Stretch } from '../paging.ts'
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
export function listOrders(
  read: Reader,
  wanted: OrdersWanted,
  page: PageRequest,
): Promise<Page<DeliveredOrderRow> | undefined> {
  const stretches = wanted.search === '' ? [byAge(read, wanted)] : foundBy(read, wanted.search)
  return readPage(['orders', wanted], stretches, page)
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

/** Listed orders that meet all conditions, by their age, after those of one text where there is one. */
async function readOrders(
  read: Reader,
  conditions: readonly (Condition | undefined)[],
  { limit, text, ascending = false }: { limit?: number | undefined; text?: string; ascending?: boolean },
): Promise<DeliveredOrderRow[]> {
  const direction = ascending ? 'asc' : 'desc'
  let query = selectOrders(read).where(sql<boolean>`orders.state <> 'cancelled'`)
  for (const condition of conditions) if (condition) query = query.where(condition)
  if (text !== undefined) query = query.orderBy(sql.ref(text))
  query = query.orderBy('orders.created_at', direction).orderBy('orders.id', direction)
  const rows = await (limit === undefined ? query : query.limit(limit)).execute()
  return rows.map(delivered)
}

const beyond = ([createdAt, id]: Place, ascending: boolean): Condition =>
  ascending
    ? sql`(orders.created_at, orders.id) > (${createdAt}, ${id})`
    : sql`(orders.created_at, orders.id) < (${createdAt}, ${id})`

function byAge(
  read: Reader,
  { oldestFirst: ascending, filter, customerEmail }: OrdersWanted,
): Stretch<DeliveredOrderRow> {
  const conditions = [
    filter && filters[filter],
    customerEmail === undefined ? undefined : sql<boolean>`orders.customer_email = ${customerEmail}`,
  ]
  return {
    kinds: ['instant', 'text'],
    placeOf: ({ createdAt, id }) => [createdAt, id],
    read: (after, limit) =>
      readOrders(read, [...conditions, after && beyond(after, ascending)], { limit, ascending }),
  }
}

/** The order of this id, then those of addresses that begin so, then those of tools whose name does. */
function foundBy(read: Reader, search: string): readonly Stretch<DeliveredOrderRow>[] {
  const text = folded(search)
  const ofAddress = sql<boolean>`orders.customer_email >= ${text} and orders.customer_email < ${endOfPrefix(text)}`
  return [
    {
      kinds: ['text'],
      placeOf: ({ id }) => [id],
      // One row at most, so there is nothing after it.
      read: async (after) => (after ? [] : readOrders(read, [sql`orders.id = ${text}`], {})),
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
  textOf: (row: DeliveredOrderRow) => string,
  condition?: Condition,
): Stretch<DeliveredOrderRow> {
  const name = sql.ref<string>(column)
  // An order that is found by its id already is not found again.
  const others = [condition, sql<boolean>`orders.id <> ${prefix}`]
  return {
    kinds: ['text', 'instant', 'text'],
    placeOf: (row) => [textOf(row), row.createdAt, row.id],
    async read(after, limit) {
      const [text, ...place] = after ?? []
      const rest = after
        ? await readOrders(read, [...others, sql`${name} = ${text}`, beyond(place, false)], { limit })
        : []
      if (rest.length === limit) return rest
      const from = after ? sql<boolean>`${name} > ${text}` : sql<boolean>`${name} >= ${prefix}`
      const left = limit === undefined ? undefined : limit - rest.length
      const until = sql<boolean>`${name} < ${endOfPrefix(prefix)}`
      return [...rest, ...(await readOrders(read, [...others, from, until], { limit: left, text: column }))]
    },
  }
}
