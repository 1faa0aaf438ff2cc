import { type AccountRole, accountCharts, accountRoles } from '../../../contract/shop/accounting.ts'
import { accountsInForce } from '../../../domain/accounting/chart-accounts.ts'
import { accountingTexts } from './accounting-texts.ts'
import type { FormTexts } from './section-values.ts'

/** Shows on which accounts the shop books while the owner types. */
export function AccountsPreview(form: FormTexts) {
  const chart = accountCharts.find((each) => each === form.chart) ?? 'SKR03'
  // Object.fromEntries returns a text for each of the roles.
  const typed = Object.fromEntries(accountRoles.map((role) => [role, form[role] ?? ''])) as Record<
    AccountRole,
    string
  >
  const accounts = accountsInForce({ chart, ...typed })
  return (
    <>
      <h3 className="font-semibold">{accountingTexts.accounts}</h3>
      <dl className="facts">
        {accountRoles.map((role) => (
          <div key={role}>
            <dt>{accountingTexts.roles[role]}</dt>
            <dd className="figure">{accounts[role]}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">
        {form.consultant && form.client ? accountingTexts.files : accountingTexts.missing}
      </p>
    </>
  )
}
