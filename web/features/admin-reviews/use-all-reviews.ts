import { useCallback } from 'react'
import { listWrittenReviews, reviewStates, type WrittenReview } from '../../../contract/reviews.ts'
import { pageQuery } from '../../api/page-query.ts'
import { useList } from '../../api/use-list.ts'
import { sessionApi } from '../../session/session-api.ts'
import { rowsPerPage, type TableView } from '../../ui/table/table-view.ts'

/** The part of the reviews that the view asks for. */
export function useAllReviews(view: TableView) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = queryOf(view)
      const { answer, ...more } = await sessionApi().callForPage(listWrittenReviews, { query }, { signal })
      return { rows: answer, ...more }
    },
    [view],
  )
  return useList<WrittenReview>(load)
}

function queryOf(view: TableView) {
  const page = pageQuery(view, ['-createdAt', 'createdAt'], rowsPerPage)
  const state = view.search ? undefined : reviewStates.find((one) => one === view.filter)
  return { ...page, ...(state && { state }) }
}
