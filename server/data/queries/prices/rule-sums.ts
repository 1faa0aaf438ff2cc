import { sql } from 'kysely'
import type { Reader } from '../../database.ts'
import type { Stretch } from '../figures/sums.ts'

/** What the paid orders with a rule brought: their goods after the discount and without refunds, and the discount. */
export interface RuleSum {
  readonly ruleId: string
  readonly orders: number
  readonly turnoverCents: number
  readonly discountCents: number
}

// Literals, not parameters, so that SQLite recognizes the partial indexes.
const isPaid = sql<boolean>`orders.state = 'paid' and orders.discount_use_id is not null`

/** Goods are given back before delivery, so a refund up to the goods is one of goods. */
const keptGoods = sql<number>`orders.goods_cents -
  case when orders.given_back_cents < orders.goods_cents then orders.given_back_cents else orders.goods_cents end`

function selectSums(read: Reader) {
  return read
    .selectFrom('orders')
    .innerJoin('price_rule_uses', 'price_rule_uses.id', 'orders.discount_use_id')
    .where(isPaid)
    .groupBy('price_rule_uses.rule_id')
    .select(({ fn }) => [
      'price_rule_uses.rule_id as ruleId',
      fn.countAll<number>().as('orders'),
      fn.sum<number>(keptGoods).as('turnoverCents'),
      fn.sum<number>('orders.discount_cents').as('discountCents'),
    ])
}

/** Sums the paid orders of some rules, at any time. A rule without paid orders is absent. */
export async function sumOfRules(read: Reader, ruleIds: readonly string[]): Promise<readonly RuleSum[]> {
  if (ruleIds.length === 0) return []
  return (await selectSums(read).where('price_rule_uses.rule_id', 'in', ruleIds).execute()).map(toSum)
}

/** Sums the orders with a discount that were paid in a period, by rule. */
export async function sumRulesOfPeriod(read: Reader, { from, to }: Stretch): Promise<readonly RuleSum[]> {
  const rows = await selectSums(read)
    .where('orders.paid_at', '>=', from)
    .where('orders.paid_at', '<', to)
    .execute()
  return rows.map(toSum)
}

function toSum({ ruleId, orders, turnoverCents, discountCents }: RuleSum): RuleSum {
  return {
    ruleId,
    orders: Number(orders),
    turnoverCents: Number(turnoverCents),
    discountCents: Number(discountCents),
  }
}
