import { useCallback, useMemo } from 'react'
import { listQuotes, type Quote } from '../../../contract/quotes.ts'
import { useExtensions } from '../../api/extensions.ts'
import { useTableView } from '../../routing/use-table-view.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { quoteColumns, quoteSorts } from './quotes-list.tsx'
import { quotesTexts as texts } from './texts.ts'
import { useAllQuotes } from './use-all-quotes.ts'
import { useMarkingHandled } from './use-marking-handled.ts'

const keyOf = (quote: Quote) => quote._id

/** `/dashboard/quotes`: what people wrote to the shop, what waits first (extension). */
export function QuotesPage() {
  const offered = useExtensions().has(listQuotes)
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      {offered ? <Quotes onMarked={toHeading} /> : <Card>{texts.notOffered}</Card>}
    </DashboardPart>
  )
}

/** @param onMarked takes the focus when the button that had it goes. */
function Quotes({ onMarked }: { onMarked: () => void }) {
  const [view, onView] = useTableView()
  const { list, busy, reload } = useAllQuotes(view)
  const changed = useCallback(() => {
    onMarked()
    reload()
  }, [onMarked, reload])
  const marking = useMarkingHandled(changed)
  const columns = useMemo(() => quoteColumns(marking), [marking])
  return (
    <DataTable
      {...{ texts, columns, keyOf, list, busy, view, onView }}
      whole={false}
      onTryAgain={reload}
      sorts={quoteSorts}
    />
  )
}
