import { Link } from 'react-router'
import { listPaymentsToCheck, type PaymentToCheck } from '../../../contract/desk/board.ts'
import { refundOrder } from '../../../contract/payments/refunds.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { useAllowed } from '../../session/rights.tsx'
import { Age } from '../../ui/values/age.tsx'
import { moneyIn } from '../../ui/values/any-currency.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { TaskCard, type Tasks } from './task-card.tsx'
import { paymentTexts as texts } from './texts.ts'

interface PaymentsToCheckProps {
  readonly tasks: Loaded<Tasks<PaymentToCheck>>
  readonly reload: () => void
}

/** Lists disputes to answer, failed refunds and late refunds, each with a link to its order. */
export function PaymentsToCheck({ tasks, reload }: PaymentsToCheckProps) {
  const formats = useFormats()
  const allowed = useAllowed()
  return (
    <TaskCard
      title={texts.heading}
      tasks={tasks}
      reload={reload}
      texts={texts}
      {...(allowed(listPaymentsToCheck) && { all: { to: dashboardLinks.paymentsToCheck, text: texts.all } })}
      empty={<p className="soft">{texts.nothing}</p>}
    >
      {({ _id, kind, order, tool: product, amount, currency, since }) => (
        <li key={_id} className="overview-row overview-plain grid-cols-[minmax(0,1fr)_auto]">
          <div className="overview-words">
            <h3>{product ?? texts.noOrder}</h3>
            <small>
              <b className="text-warn">{texts.kinds[kind]}</b> ·{' '}
              <span className="figure">{moneyIn(formats, amount, currency)}</span> · <Age at={since} />
            </small>
          </div>
          <Next kind={kind} order={order} name={product ?? texts.noOrder} />
        </li>
      )}
    </TaskCard>
  )
}

interface NextProps extends Pick<PaymentToCheck, 'kind' | 'order'> {
  readonly name: string
}

/** Links to the next step; for a withdrawal to its refund, where the withdrawal can also be ended. */
function Next({ kind, order, name }: NextProps) {
  const allowed = useAllowed()
  const refunds = kind === 'withdrawal' && order !== null && allowed(refundOrder)
  const place = order === null ? dashboardLinks.owedRefunds : dashboardLinks.order(order)
  return (
    <Link className="button button-quiet" to={refunds ? dashboardLinks.refundOrder(order) : place}>
      {refunds ? texts.refund : texts.look}
      <span className="sr-only">{texts.ofTool(name)}</span>
    </Link>
  )
}
