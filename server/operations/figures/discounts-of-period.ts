import { addDays, startOfDay } from '../../../domain/shop/shop-days.ts'
import { listRulesById } from '../../data/queries/prices/listed-rules.ts'
import { sumRulesOfPeriod } from '../../data/queries/prices/rule-sums.ts'
import type { Shop } from '../shop.ts'

/** The most discounts that the figures list. */
const listed = 20

/** Returns the codes and discounts in the basket with the highest turnover of the orders paid on these days. */
export async function discountsOfPeriod(
  { database: { read } }: Pick<Shop, 'database'>,
  { from, to, timeZone }: { readonly from: string; readonly to: string; readonly timeZone: string },
) {
  const stretch = { from: startOfDay(timeZone, from), to: startOfDay(timeZone, addDays(to, 1)) }
  const sums = (await sumRulesOfPeriod(read, stretch))
    .toSorted((one, other) => other.turnoverCents - one.turnoverCents || (one.ruleId < other.ruleId ? -1 : 1))
    .slice(0, listed)
  const rules = await listRulesById(
    read,
    sums.map(({ ruleId }) => ruleId),
  )
  return sums.map((sum) => {
    const rule = rules.find(({ id }) => id === sum.ruleId)
    return { ...sum, name: rule?.name ?? '', code: rule?.code ?? null }
  })
}
