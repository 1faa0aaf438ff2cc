import { setTimeout as wait } from 'node:timers/promises'
import type { Reader } from '../../../server/data/database.ts'
import type { Step } from './linearize.ts'
import { inner, type Model, nameOf, orderLine, toolLine } from './model.ts'
import type { Scene } from './scene.ts'

/** The stored result of a history after all callers are done. */
export interface Stored {
  /** Tools and orders, as the model names them. */
  readonly lines: readonly string[]
  /** Steps that the shop did by itself or within a payment. */
  readonly inner: readonly Step<Model>[]
}

/** Reads tools, orders and ledger until two consecutive reads agree, so that no job changes them in between. */
export async function readStored(scene: Scene): Promise<Stored> {
  for (;;) {
    const first = await read(scene)
    const second = await read(scene)
    if (JSON.stringify(first) === JSON.stringify(second)) return second
    await wait(20)
  }
}

async function read(scene: Scene): Promise<Stored> {
  const { shop, toolIds } = scene
  const { read } = shop.database
  const tools = await read
    .selectFrom('products')
    .where('id', 'in', toolIds)
    .select(['id', 'available', 'minimum_order', 'unit_price_cents', 'deleted_at'])
    .execute()
  const orders = await read
    .selectFrom('orders')
    .where('product_id', 'in', toolIds)
    .select(['id', 'state', 'stock_held', 'paid_at'])
    .execute()
  const names = await namesOfOrders(read, scene)
  const toolLines = toolIds.map((id, index) => {
    const row = tools.find((tool) => tool.id === id)
    if (!row) throw new Error('A tool is gone')
    const { available: stock, minimum_order: minimum, unit_price_cents: cents, deleted_at: deletedAt } = row
    return toolLine({ stock, minimum, cents, isForSale: deletedAt === null }, index)
  })
  const orderLines = orders.map(({ id, state, stock_held: held }) =>
    orderLine(names.get(id) ?? `without a key ${id}`, { state, isHeld: held === 1 }),
  )
  const paid = orders.flatMap(({ id, paid_at: at }) => {
    const name = names.get(id) ?? ''
    return at === null ? [] : [inside(`${name} is paid`, at, inner.isPaid(name))]
  })
  return {
    lines: [...toolLines, ...orderLines.toSorted()],
    inner: [...paid, ...(await ledgerSteps(read, toolIds, names))],
  }
}

/** Returns the names of all orders in the database, made of their booking's key and the position of their line. */
async function namesOfOrders(read: Reader, scene: Scene): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const { key, isSet, who } of scene.bookings) {
    const userId = scene.customers[who]?.userId ?? ''
    const use = await read
      .selectFrom('idempotency_keys')
      .where('key', '=', key)
      .where('user_id', '=', userId)
      .select('answer')
      .executeTakeFirst()
    if (!use) continue
    const made = await read
      .selectFrom('orders')
      .where(isSet ? 'purchase_id' : 'id', '=', use.answer)
      .orderBy('number')
      .select('id')
      .execute()
    for (const [line, { id }] of made.entries()) names.set(id, nameOf(key, line))
  }
  return names
}

async function ledgerSteps(
  read: Reader,
  toolIds: readonly string[],
  names: ReadonlyMap<string, string>,
): Promise<readonly Step<Model>[]> {
  const movements = await read
    .selectFrom('stock_movements')
    .where('product_id', 'in', toolIds)
    .where('reason', 'in', ['hold-expired', 'retaken', 'refund'])
    .orderBy('id')
    .select(['order_id', 'reason', 'quantity', 'created_at'])
    .execute()
  return movements.map(({ order_id: orderId, reason, quantity, created_at: at }) => {
    const name = names.get(orderId ?? '') ?? ''
    if (reason === 'hold-expired') return inside(`the hold of ${name} ends`, at, inner.expires(name))
    if (reason === 'retaken')
      return inside(`the pieces of ${name} are taken again`, at, inner.isRetaken(name))
    return inside(`${quantity} of ${name} are restocked`, at, inner.isRestocked(name, quantity))
  })
}

/** The database records when a transaction began, not when it ended. */
function inside(what: string, from: number, take: Step<Model>['take']): Step<Model> {
  return { what, from, to: Infinity, isOptional: false, take }
}
