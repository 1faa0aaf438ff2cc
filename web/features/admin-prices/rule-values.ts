import * as z from 'zod/mini'
import { newPriceRule, type WirePriceRule } from '../../../contract/prices/price-rules.ts'
import { instantOf, localTimeOf } from '../../../domain/shop/local-times.ts'
import type { FieldProblems, FieldRules } from '../../forms/field-rules.ts'
import { fieldAmount, fieldNumber, plainNumber, unclearProblem } from '../../forms/typed-numbers.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { ruleFormTexts as texts } from './form-texts.ts'

/** A product that a discount names. */
export interface NamedProduct {
  readonly _id: string
  readonly name: string
}

/** Values of the form of a discount, as typed. Fields that its kind does not have are kept, but not sent. */
export interface RuleValues {
  readonly way: WirePriceRule['way']
  readonly name: string
  readonly code: string
  readonly offKind: 'percent' | 'amount'
  readonly off: string
  readonly on: WirePriceRule['on']
  /** JSON of the chosen names. */
  readonly categories: string
  readonly brands: string
  /** JSON of the chosen products. */
  readonly products: string
  /** Local times of the shop, as in 2026-12-04T18:00; empty for none. */
  readonly startsAt: string
  readonly endsAt: string
  readonly minimum: string
  readonly mostUses: string
  readonly oncePerAccount: boolean
  /** The id of the group; empty for all customers. */
  readonly group: string
}

export const emptyRule: RuleValues = {
  way: 'sale',
  name: '',
  code: '',
  offKind: 'percent',
  off: '',
  on: 'everything',
  categories: '[]',
  brands: '[]',
  products: '[]',
  startsAt: '',
  endsAt: '',
  minimum: '',
  mostUses: '',
  oncePerAccount: false,
  group: '',
}

/** Maps the fields of the form to their names in the API. `off` shows what is wrong with either kind. */
export const ruleWireNames = {
  way: 'way',
  name: 'name',
  code: 'code',
  off: 'percent',
  categories: 'names',
  brands: 'names',
  products: 'products',
  startsAt: 'startsAt',
  endsAt: 'endsAt',
  minimum: 'minimum',
  mostUses: 'mostUses',
  oncePerAccount: 'oncePerAccount',
  group: 'group',
} as const

/** Returns the form values of a stored discount. */
export function ruleValuesOf(formats: Formats, rule: WirePriceRule): RuleValues {
  const { percent, amount, on, names, startsAt, endsAt, minimum, mostUses } = rule
  const local = (at: number | null) => (at === null ? '' : localTimeOf(formats.timeZone, at))
  const off = percent === null ? fieldAmount(formats, amount ?? 0) : fieldNumber(formats, percent)
  return {
    way: rule.way,
    name: rule.name,
    code: rule.code ?? '',
    offKind: percent === null ? 'amount' : 'percent',
    off,
    on,
    categories: JSON.stringify(on === 'categories' ? names : []),
    brands: JSON.stringify(on === 'brands' ? names : []),
    products: JSON.stringify(rule.products),
    startsAt: local(startsAt),
    endsAt: local(endsAt),
    minimum: minimum === null ? '' : fieldAmount(formats, minimum),
    mostUses: mostUses === null ? '' : String(mostUses),
    oncePerAccount: rule.oncePerAccount,
    group: rule.group?._id ?? '',
  }
}

/** Returns the values of a copy: without the times that are past, and with a code of its own. */
export function copiedValues(formats: Formats, rule: WirePriceRule, now: number): RuleValues {
  const values = ruleValuesOf(formats, rule)
  const isPast = (at: number | null) => at !== null && at <= now
  return {
    ...values,
    code: '',
    startsAt: isPast(rule.startsAt) || isPast(rule.endsAt) ? '' : values.startsAt,
    endsAt: isPast(rule.endsAt) ? '' : values.endsAt,
  }
}

export function namesIn(json: string): readonly string[] {
  // Only the form writes this text.
  return JSON.parse(json) as string[]
}

