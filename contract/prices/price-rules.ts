import * as z from 'zod/mini'
import {
  amountFrom,
  deleted,
  id,
  idempotencyHeaders,
  inserted,
  requiredText,
  typedText,
  updated,
  wireAmount,
  wireInteger,
  wireNumber,
} from '../fields.ts'
import { said } from '../languages/said.ts'
import { listHeaders, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { writtenNumber } from '../written-number.ts'
import { priceRuleFieldTexts } from './price-rule-field-texts.ts'
import { type CheckedRule, checkRule } from './rule-checks.ts'

/** How a rule is applied: a sale changes price tags, the others lower the goods of a booking. */
export const ruleWays = ['sale', 'code', 'basket'] as const

/** The products that a rule can cover. */
export const ruleTargets = ['everything', 'categories', 'brands', 'products'] as const

/** The parts of the list of rules. `over`: ended or stopped. */
export const listedPhases = ['running', 'planned', 'over'] as const

/** The limits of a rule. */
export const ruleLimits = { name: 80, names: 100, products: 200, percent: 95, uses: 1_000_000 } as const

const { percent: mostPercent, uses: mostUses } = ruleLimits

const percent = z.pipe(
  wireNumber,
  z.number().check(
    z.gte(0.01, { error: () => said(priceRuleFieldTexts).percent }),
    z.lte(mostPercent, { error: () => said(priceRuleFieldTexts).percent }),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
      error: () => said(priceRuleFieldTexts).percentDecimals,
    }),
  ),
)

const amount = amountFrom(0.01, () => said(priceRuleFieldTexts).amount)

const lastInstant = Date.UTC(9999, 11, 31)
const instant = z.pipe(wireInteger, z.int().check(z.gte(0), z.lte(lastInstant)))

const usesMessage = { error: () => said(priceRuleFieldTexts).mostUses(writtenNumber(mostUses)) }

/** As typed: letters and digits, and what people put between them. Its length counts letters and digits only. */
const code = typedText(60, () => said(priceRuleFieldTexts).codeMissing).check(
  z.minLength(1, { error: () => said(priceRuleFieldTexts).codeMissing }),
  z.refine((text) => !/[^\p{L}\p{M}\p{N} ._-]/u.test(text), {
    error: () => said(priceRuleFieldTexts).codeSigns,
  }),
  z.refine((text) => hasLength(text.replace(/[ ._-]/g, ''), 3, 40), {
    error: () => said(priceRuleFieldTexts).codeLength,
  }),
)

function hasLength(text: string, least: number, most: number): boolean {
  return text.length >= least && text.length <= most
}

const mostChosen = (most: number) =>
  z.maxLength(most, { error: () => said(priceRuleFieldTexts).mostNames(writtenNumber(most)) })

/** What decides about prices: the part of a rule that a preview needs. */
const pricingFields = {
  way: z.enum(ruleWays),
  /** Either a percentage with two decimals, or an amount: off each piece in a sale, else off the goods of a booking. */
  percent: z._default(z.nullable(percent), null),
  amount: z._default(z.nullable(amount), null),
  on: z.enum(ruleTargets),
  /** The names of categories or brands, in any letter case. */
  names: z._default(
    z.array(requiredText(120, () => said(priceRuleFieldTexts).name)).check(mostChosen(100)),
    [],
  ),
  /** The ids of products. */
  products: z._default(z.array(id).check(mostChosen(ruleLimits.products)), []),
  /** In milliseconds; null: from now on, and until it is stopped. */
  startsAt: z._default(z.nullable(instant), null),
  endsAt: z._default(z.nullable(instant), null),
}

/** The fields of a rule that staff write. */
export const priceRuleFields = {
  name: requiredText(ruleLimits.name, () => said(priceRuleFieldTexts).name),
  ...pricingFields,
  /** The least sum of goods in a booking. */
  minimum: z._default(z.nullable(amount), null),
  oncePerAccount: z._default(z.boolean(), false),
  /** How often it can be used in all. */
  mostUses: z._default(
    z.nullable(
      z.pipe(wireInteger, z.int(usesMessage).check(z.gte(1, usesMessage), z.lte(mostUses, usesMessage))),
    ),
    null,
  ),
  /** What customers type; spaces, hyphens and letter case do not count. Only for the way `code`. */
  code: z._default(z.nullable(code), null),
  /** The id of the group of customers that it is for; null: for all. */
  group: z._default(z.nullable(id), null),
}

/** A rule as staff write it, with the rules between its fields. */
export const newPriceRule = z.object(priceRuleFields).check(checkRule<CheckedRule>())

export type NewPriceRule = z.output<typeof newPriceRule>

const named = z.object({ _id: z.string(), name: z.string() })

/** What a code or a discount in the basket did: paid orders, their goods after the discount and without refunds. */
const sold = z.object({ orders: wireInteger, turnover: wireAmount, discount: wireAmount })

const priceRule = z.object({
  _id: z.string(),
  name: z.string(),
  way: z.enum(ruleWays),
  percent: z.nullable(wireNumber),
  amount: z.nullable(wireAmount),
  on: z.enum(ruleTargets),
  names: z.array(z.string()),
  /** Without products that were deleted. */
  products: z.array(named),
  startsAt: z.nullable(wireNumber),
  endsAt: z.nullable(wireNumber),
  minimum: z.nullable(wireAmount),
  oncePerAccount: z.boolean(),
  mostUses: z.nullable(wireInteger),
  code: z.nullable(z.string()),
  group: z.nullable(named),
  phase: z.enum(['planned', 'running', 'ended', 'stopped']),
  stoppedAt: z.nullable(wireNumber),
  /** The uses by bookings that were neither cancelled nor expired. */
  uses: wireInteger,
  /** Null for a sale: orders do not name it. */
  sold: z.nullable(sold),
  /** Counts its changes; `PUT /price-rules/{id}` takes it back. */
  version: wireInteger,
  createdAt: wireNumber,
})

