import type { ErrorCode } from '../../../contract/errors.ts'
import { errors } from '../../../contract/errors.ts'
import { said } from '../../../contract/languages/said.ts'
import type { Shop } from '../shop.ts'
import { discountTexts } from './discount-texts.ts'
import type { CodeProblem, RuledCustomer, RulesInForce } from './rules-in-force.ts'

/** Why a code does not apply, for the customer. */
export interface CodeRefusal {
  readonly code: ErrorCode
  /** Says what is missing or what to do. */
  readonly message: string
  /** What the goods lack for the minimum, as the customer pays it. */
  readonly missingCents?: number
}

const codes = {
  unknown: 'DISCOUNT_UNKNOWN',
  planned: 'DISCOUNT_PLANNED',
  ended: 'DISCOUNT_ENDED',
  'used up': 'DISCOUNT_USED_UP',
  'used by the account': 'DISCOUNT_USED',
  'other group': 'DISCOUNT_FOR_MEMBERS',
  'no product': 'DISCOUNT_FOR_OTHER_PRODUCTS',
  minimum: 'DISCOUNT_BELOW_MINIMUM',
  'sale is better': 'DISCOUNT_NOT_BETTER',
  'not better': 'DISCOUNT_NOT_BETTER',
} as const satisfies Readonly<Record<CodeProblem['why'], ErrorCode>>

interface Asked {
  readonly rules: RulesInForce
  readonly customer: RuledCustomer | undefined
  /** Adds the tax of the country to an amount of the catalogue. */
  readonly grossOf: (cents: number) => number
}

/** Says why a code does not apply and what is missing. */
export function refuseCode(
  { settings }: Pick<Shop, 'settings'>,
  problem: CodeProblem,
  { rules, customer, grossOf }: Asked,
): CodeRefusal {
  const code = codes[problem.why]
  const texts = said(discountTexts)
  const { formats } = settings
  if (problem.why === 'planned') return { code, message: texts.from(formats.instant(problem.startsAt)) }
  if (problem.why === 'minimum') {
    const missingCents = grossOf(problem.missingCents)
    return { code, message: texts.missing(formats.amount(missingCents)), missingCents }
  }
  const usedAt = rules.asked && rules.usedAt.get(rules.asked.id)
  if (problem.why === 'used by the account' && usedAt !== undefined)
    return { code, message: texts.usedOn(formats.instant(usedAt)) }
  if (problem.why === 'other group')
    return { code, message: customer ? (customer.proven ? texts.notMember : texts.verify) : texts.signIn }
  return { code, message: errors[code].message }
}
