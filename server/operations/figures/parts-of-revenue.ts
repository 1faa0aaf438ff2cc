import type { Shop } from '../shop.ts'
import type { Figures } from './get-figures.ts'

/** Whether figures show what delivery and tax are of the revenue. */
export interface PartsOfRevenue {
  readonly delivery: boolean
  readonly tax: boolean
}

/** Returns the parts of the revenue that the shop has, by its settings or by what was paid in both periods. */
export async function partsOfRevenue(
  { settings }: Pick<Shop, 'settings'>,
  { now, before }: Pick<Figures, 'now' | 'before'>,
): Promise<PartsOfRevenue> {
  const { rates, money, tax } = await settings.read()
  const isPaid = (...cents: readonly number[]) => cents.some((amount) => amount !== 0)
  return {
    delivery:
      rates.zones.length > 0 ||
      isPaid(
        now.deliveryCents,
        now.givenBackDeliveryCents,
        before.deliveryCents,
        before.givenBackDeliveryCents,
      ),
    tax:
      money.taxRate !== null ||
      tax.rates.length > 0 ||
      isPaid(now.taxCents, now.givenBackTaxCents, before.taxCents, before.givenBackTaxCents),
  }
}
