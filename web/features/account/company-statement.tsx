import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '../../../contract/operation.ts'
import { getOwnTerms, type OwnTerms } from '../../../contract/payments/on-account.ts'
import { listOwnReceivables, type OwnReceivable } from '../../../contract/payments/receivables.ts'
import { writeIban } from '../../../domain/payments/iban.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useLoaded } from '../../api/use-loaded.ts'
import { InvoiceButtons } from '../../downloads/invoice-buttons.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { moneyIn } from '../../ui/values/any-currency.ts'
import { dayInShop } from '../../ui/values/date-format.ts'
import { Price } from '../../ui/values/figure.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { statementTexts as texts } from './statement-texts.ts'

type Statement = AnswerOf<typeof listOwnReceivables> & Pick<OwnTerms, 'bank'>

const keyOf = ({ number }: OwnReceivable) => number

/** Shows what the person's company owes, also by orders of its other people. Hidden while it owes nothing. */
export function CompanyStatement() {
  const api = useApi()
  const hasTerms = useHost().offers(getOwnTerms)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [owed, terms] = await Promise.all([
        api.call(listOwnReceivables, {}, { signal }),
        hasTerms ? api.call(getOwnTerms, {}, { signal }) : undefined,
      ])
      return { ...owed, bank: terms?.bank ?? null }
    },
    [api, hasTerms],
  )
  const [loaded, reload] = useLoaded(load)
  if (loaded.status === 'loading') return null
  if (loaded.status === 'failed') return <NotReady loaded={loaded} texts={texts} reload={reload} />
  const { company, invoices, unassigned } = loaded.data
  if (company === null || (invoices.length === 0 && unassigned === 0)) return null
  return (
    <DashboardPart title={texts.heading(company)}>
      <Sums statement={loaded.data} />
      <Invoices statement={loaded.data} />
    </DashboardPart>
  )
}

interface OfStatement {
  readonly statement: Statement
}

function Sums({ statement: { open, overdue, unassigned, bank } }: OfStatement) {
  return (
    <Card className="grid gap-4">
      <dl className="figures">
        <Price label={texts.open} amount={open} />
        {overdue > 0 && <Price label={texts.overdueSum} amount={overdue} />}
        {unassigned > 0 && <Price label={texts.unassigned} amount={unassigned} />}
      </dl>
      {open > 0 && <p className="soft">{texts.how}</p>}
      {open > 0 && bank && <BankAccount bank={bank} />}
    </Card>
  )
}

function BankAccount({
  bank: { holder, iban, bic, bank },
}: {
  readonly bank: NonNullable<OwnTerms['bank']>
}) {
  const facts = [
    [texts.holder, holder],
    [texts.iban, writeIban(iban)],
    [texts.bic, bic],
    [texts.bank, bank],
  ] as const
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Invoices({ statement: { invoices, more } }: OfStatement) {
  const formats = useFormats()
  const columns = useMemo(() => columnsOf(formats), [formats])
  if (invoices.length === 0) return null
  return (
    <>
      <RecordTable caption={texts.invoices} columns={columns} rows={invoices} keyOf={keyOf} />
      {more && <Card>{texts.more}</Card>}
    </>
  )
}

function columnsOf(formats: Formats): readonly RecordColumn<OwnReceivable>[] {
  return [
    {
      header: texts.number,
      cell: ({ number }) => (
        <span className="grid gap-1 justify-items-start">
          <span className="figure">{number}</span>
          <InvoiceButtons numbers={[number]} />
        </span>
      ),
    },
    {
      header: texts.due,
      cell: ({ dueAt, overdueDays, disputed }) => (
        <span className="order-state">
          {dayInShop(formats, dueAt)}
          {overdueDays > 0 && (
            <Chip state="warn">{texts.overdue(wholeNumber(formats, overdueDays), overdueDays)}</Chip>
          )}
          {disputed && <Chip>{texts.disputed}</Chip>}
        </span>
      ),
    },
    {
      header: texts.open,
      figures: true,
      cell: ({ open, currency }) => moneyIn(formats, open, currency),
    },
    { header: texts.orders, cell: (receivable) => <Orders receivable={receivable} /> },
  ]
}

/** Links to the own orders, where they can be paid; those of other people have only their numbers. */
function Orders({ receivable: { orders, references, mine } }: { readonly receivable: OwnReceivable }) {
  return (
    <span className="grid wrap-anywhere">
      {orders.map(({ _id: id, number }) =>
        mine ? (
          <Link key={id} className="row-link figure" to={dashboardLinks.payment(id)}>
            {number}
          </Link>
        ) : (
          <span key={id} className="figure">
            {number}
          </span>
        ),
      )}
      {!mine && <span className="order-note">{texts.ofColleague}</span>}
      {references.length > 0 && (
        <span className="order-note">{texts.reference(punctuationTexts.several(references))}</span>
      )}
    </span>
  )
}
