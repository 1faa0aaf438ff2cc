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
    revenueAbroad: '4120',
  },
}

/** Returns the accounts on which the shop books: the owner's, and those of the chart where the owner has none. */
export function accountsInForce(
  settings: Pick<Accounting, 'chart' | AccountRole>,
): Readonly<Record<AccountRole, string>> {
  const usual = charts[settings.chart]
  // Object.fromEntries returns a value for each of the roles.
  return Object.fromEntries(accountRoles.map((role) => [role, settings[role] || usual[role]])) as Record<
    AccountRole,
    string
  >
}
