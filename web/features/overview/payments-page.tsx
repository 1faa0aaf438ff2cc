import { useAnswer } from '../../api/use-answer.ts'
import { moneyIn } from '../../ui/values/any-currency.ts'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import '../../ui/table/data-table.css'
import '../../ui/table/changes.css'
import { type ReactNode, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { type ListedPaymentToCheck, listPaymentsToCheck } from '../../../contract/desk/board.ts'
import { exportPaymentsToCheck } from '../../../contract/desk/exports.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { ExportList } from '../../lists/export-list.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { useAllowed } from '../../session/rights.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { EmailText } from '../../ui/values/email-text.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { paymentTexts as texts } from './texts.ts'

interface PaymentsPageProps {
  /** Renders a control that ends a task in its row, if any; `toHeading` moves the focus when the row disappears. */
  readonly ending: (payment: ListedPaymentToCheck, toHeading: () => void) => ReactNode
}

type Columns = readonly RecordColumn<ListedPaymentToCheck>[]

/** Renders `/dashboard/payments-to-check`: all payments that need attention, each with the next step (extension). */
export function PaymentsPage({ ending }: PaymentsPageProps) {
  const formats = useFormats()
  const allowed = useAllowed()
  const heading = useRef<HTMLHeadingElement>(null)
  const columns = useMemo(
    () => columnsOf(formats, (payment) => ending(payment, () => heading.current?.focus())),
    [ending, formats],
  )
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      {allowed(listPaymentsToCheck) ? <Payments columns={columns} /> : <Card>{texts.notOffered}</Card>}
    </DashboardPart>
  )
}

const everything = { query: {}, whole: false }

function Payments({ columns }: { readonly columns: Columns }) {
  const [loaded, reload] = useAnswer(listPaymentsToCheck, {})
  if (loaded.status !== 'ready') return <NotReady loaded={loaded} texts={texts} lines={5} reload={reload} />
  if (loaded.data.length === 0) return <Card>{texts.nothing}</Card>
  return (
    <div className="data-table">
      <p>
        <ExportList operation={exportPaymentsToCheck} list={everything} />
      </p>
      <RecordTable
        caption={texts.heading}
        columns={columns}
        rows={loaded.data}
        keyOf={({ kind, _id }) => `${kind} ${_id}`}
      />
    </div>
  )
}

const columnsOf = (formats: Formats, ending: (payment: ListedPaymentToCheck) => ReactNode): Columns => [
  { header: texts.columns.what, cell: ({ kind }) => <b className="change-what">{texts.kinds[kind]}</b> },
  { header: texts.columns.order, cell: (payment) => <Order payment={payment} /> },
  {
    header: texts.columns.amount,
    cell: ({ amount, currency }) => moneyIn(formats, amount, currency),
    figures: true,
  },
  { header: texts.columns.since, cell: ({ since }) => <LocalTime at={since} /> },
  {
    header: texts.columns.todo,
    cell: (payment) => (
      <span className="change-what">
        {texts.todo[payment.kind]}
        {ending(payment)}
      </span>
    ),
  },
]

/** Links to the page where the refund is made: the order, or the owed refunds of the start page. */
function Order({
  payment: { kind, order, number, tool: product, customer },
}: {
  readonly payment: ListedPaymentToCheck
}) {
  if (order === null) {
    return (
      <span className="change-what">
        {texts.noOrder}
        {kind === 'owed' && (
          <Link className="row-link" to={dashboardLinks.owedRefunds}>
            {texts.toOwed}
          </Link>
        )}
      </span>
    )
  }
  return (
    <span className="change-what">
      <Link className="row-link figure" to={dashboardLinks.order(order)}>
        {number ?? order}
      </Link>
      {product}
      {customer !== null && <EmailText email={customer} />}
    </span>
  )
}
