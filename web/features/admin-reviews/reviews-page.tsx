import { useCallback, useMemo } from 'react'
import {
  hideReview,
  listWrittenReviews,
  reviewStates,
  type WrittenReview,
} from '../../../contract/catalogue/reviews.ts'
import { exportReviews } from '../../../contract/desk/exports.ts'
import type { RequestOf } from '../../../contract/operation.ts'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useBulk } from '../../forms/use-bulk.ts'
import { ExportList } from '../../lists/export-list.tsx'
import { listOf, useListPage } from '../../lists/list-page.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { HideQuestion, HidingFields, useHiding, useHidingReason } from './hide-question.tsx'
import { reviewColumns, reviewFilter, reviewFilters, reviewSorts } from './reviews-list.tsx'
import { reviewsTexts as texts } from './texts.ts'

const reviews = listOf({
  operation: listWrittenReviews,
  sorts: ['-createdAt', 'createdAt'],
  states: reviewStates,
  also: {
    names: ['stars', 'tool'],
    query: ({ stars, tool: product }) => ({
      ...(stars && /^[1-5]$/.test(stars) && { stars: Number(stars) }),
      ...(product && { tool: product }),
    }),
  },
  load: (api, query, options) => api.callForPage(listWrittenReviews, { query }, options),
})

const keyOf = (review: WrittenReview) => review._id

/** Renders `/dashboard/reviews`, where an admin hides, shows and answers reviews (extension). */
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

/** @param onRowGone moves the focus when the focused button disappears with its row. */
function Reviews({ onRowGone }: { onRowGone: () => void }) {
  const formats = useFormats()
  const api = useApi()
  const list = useListPage(reviews)
  const narrowed = list.view.filter !== ''
  const gone = useCallback(() => {
    if (narrowed) onRowGone()
  }, [narrowed, onRowGone])
  const show = useCallback(
    async ({ _id: id, name }: WrittenReview): Promise<void> => {
      await api.call(hideReview, { params: { id }, body: { hidden: false } })
      showToast('success', texts.isShown(name))
      gone()
    },
    [api, gone],
  )
  const showing = useAction(show)
  const hiding = useHiding(gone)
  const { ask: onHide } = hiding
  const forMany = useHidingReason()
  const columns = useMemo(() => reviewColumns({ onHide, showing }), [onHide, showing])
  const selection = {
    nameOf: ({ name }: WrittenReview) => name,
    actions: [
      {
        ...texts.bulkHide,
        may: isShown,
        fields: <HidingFields reason={forMany} />,
        onAsk: forMany.reset,
        check: forMany.check,
        run: useVisibility(api, forMany.body),
      },
      { ...texts.bulkShow, may: isHidden, run: useVisibility(api, shownAgain) },
    ],
  }
  return (
    <>
      <DataTable
        {...list}
        tools={<ExportList operation={exportReviews} list={list} />}
        texts={texts}
        columns={columns}
        keyOf={keyOf}
        selection={selection}
        sorts={reviewSorts}
        filter={reviewFilter}
        also={reviewFilters(
          formats,
          list.list.status === 'ready' ? list.list.data.rows : [],
          list.view.also.tool ?? '',
        )}
      />
      <HideQuestion hiding={hiding} />
    </>
  )
}

const isShown = ({ hiddenAt }: WrittenReview) => hiddenAt === null
const isHidden = ({ hiddenAt }: WrittenReview) => hiddenAt !== null

const shownAgain = { hidden: false }

/** Returns a function that hides several reviews for one reason, or shows them. */
function useVisibility(api: ShopApi, body: RequestOf<typeof hideReview>['body']) {
  const { hidden, reason, note } = body
  return useBulk(
    keyOf,
    useCallback(
      ({ _id: id }: WrittenReview) =>
        api.call(hideReview, {
          params: { id },
          body: { hidden, ...(reason && { reason }), ...(note && { note }) },
        }),
      [api, hidden, reason, note],
    ),
  )
}
