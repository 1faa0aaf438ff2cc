import '../../styles/admin.css'
import { Outlet, useLoaderData, useOutletContext } from 'react-router'
import { problems } from '../../texts/problems.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import type { DashboardContext } from './dashboard-shell.tsx'
import { dashboardTexts } from './texts.ts'

/**
 * Wraps the admin's pages (spec §2): a spinner until the guard has confirmed the role and the page's loader
 * has run. A failed check does not refute the role, and can be repeated.
 */
export function AdminOnly() {
  const confirmed = useLoaderData<true | null>()
  const context = useOutletContext<DashboardContext>()
  const { role, askAgain } = context
  if (role.status === 'failed') {
    // The side menu has announced the reason; a second alert would repeat it in screen readers.
    return (
      <Card className="grid justify-items-start gap-4">
        <h1 className="sr-only">{dashboardTexts.title}</h1>
        <p>{dashboardTexts.notChecked}</p>
        <Button kind="quiet" onClick={askAgain}>
          {problems.tryAgain}
        </Button>
      </Card>
    )
  }
  if (!confirmed || role.status === 'loading' || role.data !== 'admin') {
    return (
      <Card>
        <h1 className="sr-only">{dashboardTexts.title}</h1>
        <Spinner label={dashboardTexts.checking} />
      </Card>
    )
  }
  return <Outlet context={context} />
}
