import { Link } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { getCreditOf } from '../../../contract/payments/credit.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { IfAllowed } from '../../session/rights.tsx'
import { Fact } from '../../ui/values/fact.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { creditDeskTexts as texts } from './credit-desk-texts.ts'

/** Shows how much of an order credit paid, with the way to the customer's credit; nothing without credit. */
export function CreditOfOrder({ order: { credit, customer } }: { readonly order: Order }) {
  if (!credit) return null
  return (
    <Fact name={texts.paidBy}>
      <span className="figure">
        <Amount amount={credit} />
      </span>
      <IfAllowed operation={getCreditOf}>
        {' '}
        <Link className="row-link" to={dashboardLinks.creditOf(customer)}>
          {texts.see}
        </Link>
      </IfAllowed>
    </Fact>
  )
}
