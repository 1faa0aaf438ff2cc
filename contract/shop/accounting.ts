import * as z from 'zod/mini'
import { wireInteger } from '../fields.ts'
import { said } from '../languages/said.ts'
import { shopFieldTexts } from './shop-field-texts.ts'

/** The charts of accounts of which the shop knows the numbers. */
export const accountCharts = ['SKR03', 'SKR04'] as const

/** The accounts of the books, by what is booked on them. */
export const accountRoles = [
  'debtor',
  'transit',
  'credit',
  'revenueFull',
  'revenueReduced',
  'revenueFree',
  'revenueOther',
  'revenueEu',
  'revenueIntraEu',
  'revenueAbroad',
] as const

export type AccountRole = (typeof accountRoles)[number]

/** Customers' accounts have one digit more than the others. */
const usualDigits = 4

function digitsOr(pattern: RegExp, message: () => string) {
  return z.string().check(z.trim(), z.regex(pattern, { error: message }))
}

const account = digitsOr(/^(?:[0-9]{4,8})?$/, () => said(shopFieldTexts).account)

const month = { error: () => said(shopFieldTexts).month }

/** What the posting batch for an accountant needs (docs/decisions/0158). An empty account is that of the chart. */
export const accounting = z
  .object({
    chart: z.enum(accountCharts, { error: () => said(shopFieldTexts).chart }),
    /** The numbers of the accountant and of the shop with them; empty until the owner enters them. */
    consultant: digitsOr(/^(?:[1-9][0-9]{3,6})?$/, () => said(shopFieldTexts).consultant),
    client: digitsOr(/^(?:[1-9][0-9]{0,4})?$/, () => said(shopFieldTexts).client),
    /** The month in which the business year begins. */
    yearBegins: z.pipe(wireInteger, z.int().check(z.gte(1, month), z.lte(12, month))),
    /** The collective account of all customers. */
    debtor: digitsOr(/^(?:[0-9]{5,9})?$/, () => said(shopFieldTexts).debtorAccount),
    /** What the card provider has and owes to the shop. */
    transit: account,
    /** What the shop owes as credit and gift cards. */
    credit: account,
    revenueFull: account,
    revenueReduced: account,
    revenueFree: account,
    revenueOther: account,
    revenueEu: account,
    /** Missing in what was stored before companies bought without tax. */
    revenueIntraEu: z._default(account, ''),
    revenueAbroad: account,
  })
  .check(sameLength)

export type Accounting = z.output<typeof accounting>

/** Reports the first account whose length differs from the others, because a batch has one length of accounts. */
function sameLength({ value, issues }: z.core.ParsePayload<Record<AccountRole, string>>): void {
  const lengths = accountRoles.map((role) => value[role].length - (role === 'debtor' ? 1 : 0))
  const expected = lengths.find((length) => length > 0) ?? usualDigits
  for (const [index, role] of accountRoles.entries()) {
    const length = value[role] === '' ? usualDigits : lengths[index]
    if (length === expected) continue
    issues.push({
      code: 'custom',
      path: [role],
      message: said(shopFieldTexts).accountLength(expected),
      input: value,
    })
    return
  }
}
