import { useCallback, useMemo } from 'react'
import { emailStates, listEmails, type OutboxEmail, retryEmail } from '../../../contract/desk/emails.ts'
import { exportEmails } from '../../../contract/desk/exports.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { useShopSettings } from '../../api/settings-context.ts'
import { useAction } from '../../forms/use-action.ts'
import { useBulk } from '../../forms/use-bulk.ts'
import { ExportList } from '../../lists/export-list.tsx'
import { listOf, useListPage } from '../../lists/list-page.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { messageColumns, messageFilter, messageSorts } from './messages-list.tsx'
import { emailTexts as texts } from './texts.ts'

const emails = listOf({
  operation: listEmails,
  sorts: ['-createdAt', 'createdAt'],
  states: emailStates,
  load: (api, query, options) => api.callForPage(listEmails, { query }, options),
})

const keyOf = (message: OutboxEmail) => message._id
const canRetry = ({ state, secret }: OutboxEmail) => state === 'failed' && !secret

/** Renders `/dashboard/messages`: the shop's emails and their states (extension). */
export function MessagesPage() {
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      <IfOffered operation={listEmails} otherwise={<Card>{texts.notOffered}</Card>}>
        <Messages onRetried={toHeading} />
      </IfOffered>
    </DashboardPart>
  )
}

/** @param onRetried moves the focus when the focused button disappears. */
function Messages({ onRetried }: { onRetried: () => void }) {
  const api = useApi()
  const list = useListPage(emails)
  const retry = useCallback(
    async ({ _id: id, to }: OutboxEmail): Promise<void> => {
      await api.call(retryEmail, { params: { id } })
      showToast('success', texts.triedAgain(to))
      onRetried()
    },
    [api, onRetried],
  )
  const retrying = useAction(retry)
  const columns = useMemo(() => messageColumns(retrying), [retrying])
  const retryAll = useBulk(
    keyOf,
    useCallback(({ _id: id }: OutboxEmail) => api.call(retryEmail, { params: { id } }), [api]),
  )
  const selection = {
    nameOf: ({ subject, to }: OutboxEmail) => punctuationTexts.facts(subject, to),
    actions: [{ ...texts.bulk, may: canRetry, run: retryAll }],
  }
  return (
    <>
      <NotSetUp />
      <DataTable
        {...list}
        tools={<ExportList operation={exportEmails} list={list} />}
        texts={texts}
        columns={columns}
        keyOf={keyOf}
        selection={selection}
        sorts={messageSorts}
        filter={messageFilter}
      />
    </>
  )
}

/** Warns that no mail server is configured; another backend does not state this. */
function NotSetUp() {
  const { mail } = useShopSettings()
  const { isThisServer } = useHost()
  if (mail || !isThisServer) return null
  return (
    <Notice tone="warn">
      <b>{texts.notSetUp}</b>
      <p>{texts.setUp}</p>
    </Notice>
  )
}
