import { useSearchParams } from 'react-router'
import { getCreditOf, giveCredit } from '../../../contract/payments/credit.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { IfAllowed } from '../../session/rights.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Price } from '../../ui/values/figure.tsx'
import { GiveCreditForm } from './give-credit-form.tsx'
import { Movements } from './movements.tsx'
import { creditTexts, customerCreditTexts as texts } from './texts.ts'

/** Renders `/dashboard/customercredit?customer=`: a customer's credit, and the form that gives more (extension). */
export function CustomerCreditPage() {
  const [query] = useSearchParams()
  const email = query.get('customer') ?? ''
  return (
    <DashboardPart title={email === '' ? texts.heading : texts.of(email)}>
      <IfOffered operation={getCreditOf} otherwise={<Card>{creditTexts.notOffered}</Card>}>
        {email === '' ? <Card>{texts.noCustomer}</Card> : <CreditOf key={email} email={email} />}
      </IfOffered>
    </DashboardPart>
  )
}

function CreditOf({ email }: { readonly email: string }) {
  const [loaded, reload] = useAnswer(getCreditOf, { params: { email } })
  return (
    <>
      <NotReady
        loaded={loaded}
        texts={creditTexts}
        notRefreshed={creditTexts.notRefreshed}
        lines={4}
        reload={reload}
      />
      {loaded.status === 'ready' && (
        <>
          <Card>
            <dl className="figures">
              <Price label={texts.balance} amount={loaded.data.balance} />
            </dl>
          </Card>
          <IfAllowed operation={giveCredit}>
            <GiveCreditForm email={email} />
          </IfAllowed>
          <DashboardPart title={texts.movements}>
            <Movements
              caption={texts.movements}
              movements={loaded.data.movements}
              linkToOrder={dashboardLinks.order}
            />
          </DashboardPart>
        </>
      )}
    </>
  )
}
