import { type Accounting, type AccountRole, accountRoles } from '../../contract/shop/accounting.ts'

/** The usual accounts of each chart; those of full, reduced and EU revenue compute their tax themselves. */
const charts: Readonly<Record<Accounting['chart'], Readonly<Record<AccountRole, string>>>> = {
  SKR03: {
    debtor: '10000',
    transit: '1360',
    credit: '1700',
    revenueFull: '8400',
    revenueReduced: '8300',
    revenueFree: '8195',
    revenueOther: '8200',
    revenueEu: '8320',
    revenueIntraEu: '8125',
    revenueAbroad: '8120',
  },
  SKR04: {
    debtor: '10000',
    transit: '1460',
    credit: '3500',
    revenueFull: '4400',
    revenueReduced: '4300',
    revenueFree: '4185',
    revenueOther: '4200',
    revenueEu: '4320',
    revenueIntraEu: '4125',
    revenueAbroad: '4120',
  },
}

/**
 * Returns the accounts on which the shop books: the owner's, and those of the chart where the owner has none. If the
 * owner's are longer, zeros follow those of the chart, as accountants' programs write them: 8125 is 81250.
 */
export function accountsInForce(
  settings: Pick<Accounting, 'chart' | AccountRole>,
): Readonly<Record<AccountRole, string>> {
  const usual = charts[settings.chart]
  const extra = Math.max(0, ...accountRoles.map((role) => settings[role].length - usual[role].length))
  const ofChart = (role: AccountRole) => usual[role] + '0'.repeat(extra)
  // Object.fromEntries returns a value for each of the roles.
  return Object.fromEntries(accountRoles.map((role) => [role, settings[role] || ofChart(role)])) as Record<
    AccountRole,
    string
  >
}
