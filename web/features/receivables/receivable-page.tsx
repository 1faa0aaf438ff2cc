import { useAnswer } from '../../api/use-answer.ts'
import '../../ui/table/data-table.css'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { getReceivable, type ReceivableWithHistory } from '../../../contract/payments/receivables.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { InvoiceButtons } from '../../downloads/invoice-buttons.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { useAllowed } from '../../session/rights.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { moneyIn } from '../../ui/values/any-currency.ts'
import { EmailText } from '../../ui/values/email-text.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { DisputePart } from './dispute-part.tsx'
import { Due, State } from './receivables-page.tsx'
import { receivableTexts as texts } from './texts.ts'

/** Renders `/dashboard/receivable?number=`: an invoice on account with its history and disputes (extension). */
export function ReceivablePage() {
  const [query] = useSearchParams()
  const number = query.get('number') ?? ''
  const allowed = useAllowed()
  return (
    <DashboardPart title={number === '' ? texts.caption : texts.invoice(number)}>
      <BackLink to={dashboardLinks.receivables} text={texts.back} />
      {!allowed(getReceivable) ? (
        <Card>{texts.notOffered}</Card>
      ) : number === '' ? (
        <Card>{texts.noNumber}</Card>
      ) : (
        <OneReceivable key={number} number={number} />
      )}
    </DashboardPart>
  )
}

function OneReceivable({ number }: { readonly number: string }) {
  const [loaded, reload] = useAnswer(getReceivable, { params: { number } })
  if (loaded.status !== 'ready') return <NotReady loaded={loaded} texts={texts} lines={6} reload={reload} />
  const receivable = loaded.data
  return (
    <>
      <Card className="grid gap-4">
        <Facts receivable={receivable} />
        <span className="actions">
          {receivable.paidAt === null && (
            <Link className="button" to={dashboardLinks.recordTransferOf(receivable)}>
              {texts.record}
            </Link>
          )}
          <InvoiceButtons numbers={[receivable.number]} />
        </span>
      </Card>
      <DisputePart receivable={receivable} />
      <DashboardPart title={texts.history}>
        <History receivable={receivable} />
      </DashboardPart>
    </>
  )
}

interface OfReceivable {
  readonly receivable: ReceivableWithHistory
}

function Facts({ receivable }: OfReceivable) {
  const formats = useFormats()
  const { company, customer, orders, references, issuedAt, open, gross, currency } = receivable
  return (
    <dl className="facts">
      <Fact name={texts.open}>
        <span className="figure">{moneyIn(formats, open, currency)}</span>{' '}
        {texts.of(moneyIn(formats, gross, currency))}
      </Fact>
      <Fact name={texts.due}>
        <Due receivable={receivable} />
      </Fact>
      <Fact name={texts.state}>
        <State receivable={receivable} />
      </Fact>
      <Fact name={texts.company}>
        <Link className="row-link" to={dashboardLinks.receivablesOf(company._id)}>
          {company.name}
        </Link>
      </Fact>
      {customer !== '' && (
        <Fact name={texts.customer}>
          <EmailText email={customer} />
        </Fact>
      )}
      <Fact name={texts.orders}>
        <span className="flex flex-wrap gap-x-3">
          {orders.map((order) => (
            <Link key={order._id} className="row-link figure" to={dashboardLinks.order(order._id)}>
              {order.number}
            </Link>
          ))}
        </span>
        {references.map((reference) => (
          <span key={reference} className="order-note wrap-anywhere">
            {texts.reference(reference)}
          </span>
        ))}
      </Fact>
      <Fact name={texts.issued}>
        <LocalTime at={issuedAt} />
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Movement = ReceivableWithHistory['movements'][number]

function History({ receivable: { movements, currency } }: OfReceivable) {
  const formats = useFormats()
  const columns = useMemo(() => columnsOf(formats, currency), [formats, currency])
  const rows = movements.map((movement, place) => ({ ...movement, place }))
  return (
    <RecordTable caption={texts.history} columns={columns} rows={rows} keyOf={({ place }) => String(place)} />
  )
}

function columnsOf(formats: Formats, currency: string | undefined): readonly RecordColumn<Movement>[] {
  return [
    { header: texts.what, cell: reasonOf },
    { header: texts.when, cell: ({ at }) => <LocalTime at={at} /> },
    { header: texts.amount, figures: true, cell: ({ amount }) => moneyIn(formats, amount, currency) },
    { header: texts.who, cell: ({ by }) => by !== undefined && <EmailText email={by} /> },
  ]
}

function reasonOf({ reason, amount }: Movement): string {
  return texts.reasons[reason === 'transfer' && amount > 0 ? 'transfer-reversed' : reason]
}
