import { Link } from 'react-router'
import type { OverdueInvoice } from '../../../contract/desk/board.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { moneyIn } from '../../ui/values/any-currency.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { overdueTexts as texts } from './overdue-texts.ts'
import { TaskCard, type Tasks } from './task-card.tsx'

interface OverdueInvoicesProps {
  /** Undefined until the board is loaded, and while nothing is overdue. */
  readonly tasks: Loaded<Tasks<OverdueInvoice> & { readonly open?: number }>
  readonly reload: () => void
}

/** Lists the invoices that companies have not paid in time, with their sum. Hidden while there are none. */
export function OverdueInvoices({ tasks, reload }: OverdueInvoicesProps) {
  const formats = useFormats()
  if (tasks.status !== 'ready' || tasks.data.rows.length === 0) return null
  return (
    <TaskCard
      title={texts.heading}
      tasks={tasks}
      reload={reload}
      texts={texts}
      all={{
        to: dashboardLinks.receivablesIn('overdue'),
        text: texts.all(moneyFigure(formats, tasks.data.open ?? 0)),
      }}
      empty={null}
    >
      {({ number, company, open, currency, overdueDays }) => (
        <li key={number} className="overview-row overview-plain grid-cols-[minmax(0,1fr)_auto]">
          <div className="overview-words">
            <h3>{company}</h3>
            <small>
              <span className="figure">{number}</span> ·{' '}
              <span className="figure">{moneyIn(formats, open, currency)}</span> ·{' '}
              <b className="text-warn">{texts.days(wholeNumber(formats, overdueDays), overdueDays)}</b>
            </small>
          </div>
          <Link className="button button-quiet" to={dashboardLinks.receivable(number)}>
            {texts.look}
            <span className="sr-only">{texts.ofInvoice(number)}</span>
          </Link>
        </li>
      )}
    </TaskCard>
  )
}