export function productsIn({ products }: Pick<RuleValues, 'products'>): readonly NamedProduct[] {
  // Only the form writes this text.
  return JSON.parse(products) as NamedProduct[]
}

/** Returns the instant of a typed time; null for an empty one, undefined for one that is incomplete. */
export function typedInstant(
  { timeZone }: Formats,
  local: string,
  which: 'first' | 'last',
  stored: number | null = null,
): number | null | undefined {
  if (local === '') return null
  // Seconds of an instant that another program has set stay.
  if (stored !== null && localTimeOf(timeZone, stored) === local) return stored
  return instantOf(timeZone, local, which)
}

type Stored = Pick<WirePriceRule, 'startsAt' | 'endsAt'>

/** Returns what decides about prices, as the API takes it. */
export function pricingOf(formats: Formats, values: RuleValues, stored?: Stored) {
  const { way, offKind, on } = values
  const off = plainNumber(formats, values.off, 'amount')
  return {
    way,
    percent: offKind === 'percent' ? off : null,
    amount: offKind === 'amount' ? off : null,
    on,
    names: [
      ...(on === 'categories' ? namesIn(values.categories) : on === 'brands' ? namesIn(values.brands) : []),
    ],
    products: on === 'products' ? productsIn(values).map(({ _id }) => _id) : [],
    startsAt: typedInstant(formats, values.startsAt, 'first', stored?.startsAt) ?? null,
    endsAt: typedInstant(formats, values.endsAt, 'last', stored?.endsAt) ?? null,
  }
}

/** Converts form values to a request body, without the fields that its kind does not have. */
export function ruleOf(formats: Formats, values: RuleValues, stored?: Stored) {
  const { way, name, code, minimum, mostUses, oncePerAccount, group } = values
  const ofBasket = way !== 'sale'
  const orNull = (text: string) => (ofBasket && text.trim() !== '' ? text : null)
  return {
    name,
    ...pricingOf(formats, values, stored),
    minimum: orNull(plainNumber(formats, minimum, 'amount')),
    mostUses: orNull(plainNumber(formats, mostUses, 'pieces')),
    oncePerAccount: ofBasket && oncePerAccount,
    code: way === 'code' ? code : null,
    group: orNull(group),
  }
}

/** Numbers that the form checks before the schema, because they have more than one meaning. */
const typedNumbers = { off: 'amount', minimum: 'amount', mostUses: 'pieces' } as const

function problemsIn(formats: Formats, values: RuleValues): FieldProblems {
  const issues = z.safeParse(newPriceRule, ruleOf(formats, values)).error?.issues ?? []
  const found = Object.entries({ ...ruleWireNames, off: values.offKind }).flatMap(([field, wireName]) => {
    const issue = issues.find(({ path }) => path[0] === wireName)
    return issue && isShown(field, values) ? [[field, issue.message] as const] : []
  })
  const unclear = Object.entries(typedNumbers).flatMap(([field, kind]) => {
    const problem = unclearProblem(formats, String(values[field as keyof typeof typedNumbers]), kind)
    return problem && isShown(field, values) ? [[field, problem] as const] : []
  })
  const times = (['startsAt', 'endsAt'] as const).flatMap((field) =>
    typedInstant(formats, values[field], 'first') === undefined ? [[field, texts.dateAndTime] as const] : [],
  )
  return Object.fromEntries([...found, ...unclear, ...times])
}

/** Returns whether the form shows a field for the chosen kind. */
function isShown(field: string, { way, on }: RuleValues): boolean {
  if (field === 'categories' || field === 'brands' || field === 'products') return on === field
  if (field === 'code') return way === 'code'
  return way !== 'sale' || !['minimum', 'mostUses', 'oncePerAccount', 'group'].includes(field)
}

/** Rules of the form, by the contract's schema, in the order of the fields. */
export const ruleRules: FieldRules<RuleValues> = Object.fromEntries(
  Object.keys(ruleWireNames).map((field) => [
    field,
    (values: RuleValues, formats: Formats) => problemsIn(formats, values)[field],
  ]),
)
