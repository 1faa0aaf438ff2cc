import { useCallback, useMemo } from 'react'
import { exportReviews } from '../../../contract/exports.ts'
import {
  hideReview,
  listWrittenReviews,
  reviewStates,
  type WrittenReview,
} from '../../../contract/reviews.ts'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useBulk } from '../../forms/use-bulk.ts'
import { ExportList } from '../../routing/export-list.tsx'
import { listOf, useListPage } from '../../routing/list-page.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { reviewColumns, reviewFilter, reviewSorts } from './reviews-list.tsx'
import { reviewsTexts as texts } from './texts.ts'

const reviews = listOf({
  operation: listWrittenReviews,
  sorts: ['-createdAt', 'createdAt'],
  states: reviewStates,
  load: (api, query, options) => api.callForPage(listWrittenReviews, { query }, options),
})

const keyOf = (review: WrittenReview) => review._id

/**
 * Renders `/dashboard/reviews`, where an admin hides reviews from visitors or shows them again (extension).
 */
export function ReviewsPage() {
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      <IfOffered operation={listWrittenReviews} otherwise={<Card>{texts.notOffered}</Card>}>
        <Reviews onRowGone={toHeading} />
      </IfOffered>
    </DashboardPart>
  )
}

/** @param onRowGone takes the focus when the button that had it disappears with its row. */
function Reviews({ onRowGone }: { onRowGone: () => void }) {
  const api = useApi()
  const list = useListPage(reviews)
  const narrowed = list.view.filter !== ''
  const change = useCallback(
    async ({ _id: id, name, hiddenAt }: WrittenReview): Promise<void> => {
      const hidden = hiddenAt === null
      await api.call(hideReview, { params: { id }, body: { hidden } })
      showToast('success', hidden ? texts.isHidden(name) : texts.isShown(name))
      if (narrowed) onRowGone()
    },
    [api, narrowed, onRowGone],
  )
  const hiding = useAction(change)
  const columns = useMemo(() => reviewColumns(hiding), [hiding])
  const selection = {
    nameOf: ({ name }: WrittenReview) => name,
    actions: [
      { ...texts.bulkHide, may: isShown, run: useVisibility(api, true) },
      { ...texts.bulkShow, may: isHidden, run: useVisibility(api, false) },
    ],
  }
  return (
    <DataTable
      {...list}
      tools={<ExportList operation={exportReviews} name="reviews" list={list} />}
      {...{ texts, columns, keyOf, selection }}
      sorts={reviewSorts}
      filter={reviewFilter}
    />
  )
}

const isShown = ({ hiddenAt }: WrittenReview) => hiddenAt === null
const isHidden = ({ hiddenAt }: WrittenReview) => hiddenAt !== null

/** Returns a function that hides several reviews, or shows them again. */
function useVisibility(api: ShopApi, hidden: boolean) {
  return useBulk(
    keyOf,
    useCallback(
      ({ _id: id }: WrittenReview) => api.call(hideReview, { params: { id }, body: { hidden } }),
      [api, hidden],
    ),
  )
}
