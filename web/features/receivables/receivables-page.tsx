import { Link } from 'react-router'
import { exportReceivables } from '../../../contract/desk/exports.ts'
import {
  listReceivables,
  type Receivable,
  receivableAges,
  receivableStates,
} from '../../../contract/payments/receivables.ts'
import { ExportList } from '../../lists/export-list.tsx'
import { listOf, useListPage } from '../../lists/list-page.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { useAllowed } from '../../session/rights.tsx'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { DataColumn } from '../../ui/table/table-view.ts'
import { moneyIn } from '../../ui/values/any-currency.ts'
import { dayInShop } from '../../ui/values/date-format.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { AgeSums } from './age-sums.tsx'
import { SectionLinks } from './section-links.tsx'
import { receivableTexts as texts } from './texts.ts'

const list = listOf<Receivable, 'dueAt', (typeof receivableStates)[number], { company: string }>({
  operation: listReceivables,
  sorts: ['dueAt'],
  states: receivableStates,
  also: { names: ['company'], query: ({ company }) => (company ? { company } : {}) },
  load: (api, query, options) => api.callForPage(listReceivables, { query }, options),
})

const keyOf = ({ number }: Receivable) => number
const sorts = [{ value: 'dueAt', text: texts.byDue }] as const
const filter = {
  label: texts.show,
  choices: [
    { value: '', text: texts.states.all },
    { value: 'overdue', text: texts.states.overdue },
    ...receivableAges.map((value) => ({ value, text: texts.ages[value] })),
    { value: 'disputed', text: texts.states.disputed },
    { value: 'paid', text: texts.states.paid },
  ],
}

const columns: readonly DataColumn<Receivable>[] = [
  {
    header: texts.number,
    cell: ({ number }) => (
      <Link className="row-link figure" to={dashboardLinks.receivable(number)}>
        {number}
      </Link>
    ),
  },
  { header: texts.company, cell: (receivable) => <Company receivable={receivable} /> },
  { header: texts.due, cell: (receivable) => <Due receivable={receivable} /> },
  {
    header: texts.open,
    cell: ({ open, gross, currency }, formats) => (
      <span className="grid">
        {moneyIn(formats, open, currency)}
        {open !== gross && <span className="order-note">{texts.of(moneyIn(formats, gross, currency))}</span>}
      </span>
    ),
    figures: true,
  },
  { header: texts.state, cell: (receivable) => <State receivable={receivable} /> },
]

/** Renders `/dashboard/receivables`: what companies owe, by age, and the invoices (extension). */
export function ReceivablesPage() {
  const allowed = useAllowed()
  return (
    <DashboardPart title={texts.caption}>
      {allowed(listReceivables) ? <Receivables /> : <Card>{texts.notOffered}</Card>}
    </DashboardPart>
  )
}

function Receivables() {
  const page = useListPage(list)
  return (
    <>
      <SectionLinks current="invoices" />
      <AgeSums />
      <DataTable
        {...page}
        texts={texts}
        columns={columns}
        keyOf={keyOf}
        sorts={sorts}
        filter={filter}
        tools={<ExportList operation={exportReceivables} list={page} />}
      />
    </>
  )
}

interface OfReceivable {
  readonly receivable: Receivable
}

function Company({ receivable: { company, references } }: OfReceivable) {
  return (
    <span className="grid wrap-anywhere">
      <Link className="row-link" to={dashboardLinks.receivablesOf(company._id)}>
        {company.name}
      </Link>
      {references.length > 0 && (
        <span className="order-note">{texts.reference(punctuationTexts.several(references))}</span>
      )}
    </span>
  )
}

/** Shows the due day, and for how long the invoice is overdue. */
export function Due({ receivable: { dueAt, overdueDays } }: OfReceivable) {
  const formats = useFormats()
  return (
    <span className="order-state">
      {dayInShop(formats, dueAt)}
      {overdueDays > 0 && (
        <Chip state={overdueDays > 30 ? 'bad' : 'warn'}>
          {texts.overdue(wholeNumber(formats, overdueDays), overdueDays)}
        </Chip>
      )}
    </span>
  )
}

/** Shows whether the invoice is paid or disputed, and how many reminders were sent. */
export function State({ receivable: { paidAt, disputedAt, disputeNote, reminders } }: OfReceivable) {
  return (
    <span className="order-state">
      {paidAt !== null && <Chip state="good">{texts.paid}</Chip>}
      {disputedAt !== null && (
        <>
          <Chip state="warn">{texts.disputed}</Chip>
          <span className="order-note">{disputeNote}</span>
        </>
      )}
      {paidAt === null && reminders > 0 && <span className="order-note">{texts.reminded(reminders)}</span>}
    </span>
  )
}
