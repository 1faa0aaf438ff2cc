import type * as z from 'zod/mini'
import { said } from '../languages/said.ts'
import { priceRuleFieldTexts } from './price-rule-field-texts.ts'

/** The fields of a rule that depend on each other. Those of the second part are absent in a preview. */
export interface CheckedRule {
  readonly way: 'sale' | 'code' | 'basket'
  readonly percent: number | null
  readonly amount: number | null
  readonly on: 'everything' | 'categories' | 'brands' | 'products'
  readonly names: readonly string[]
  readonly products: readonly string[]
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly minimum?: number | null
  readonly oncePerAccount?: boolean
  readonly mostUses?: number | null
  readonly code?: string | null
  readonly group?: string | null
}

type Field = keyof CheckedRule

/** Returns the check of the rules between the fields, which names every wrong field. */
export function checkRule<Rule extends CheckedRule>(): z.core.CheckFn<Rule> {
  return ({ value, issues }) => {
    for (const [field, message] of problemsOf(value))
      issues.push({ code: 'custom', path: [field], message, input: value })
  }
}

function problemsOf(rule: CheckedRule): readonly (readonly [Field, string])[] {
  const texts = said(priceRuleFieldTexts)
  const { percent, amount, startsAt, endsAt } = rule
  const problems: (readonly [Field, string])[] = [...chosenProblems(rule), ...wayProblems(rule)]
  if ((percent === null) === (amount === null)) {
    problems.push(['percent', texts.percentOrAmount], ['amount', texts.percentOrAmount])
  }
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    problems.push(['endsAt', texts.endBeforeStart])
  return problems
}

function* chosenProblems({ on, names, products }: CheckedRule): Generator<readonly [Field, string]> {
  const texts = said(priceRuleFieldTexts)
  if (on === 'categories' && names.length === 0) yield ['names', texts.chooseCategory]
  if (on === 'brands' && names.length === 0) yield ['names', texts.chooseBrand]
  if (on === 'products' && products.length === 0) yield ['products', texts.chooseProduct]
}

/** A sale changes price tags for everyone, so no code, minimum, group or number of uses can limit it. */
function* wayProblems(rule: CheckedRule): Generator<readonly [Field, string]> {
  const texts = said(priceRuleFieldTexts)
  const { way, code, oncePerAccount } = rule
  if (code !== undefined && way === 'code' && code === null) yield ['code', texts.codeMissing]
  if (code !== undefined && way !== 'code' && code !== null) yield ['code', texts.noCode]
  if (way !== 'sale') return
  for (const field of ['minimum', 'mostUses', 'group'] as const)
    if ((rule[field] ?? null) !== null) yield [field, texts.onlyBasket]
  if (oncePerAccount) yield ['oncePerAccount', texts.onlyBasket]
}
