import { useCallback } from 'react'
import { listQuotes, type Quote } from '../../../contract/quotes.ts'
import { pageQuery } from '../../api/page-query.ts'
import { useList } from '../../api/use-list.ts'
import { sessionApi } from '../../session/session-api.ts'
import { rowsPerPage, type TableView } from '../../ui/table/table-view.ts'

/** The part of the requests that the view asks for; without an order, what waits stands first. */
export function useAllQuotes(view: TableView) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = pageQuery(view, ['', '-createdAt', 'createdAt'], rowsPerPage)
      const { answer, ...more } = await sessionApi().callForPage(listQuotes, { query }, { signal })
      return { rows: answer, ...more }
    },
    [view],
  )
  return useList<Quote>(load)
}
