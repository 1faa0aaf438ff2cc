import type { Transaction } from '../../database.ts'

interface PricedTool {
  readonly id: string
  readonly unitPriceCents: number
}

/** Begins the price history of new tools. */
export async function recordPrices(
  { db }: Transaction,
  tools: readonly PricedTool[],
  now: number,
): Promise<void> {
  await db
    .insertInto('tool_prices')
    .values(
      tools.map(({ id, unitPriceCents }) => ({ tool_id: id, since: now, unit_price_cents: unitPriceCents })),
    )
    .execute()
}

/**
 * Records the new price of a locked tool. Clocks of several processes differ, so that the instant is at least after the
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
