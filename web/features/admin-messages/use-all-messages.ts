import { useCallback } from 'react'
import { emailStates, listEmails, type OutboxEmail } from '../../../contract/emails.ts'
import { pageQuery } from '../../api/page-query.ts'
import { useList } from '../../api/use-list.ts'
import { sessionApi } from '../../session/session-api.ts'
import { rowsPerPage, type TableView } from '../../ui/table/table-view.ts'

/** The part of the messages that the view asks for. */
export function useAllMessages(view: TableView) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = queryOf(view)
      const { answer, ...more } = await sessionApi().callForPage(listEmails, { query }, { signal })
      return { rows: answer, ...more }
    },
    [view],
  )
  return useList<OutboxEmail>(load)
}

function queryOf(view: TableView) {
  const page = pageQuery(view, ['-createdAt', 'createdAt'], rowsPerPage)
  const state = view.search ? undefined : emailStates.find((one) => one === view.filter)
  return { ...page, ...(state && { state }) }
}
