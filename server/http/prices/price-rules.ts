import type * as contract from '../../../contract/prices/price-rules.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { phaseOf, type RuleOff } from '../../../domain/prices/price-rule.ts'
import { namesOfProducts } from '../../data/queries/prices/covered-products.ts'
import { listRulesByPage } from '../../data/queries/prices/listed-rules.ts'
import { namesOfGroups } from '../../data/queries/prices/managed-groups.ts'
import { findPriceRule, type PriceRuleRow, type WrittenRule } from '../../data/queries/prices/price-rules.ts'
import { type RuleSum, sumOfRules } from '../../data/queries/prices/rule-sums.ts'
import {
  addPriceRule,
  changePriceRule,
  deletePriceRule,
  resumePriceRule,
  stopPriceRule,
} from '../../operations/prices/change-price-rules.ts'
import { previewPriceRule } from '../../operations/prices/preview-price-rule.ts'
import { targetsOf } from '../../operations/prices/rule-fields.ts'
import type { Shop } from '../../operations/shop.ts'
import { deleted, inserted, listPage, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const priceRules = {
  listPriceRules: async ({ shop, input: { query }, setHeader }) => {
    const { phase, limit, after } = query
    const page = await listRulesByPage(shop.database.read, phase, shop.clock(), { limit, after })
    const rules = page ? await ruleResponses(shop, page.rows) : []
    return listPage(page && { rows: rules, next: page.next }, setHeader, (rule) => rule)
  },
  getPriceRule: async ({ shop, input: { params } }) => {
    const found = await findPriceRule(shop.database.read, params.id)
    const [rule] = found ? await ruleResponses(shop, [found]) : []
    return rule ? done(rule) : refused('PRICE_RULE_NOT_FOUND')
  },
  addPriceRule: async ({ shop, caller, input: { headers, body } }) =>
    inserted(await addPriceRule(shop, caller, writtenRule(body), headers['idempotency-key'])),
  changePriceRule: async ({ shop, caller, input: { params, body } }) => {
    const { version, ...rule } = body
    return updated(await changePriceRule(shop, caller, params.id, { ...writtenRule(rule), version }))
  },
  stopPriceRule: async ({ shop, caller, input: { params } }) =>
    updated(await stopPriceRule(shop, caller, params.id)),
  resumePriceRule: async ({ shop, caller, input: { params } }) =>
    updated(await resumePriceRule(shop, caller, params.id)),
  deletePriceRule: async ({ shop, caller, input: { params } }) =>
    deleted(await deletePriceRule(shop, caller, params.id)),
  previewPriceRule: async ({ shop, input: { body } }) => {
    const { way, startsAt } = body
    const { count, first } = await previewPriceRule(shop, {
      way,
      off: offOf(body),
      on: targetsOf(body),
      startsAt,
    })
    return done({
      products: count,
      first: first.map(({ id, name, unitPriceCents, newPriceCents, lowest30DaysCents, announced }) => ({
        _id: id,
        name,
        price: amountOf(unitPriceCents),
        newPrice: amountOf(newPriceCents),
        lowest30Days: amountOf(lowest30DaysCents),
        announced,
      })),
    })
  },
} satisfies HandlersOf<typeof contract.priceRuleOperations>

function writtenRule(body: contract.NewPriceRule): WrittenRule {
  return {
    name: body.name,
    way: body.way,
    off: offOf(body),
    on: targetsOf(body),
    startsAt: body.startsAt,
    endsAt: body.endsAt,
    minimumCents: body.minimum === null ? null : centsOf(body.minimum),
    oncePerAccount: body.oncePerAccount,
    mostUses: body.mostUses,
    code: body.code,
    groupId: body.group,
  }
}

/** The schema has already refused both and neither. */
function offOf({ percent, amount }: Pick<contract.NewPriceRule, 'percent' | 'amount'>): RuleOff {
  return percent === null
    ? { kind: 'amount', cents: centsOf(amount ?? 0) }
    : { kind: 'percent', hundredths: Math.round(percent * 100) }
}

/** Converts stored rules to the contract's shape, with the names of products and groups and their sums. */
async function ruleResponses(
  shop: Shop,
  rows: readonly PriceRuleRow[],
): Promise<readonly contract.WirePriceRule[]> {
  const { read } = shop.database
  const named = rows.flatMap(({ on }) => (on.kind === 'products' ? on.ids : []))
  const summed = rows.filter(({ way }) => way !== 'sale').map(({ id }) => id)
  const [products, groups, sums] = await Promise.all([
    namesOfProducts(read, named),
    namesOfGroups(
      read,
      rows.flatMap(({ groupId }) => groupId ?? []),
    ),
    sumOfRules(read, summed),
  ])
  const now = shop.clock()
  return rows.map((row) => {
    const { on, off, groupId, minimumCents } = row
    const ids = on.kind === 'products' ? on.ids : []
    return {
      _id: row.id,
      name: row.name,
      way: row.way,
      percent: off.kind === 'percent' ? off.hundredths / 100 : null,
      amount: off.kind === 'amount' ? amountOf(off.cents) : null,
      on: on.kind,
      names: on.kind === 'categories' || on.kind === 'brands' ? [...on.names] : [],
      products: ids.flatMap((id) => (products.has(id) ? [{ _id: id, name: products.get(id) ?? '' }] : [])),
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      minimum: minimumCents === null ? null : amountOf(minimumCents),
      oncePerAccount: row.oncePerAccount,
      mostUses: row.mostUses,
      code: row.code,
      group: groupId === null ? null : { _id: groupId, name: groups.get(groupId) ?? '' },
      phase: phaseOf(row, now),
      stoppedAt: row.stoppedAt,
      uses: row.uses,
      sold: row.way === 'sale' ? null : soldOf(sums.find(({ ruleId }) => ruleId === row.id)),
      version: row.version,
      createdAt: row.createdAt,
    }
  })
}

function soldOf(sum: RuleSum | undefined) {
  const { orders = 0, turnoverCents = 0, discountCents = 0 } = sum ?? {}
  return { orders, turnover: amountOf(turnoverCents), discount: amountOf(discountCents) }
}
