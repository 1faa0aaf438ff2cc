import { findBookable } from '../../data/queries/catalogue/products.ts'
import { listDemand } from '../../data/queries/catalogue/restock-requests.ts'
import { dayMs } from '../../platform/clock.ts'
import { latelyDays, soldLately } from '../figures/sold-lately.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Shop } from '../shop.ts'

interface LowStock {
  readonly id: string
  readonly available?: number | undefined
  readonly createdAt: number
}

interface Urgency {
  readonly id: string
  readonly available: number
  readonly soldAWeek: number
  /** Null if the product does not sell. */
  readonly goneInDays: number | null
  readonly waiting: number
}

/** A product on sale for fewer days has no reliable rate of sale. */
const fewestDays = 7
const mostDemands = 1_000

/** Returns the most urgent products with low stock. */
export async function mostUrgent(
  shop: Pick<Shop, 'database' | 'clock' | 'settings'>,
  low: readonly LowStock[],
  limit: number,
) {
  const { read } = shop.database
  const [demand, timeZone] = await Promise.all([listDemand(read, mostDemands), shopTimeZone(shop)])
  const sold = await soldLately(
    shop,
    timeZone,
    low.map(({ id }) => id),
  )
  const waiting = new Map(demand.map((row) => [row.tool, row.waiting]))
  const now = shop.clock()
  const first = low
    .map((product) => urgencyOf(product, sold.get(product.id) ?? 0, waiting.get(product.id) ?? 0, now))
    .sort(byUrgency)
    .slice(0, limit)
  const products = new Map(
    (
      await findBookable(
        read,
        first.map(({ id }) => id),
      )
    ).map((product) => [product.id, product]),
  )
  return first.flatMap((urgency) => {
    const product = products.get(urgency.id)
    return product ? [{ ...product, ...urgency }] : []
  })
}

function urgencyOf(
  { id, available = 0, createdAt }: LowStock,
  pieces: number,
  waiting: number,
  now: number,
): Urgency {
  const days = Math.min(latelyDays, Math.max(fewestDays, Math.ceil((now - createdAt) / dayMs)))
  const soldADay = pieces / days
  const goneInDays = soldADay === 0 ? null : Math.round(available / soldADay)
  return { id, available, soldAWeek: Math.round(soldADay * 70) / 10, goneInDays, waiting }
}

/** Sorts sold-out products first, by the number of waiting customers. */
function byUrgency(one: Urgency, other: Urgency): number {
  return (
    endOf(one) - endOf(other) ||
    other.waiting - one.waiting ||
    other.soldAWeek - one.soldAWeek ||
    one.available - other.available ||
    (one.id < other.id ? -1 : 1)
  )
}

function endOf({ available, goneInDays }: Urgency): number {
  if (available === 0) return 0
  return goneInDays ?? Number.MAX_SAFE_INTEGER
}
