import { Link } from 'react-router'
import { listPaymentsToCheck, type PaymentToCheck } from '../../../contract/desk/board.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { useAllowed } from '../../session/rights.tsx'
import { Age } from '../../ui/values/age.tsx'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { TaskCard, type Tasks } from './task-card.tsx'
import { paymentTexts as texts } from './texts.ts'

interface PaymentsToCheckProps {
  readonly tasks: Loaded<Tasks<PaymentToCheck>>
  readonly reload: () => void
}

/** Lists disputes to answer, refunds that failed, and refunds that are late, each with a way to its order. */
export function PaymentsToCheck({ tasks, reload }: PaymentsToCheckProps) {
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
      {({ _id, kind, order, tool, amount, currency, since }) => (
        <li key={_id} className="overview-row overview-plain">
          <div className="overview-words">
            <h3>{tool ?? texts.noOrder}</h3>
            <small>
              <b className="overview-warning">{texts.kinds[kind]}</b> ·{' '}
              <span className="figure">{moneyFigure(amount, currency)}</span> · <Age at={since} />
            </small>
          </div>
          <Link
            className="button button-quiet overview-action"
            to={order === null ? dashboardLinks.owedRefunds : dashboardLinks.order(order)}
          >
            {texts.look}
            <span className="sr-only">{texts.ofTool(tool ?? texts.noOrder)}</span>
          </Link>
        </li>
      )}
    </TaskCard>
  )
}
