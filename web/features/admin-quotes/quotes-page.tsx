import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { exportQuotes } from '../../../contract/desk/exports.ts'
import { listOffers } from '../../../contract/requests/offers.ts'
import {
  listQuotes,
  markHandled,
  type Quote,
  quoteKinds,
  quoteStates,
} from '../../../contract/requests/quotes.ts'
import { useApi } from '../../api/api-context.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useBulk } from '../../forms/use-bulk.ts'
import { ExportList } from '../../lists/export-list.tsx'
import { listOf, useListPage } from '../../lists/list-page.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { quoteColumns, quoteFilter, quoteKindFilter, quoteSorts } from './quotes-list.tsx'
import { quotesTexts as texts } from './texts.ts'

const quotes = listOf({
  operation: listQuotes,
  sorts: ['', '-createdAt', 'createdAt'],
  states: quoteStates,
  also: {
    names: ['kind'],
    query: ({ kind }) => {
      const known = quoteKinds.find((one) => one === kind)
      return known ? { kind: known } : {}
    },
  },
  load: (api, query, options) => api.callForPage(listQuotes, { query }, options),
})

const keyOf = (quote: Quote) => quote._id
const isOpen = ({ handledAt }: Quote) => handledAt === null

/** Renders `/dashboard/quotes`: requests for quotes, open ones first (extension). */
export function QuotesPage() {
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      <IfOffered operation={listQuotes} otherwise={<Card>{texts.notOffered}</Card>}>
        <Quotes onMarked={toHeading} />
      </IfOffered>
    </DashboardPart>
  )
}

/** @param onMarked moves the focus when the focused button disappears. */
function Quotes({ onMarked }: { onMarked: () => void }) {
  const api = useApi()
  const list = useListPage(quotes)
  const mark = useCallback(
    async ({ _id: id, name }: Quote): Promise<void> => {
      await api.call(markHandled, { params: { id } })
      showToast('success', texts.markedHandled(name))
      onMarked()
    },
    [api, onMarked],
  )
  const marking = useAction(mark)
  const columns = useMemo(() => quoteColumns(marking), [marking])
  const markAll = useBulk(
    keyOf,
    useCallback(({ _id: id }: Quote) => api.call(markHandled, { params: { id } }), [api]),
  )
  const selection = {
    nameOf: ({ name, email }: Quote) => name || email,
    actions: [{ ...texts.bulk, may: isOpen, run: markAll }],
  }
  return (
    <DataTable
      {...list}
      tools={
        <>
          <IfOffered operation={listOffers}>
            <Link className="button button-quiet button-row" to={dashboardLinks.offers}>
              {texts.toOffers}
            </Link>
          </IfOffered>
          <ExportList operation={exportQuotes} list={list} />
        </>
      }
      texts={texts}
      columns={columns}
      keyOf={keyOf}
      selection={selection}
      sorts={quoteSorts}
      filter={quoteFilter}
      also={[quoteKindFilter]}
    />
  )
}
