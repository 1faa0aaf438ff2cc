import { comparedMs, type PricePeriod } from '../../../../domain/catalogue/reduction.ts'
import type { Reader, Transaction } from '../../database.ts'

interface PricedTool {
  readonly id: string
  readonly unitPriceCents: number
  /** Earlier prices and the present one; by default the history begins now. */
  readonly history?: readonly PricePeriod[]
}

/** Begins the price history of new tools. */
export async function recordPrices(
  { db }: Transaction,
  tools: readonly PricedTool[],
  now: number,
): Promise<void> {
  const rows = tools.flatMap(({ id, unitPriceCents, history = [{ since: now, unitPriceCents }] }) =>
    history.map((period) => ({
      tool_id: id,
      since: period.since,
      unit_price_cents: period.unitPriceCents,
    })),
  )
  await db.insertInto('tool_prices').values(rows).execute()
}

/**
 * Records the new price of a locked tool. The clocks of several processes differ, so the instant is at least after the
 * last one of the history.
 */
export async function recordPriceChange(
  { db }: Transaction,
  { id, unitPriceCents }: PricedTool,
  now: number,
): Promise<void> {
  const last = await db
    .selectFrom('tool_prices')
    .where('tool_id', '=', id)
    .select(({ fn }) => fn.max('since').as('since'))
    .executeTakeFirst()
  const since = Math.max(now, Number(last?.since ?? 0) + 1)
  await db
    .insertInto('tool_prices')
    .values({ tool_id: id, since, unit_price_cents: unitPriceCents })
    .execute()
}

/** Returns a tool's present price and those that stood in the 30 days before it, in rising order of their instants. */
export async function recentPrices(read: Reader, toolId: string): Promise<readonly PricePeriod[]> {
  const prices = () =>
    read
      .selectFrom('tool_prices')
      .where('tool_id', '=', toolId)
      .select(['since', 'unit_price_cents as unitPriceCents'])
  const present = await prices().orderBy('since', 'desc').limit(1).executeTakeFirst()
  if (!present) return []
  const from = present.since - comparedMs
  const before = await prices().where('since', '<=', from).orderBy('since', 'desc').limit(1).execute()
  return [...before, ...(await prices().where('since', '>', from).orderBy('since').execute())]
}
