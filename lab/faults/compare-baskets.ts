import type { DatabasePlace } from '../../server/data/open-database.ts'
import { type Proof, proveNumbers, readProof } from '../../server/operations/proof/prove-numbers.ts'
import type { Figure } from '../long-run.ts'
import { openStoppedShop } from './booking-load.ts'
import type { Acknowledged, Buyer } from './buyers.ts'

/** Compares the acknowledged calls with the database of the stopped shop. */
export async function compareBaskets(
  engine: string,
  place: DatabasePlace,
  buyers: readonly Buyer[],
): Promise<readonly Figure[]> {
  const shop = await openStoppedShop(place)
  try {
    const baskets = buyers.flatMap(({ acknowledged }) => acknowledged).filter(({ purchase }) => purchase)
    const { orders, refunds, charges, withdrawalMails } = await stored(shop.database.read)
    const lost = baskets.flatMap((basket) => lostOf(basket, orders, refunds))
    const unreleased = baskets
      .filter(({ abandoned }) => abandoned)
      .flatMap((basket) => unreleasedOf(basket, orders))
    const withdrawnPaid = baskets.filter(({ settled, withdrawn }) => settled && withdrawn).length
    const purchases = new Set([...orders.values()].map(({ purchase_id }) => purchase_id))
    const proof = await proved(shop)
    const differences = proof.counts.reduce((sum, count) => sum + count.differences, 0)
    const papers = proof.counts.find(({ check }) => check === 'invoices')?.checked ?? 0
    const paidBaskets = baskets.filter(({ settled }) => settled).length
    const wrong = buyers.flatMap((buyer) => buyer.wrong)
    const figure = (what: string, value: number | string, bar: string, holds: boolean): Figure => ({
      what: `${engine}: ${what}`,
      value: String(value),
      bar,
      holds,
    })
    const none = (what: string, list: readonly string[]) =>
      figure(what, list.slice(0, 3).join('; ') || '0', '0', list.length === 0)
    return [
      figure(
        'baskets held, paid, withdrawn from, left behind',
        `${baskets.length}, ${paidBaskets}, ${countOf(baskets, 'withdrawn')}, ${countOf(baskets, 'abandoned')}`,
        'over 0',
        paidBaskets > 0,
      ),
      figure(
        '503 with a reason, tried again',
        buyers.reduce((sum, { busy }) => sum + busy, 0),
        'none',
        true,
      ),
      none('unexpected answers', wrong),
      none('acknowledged answers that are lost', lost),
      none('left orders whose stock did not come back once', unreleased),
      figure(
        'mails beyond one per withdrawal from paid orders',
        withdrawalMails - withdrawnPaid,
        '0',
        withdrawalMails === withdrawnPaid,
      ),
      figure(
        'purchases beyond the acknowledged',
        purchases.size - baskets.length,
        '0',
        purchases.size === baskets.length,
      ),
      figure('charges beyond one per paid basket', charges - paidBaskets, '0', charges === paidBaskets),
      figure('payments, invoices and credit notes compared', papers, 'over 0', papers > 0),
      figure('differences in the proof of the numbers', differences, '0', differences === 0),
    ]
  } finally {
    await shop.database.close()
  }
}

/** Compares all numbers from the start, because the shop's own last comparison precedes its last answers. */
async function proved(shop: Awaited<ReturnType<typeof openStoppedShop>>): Promise<Proof> {
  await shop.database.autocommit.deleteFrom('settings').where('key', '=', 'proof').execute()
  for (;;) {
    await proveNumbers(shop)
    const proof = await readProof(shop.database.read)
    if (proof) return proof
  }
}

type Read = Awaited<ReturnType<typeof openStoppedShop>>['database']['read']

async function stored(read: Read) {
  const orders = await read
    .selectFrom('orders')
    .select(['id', 'state', 'purchase_id', 'payment_id', 'price_cents', 'withdrawn_at', 'stock_held'])
    .execute()
  const movements = await read
    .selectFrom('stock_movements')
    .where('order_id', 'is not', null)
    .orderBy('created_at')
    .select(['order_id', 'quantity', 'reason'])
    .execute()
  const mails = await read
    .selectFrom('outbox')
    .where('event', 'like', 'withdrawn:%')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const ofOrder = Map.groupBy(movements, ({ order_id }) => order_id)
  const refunds = await read.selectFrom('refunds').select(['id', 'state', 'amount_cents']).execute()
  const charges = await read
    .selectFrom('payments')
    .where('state', '=', 'succeeded')
    .select('intent_id')
    .execute()
  return {
    orders: new Map(orders.map((order) => [order.id, { ...order, movements: ofOrder.get(order.id) ?? [] }])),
    refunds: new Map(refunds.map((refund) => [refund.id, refund])),
    charges: charges.length,
    withdrawalMails: Number(mails.count),
  }
}

type Stored = Awaited<ReturnType<typeof stored>>

/** Returns the acknowledged baskets that differ from the stored ones. */
function lostOf(
  { purchase, orders, cancelled, intentId, settled, withdrawn, refund }: Acknowledged,
  storedOrders: Stored['orders'],
  refunds: Stored['refunds'],
): readonly string[] {
  const lost: string[] = []
  for (const { id, cents } of orders) {
    const order = storedOrders.get(id)
    if (order?.purchase_id !== purchase || order?.price_cents !== cents) lost.push(`order ${id}`)
    if (id === cancelled && order?.state !== 'cancelled') lost.push(`cancellation of ${id}`)
    const isWithdrawn = order?.withdrawn_at !== null && order?.state === (settled ? 'paid' : 'cancelled')
    if (withdrawn && id !== cancelled && !isWithdrawn) lost.push(`withdrawal from ${id}`)
    const isPaid = order?.state === 'paid' && order.payment_id === intentId
    if (settled && id !== cancelled && !isPaid) lost.push(`payment of ${id}`)
  }
  if (refund) {
    const found = refunds.get(refund.id)
    if (found?.amount_cents !== refund.cents || found.state !== 'succeeded') lost.push(`refund ${refund.id}`)
  }
  return lost
}

/** Returns abandoned orders whose pieces were not taken and returned exactly once. */
function unreleasedOf({ orders }: Acknowledged, storedOrders: Stored['orders']): readonly string[] {
  return orders.flatMap(({ id }) => {
    const order = storedOrders.get(id)
    const [taken, back, ...more] = order?.movements ?? []
    const isReleased = back?.reason === 'hold-expired' && back.quantity === -(taken?.quantity ?? 0)
    return order?.stock_held === 0 && isReleased && more.length === 0 ? [] : [`stock of ${id}`]
  })
}

function countOf(baskets: readonly Acknowledged[], what: 'withdrawn' | 'abandoned'): number {
  return baskets.filter((basket) => basket[what]).length
}
