import { useCallback, useMemo } from 'react'
import { listWrittenReviews, type WrittenReview } from '../../../contract/reviews.ts'
import { useExtensions } from '../../api/extensions.ts'
import { useTableView } from '../../routing/use-table-view.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { reviewColumns, reviewFilter, reviewSorts } from './reviews-list.tsx'
import { reviewsTexts as texts } from './texts.ts'
import { useAllReviews } from './use-all-reviews.ts'
import { useHiding } from './use-hiding.ts'

const keyOf = (review: WrittenReview) => review._id

/** `/dashboard/reviews`: what customers have written; an admin hides it from visitors, or shows it again (extension). */
export function ReviewsPage() {
  const offered = useExtensions().has(listWrittenReviews)
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      {offered ? <Reviews onRowGone={toHeading} /> : <Card>{texts.notOffered}</Card>}
    </DashboardPart>
  )
}

/** @param onRowGone takes the focus when the button that had it goes with its row. */
function Reviews({ onRowGone }: { onRowGone: () => void }) {
  const [view, onView] = useTableView()
  const { list, busy, reload } = useAllReviews(view)
  const narrowed = view.filter !== ''
  const changed = useCallback(() => {
    if (narrowed) onRowGone()
    reload()
  }, [narrowed, onRowGone, reload])
  const hiding = useHiding(changed)
  const columns = useMemo(() => reviewColumns(hiding), [hiding])
  return (
    <DataTable
      {...{ texts, columns, keyOf, list, busy, view, onView }}
      whole={false}
      onTryAgain={reload}
      sorts={reviewSorts}
      filter={reviewFilter}
    />
  )
}
