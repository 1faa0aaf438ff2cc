import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { listMovements, type StockMovement } from '../../../../contract/catalogue/stock.ts'
import { useApi } from '../../../api/api-context.ts'
import { NotReady } from '../../../api/not-ready.tsx'
import { useLoaded } from '../../../api/use-loaded.ts'
import { dashboardLinks } from '../../../routing/dashboard-links.ts'
import { Button } from '../../../ui/button.tsx'
import { type RecordColumn, RecordTable } from '../../../ui/table/record-table.tsx'
import { signedNumber } from '../../../ui/values/counts.ts'
import { LocalTime } from '../../../ui/values/local-time.tsx'
import { wholeNumber } from '../../../ui/values/numbers.ts'
import { ledgerTexts as texts } from './stock-texts.ts'

interface Page {
  readonly answer: readonly StockMovement[]
  readonly next?: string
}

const limit = 20
/** Another backend may have other reasons. */
const reasons: ReadonlyMap<string, string> = new Map(Object.entries(texts.reasons))
const keyOf = ({ _id }: StockMovement) => _id

const columns: readonly RecordColumn<StockMovement>[] = [
  { header: texts.what, cell: (row) => <What movement={row} /> },
  { header: texts.quantity, figures: true, cell: ({ quantity }, formats) => signedNumber(formats, quantity) },
  { header: texts.stock, figures: true, cell: ({ stock }, formats) => wholeNumber(formats, stock) },
  { header: texts.who, cell: ({ by, order }) => by ?? (order ? texts.customer : texts.shop) },
  { header: texts.when, cell: ({ at }) => <LocalTime at={Date.parse(at)} /> },
]

/** Lists the movements of a product's stock with the running balance, one page at a time. Answers "why is it 3?". */
export function StockLedger({ id }: { readonly id: string }) {
  const api = useApi()
  /** The cursor of the shown page; undefined for the newest movements. */
  const [after, setAfter] = useState<string>()
  const load = useCallback(
    (signal: AbortSignal): Promise<Page> => {
      const query = { limit, ...(after !== undefined && { after }) }
      return api.callForPage(listMovements, { params: { id }, query }, { signal })
    },
    [api, id, after],
  )
  const [page, reload] = useLoaded(load)
  const next = page.status === 'ready' ? page.data.next : undefined
  return (
    <section className="grid gap-3" id="stock" aria-label={texts.heading}>
      <header className="product-heading [&_h1]:text-part">
        <h2 className="card-title">{texts.heading}</h2>
        <p className="text-soft">{texts.lead}</p>
      </header>
      <NotReady loaded={page} texts={texts} lines={8} bare reload={reload} />
      {page.status === 'ready' &&
        (page.data.answer.length === 0 ? (
          <p className="board-note">{texts.empty}</p>
        ) : (
          <RecordTable caption={texts.heading} columns={columns} rows={page.data.answer} keyOf={keyOf} />
        ))}
      <p className="actions">
        {after !== undefined && (
          <Button kind="quiet" onClick={() => setAfter(undefined)}>
            {texts.newest}
          </Button>
        )}
        {next !== undefined && (
          <Button kind="quiet" onClick={() => setAfter(next)}>
            {texts.older}
          </Button>
        )}
      </p>
    </section>
  )
}

function What({ movement: { reason, note, order } }: { readonly movement: StockMovement }) {
  return (
    <span>
      {reasons.get(reason) ?? reason}
      {order && (
        <>
          {' · '}
          <Link className="row-link" to={dashboardLinks.order(order._id)}>
            {texts.order(order.number)}
          </Link>
        </>
      )}
      {note && <span className="block text-soft">{note}</span>}
    </span>
  )
}