export type WirePriceRule = z.output<typeof priceRule>

const params = z.object({ id })

const writtenErrors = [
  'PRICE_RULE_CODE_TAKEN',
  'PRICE_RULE_END_PAST',
  'PRICE_RULE_PRODUCTS_GONE',
  'CUSTOMER_GROUP_GONE',
] as const

export const listPriceRules = operation({
  id: 'listPriceRules',
  method: 'GET',
  path: '/price-rules',
  access: 'admin',
  staff: ['bookkeeper'],
  summary:
    'The sales, codes and discounts in the basket, newest first: all, or those that run, are planned, or are over (ended ' +
    'or stopped). Each has its uses, and what paid orders with it brought.',
  extension: true,
  query: z.object({ ...pageParameters, phase: z.optional(z.enum(listedPhases)) }),
  answer: z.array(priceRule),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const getPriceRule = operation({
  id: 'getPriceRule',
  method: 'GET',
  path: '/price-rules/{id}',
  access: 'admin',
  staff: ['bookkeeper'],
  summary: 'One sale, code or discount in the basket.',
  extension: true,
  params,
  answer: priceRule,
  errors: ['PRICE_RULE_NOT_FOUND'],
})

export const addPriceRule = operation({
  id: 'addPriceRule',
  method: 'POST',
  path: '/price-rules',
  access: 'admin',
  summary:
    'Adds a sale, a code, or a discount that applies by itself in the basket. Two rules cannot have the same code, and the ' +
    'end must be in the future.',
  extension: true,
  headers: idempotencyHeaders,
  body: newPriceRule,
  answer: z.object(inserted),
  errors: [...writtenErrors, 'IDEMPOTENCY_KEY_REUSED'],
})

export const changePriceRule = operation({
  id: 'changePriceRule',
  method: 'PUT',
  path: '/price-rules/{id}',
  access: 'admin',
  summary:
    'Replaces the fields of a rule, if nobody changed it since its `version`. Once it has begun, its way and its code stay. ' +
    'Orders that were booked before keep their price.',
  extension: true,
  params,
  body: z.extend(z.object(priceRuleFields), { version: wireInteger }).check(checkRule<CheckedRule>()),
  answer: z.object(updated),
  errors: ['PRICE_RULE_NOT_FOUND', 'PRICE_RULE_CHANGED', 'PRICE_RULE_BEGUN', ...writtenErrors],
})

export const stopPriceRule = operation({
  id: 'stopPriceRule',
  method: 'PUT',
  path: '/price-rules/{id}/stopped',
  access: 'admin',
  summary: 'Stops a rule that runs or is planned, at once. Orders that were booked before keep their price.',
  extension: true,
  params,
  answer: z.object(updated),
  errors: ['PRICE_RULE_NOT_FOUND', 'PRICE_RULE_ENDED'],
})

export const resumePriceRule = operation({
  id: 'resumePriceRule',
  method: 'DELETE',
  path: '/price-rules/{id}/stopped',
  access: 'admin',
  summary: 'Lets a stopped rule run again, within its times.',
  extension: true,
  params,
  answer: z.object(updated),
  errors: ['PRICE_RULE_NOT_FOUND', 'PRICE_RULE_ENDED', 'CUSTOMER_GROUP_GONE'],
})

export const deletePriceRule = operation({
  id: 'deletePriceRule',
  method: 'DELETE',
  path: '/price-rules/{id}',
  access: 'admin',
  summary: 'Deletes a rule that has not begun and was never used.',
  extension: true,
  params,
  answer: z.object(deleted),
  errors: ['PRICE_RULE_NOT_FOUND', 'PRICE_RULE_KEPT'],
})

const previewed = z.object({
  _id: z.string(),
  name: z.string(),
  /** The price of one piece now, and under the rule. */
  price: wireAmount,
  newPrice: wireAmount,
  /** The lowest price of the 30 days before the start. */
  lowest30Days: wireAmount,
  /** Whether the page may call the new price a reduction: it is below that lowest price. */
  announced: z.boolean(),
})

export const previewPriceRule = operation({
  id: 'previewPriceRule',
  method: 'POST',
  path: '/price-rules/preview',
  access: 'admin',
  unrecorded: true,
  summary:
    'What a rule would do, without storing it: how many products it covers, and the first of them with their price now and ' +
    'then, the lowest price of 30 days, and whether a page may announce the reduction.',
  extension: true,
  body: z.object(pricingFields).check(checkRule<CheckedRule>()),
  answer: z.object({
    /** The products for sale that it covers. */
    products: wireInteger,
    first: z.array(previewed),
  }),
  errors: [],
})

export type RulePreview = z.output<typeof previewPriceRule.answer>

export const priceRuleOperations = [
  listPriceRules,
  getPriceRule,
  addPriceRule,
  changePriceRule,
  stopPriceRule,
  resumePriceRule,
  deletePriceRule,
  previewPriceRule,
] as const
