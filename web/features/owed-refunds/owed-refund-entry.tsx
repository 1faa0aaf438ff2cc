import { Link } from 'react-router'
import { type OwedRefund, retryRefund } from '../../../contract/payments/refunds.ts'
import { useApi } from '../../api/api-context.ts'
import { useAction } from '../../forms/use-action.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { refundTexts } from '../../texts/refund.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { moneyIn } from '../../ui/values/any-currency.ts'
import { EmailText } from '../../ui/values/email-text.tsx'
import { Fact } from '../../ui/values/fact.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { owedRefundTexts as texts } from './texts.ts'

interface OwedRefundEntryProps {
  readonly owed: OwedRefund
  /** Whether the entry is on its order's page. */
  readonly onItsOrder: boolean
  /** Called when the refund has been made. */
  readonly onGiven: () => void
}

/** Shows one owed refund: the amount, the customer, why it failed, and a retry. */
export function OwedRefundEntry({ owed, onItsOrder, onGiven }: OwedRefundEntryProps) {
  const formats = useFormats()
  const api = useApi()
  const amount = moneyIn(formats, owed.amount, owed.currency)
  const { busyWith, failure, start } = useAction(async ({ _id: id }: OwedRefund) => {
    const { state } = await api.call(retryRefund, { params: { id } })
    if (state === 'due') showToast('info', refundTexts.due(amount))
    else showToast('success', refundTexts.done(amount))
    onGiven()
  })
  const busy = busyWith !== undefined
  return (
    <li className="not-first:mt-6 grid gap-5 justify-items-start">
      <dl className="facts">
        <Fact name={texts.amount}>
          <b className="figure">{amount}</b>
        </Fact>
        {owed.failure !== null && <Fact name={texts.failure}>{texts.quoted(owed.failure)}</Fact>}
        {!onItsOrder && <Owner owed={owed} />}
        <Fact name={texts.transaction}>
          <span className="figure break-all">{owed._id}</span>
        </Fact>
      </dl>
      <Button busy={busy} onClick={() => start(owed)}>
        {busy ? texts.giving : texts.again}
        <span className="sr-only">{texts.ofAmount(amount)}</span>
      </Button>
      {failure && <Alert message={failure.message} />}
    </li>
  )
}

function Owner({ owed: { customer, order, tool: product } }: Pick<OwedRefundEntryProps, 'owed'>) {
  return (
    <>
      <Fact name={texts.customer}>
        {customer === null ? (
          texts.gone
        ) : (
          <a className="row-link" href={`mailto:${customer}`}>
            <EmailText email={customer} />
          </a>
        )}
      </Fact>
      <Fact name={texts.order}>
        {order === null ? (
          texts.noOrder
        ) : (
          <Link className="row-link" to={dashboardLinks.order(order)}>
            {texts.seeOrder(product ?? order)}
          </Link>
        )}
      </Fact>
    </>
  )
}
