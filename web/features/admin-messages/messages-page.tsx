import { useCallback, useMemo } from 'react'
import { listEmails, type OutboxEmail } from '../../../contract/emails.ts'
import { useExtensions } from '../../api/extensions.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { useTableView } from '../../routing/use-table-view.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { messageColumns, messageFilter, messageSorts } from './messages-list.tsx'
import { emailTexts as texts } from './texts.ts'
import { useAllMessages } from './use-all-messages.ts'
import { useRetrying } from './use-retrying.ts'

const keyOf = (message: OutboxEmail) => message._id

/** `/dashboard/messages`: what the shop has written to people, and what became of it (extension). */
export function MessagesPage() {
  const offered = useExtensions().has(listEmails)
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      {offered ? <Messages onRetried={toHeading} /> : <Card>{texts.notOffered}</Card>}
    </DashboardPart>
  )
}

/** @param onRetried takes the focus when the button that had it goes. */
function Messages({ onRetried }: { onRetried: () => void }) {
  const [view, onView] = useTableView()
  const { list, busy, reload } = useAllMessages(view)
  const changed = useCallback(() => {
    onRetried()
    reload()
  }, [onRetried, reload])
  const retrying = useRetrying(changed)
  const columns = useMemo(() => messageColumns(retrying), [retrying])
  return (
    <>
      <NotSetUp />
      <DataTable
        {...{ texts, columns, keyOf, list, busy, view, onView }}
        whole={false}
        onTryAgain={reload}
        sorts={messageSorts}
        filter={messageFilter}
      />
    </>
  )
}

/** What the settings of this server say is true of its own messages only. */
function NotSetUp() {
  const { mail, apiHost } = useShopSettings()
  if (mail || !apiHost.startsWith('/')) return null
  return (
    <Notice tone="warn">
      <b>{texts.notSetUp}</b>
      <p>{texts.setUp}</p>
    </Notice>
  )
}
