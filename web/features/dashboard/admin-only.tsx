import '../../styles/admin.css'
import { useEffect } from 'react'
import { Outlet, useOutletContext } from 'react-router'
import { forceSignOut } from '../../session/session.ts'
import { problems } from '../../texts/problems.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { DashboardContext } from './dashboard-shell.tsx'
import { dashboardTexts } from './texts.ts'

/**
 * The pages that only an admin has (spec §2): a spinner while the check loads; who is no admin is signed out,
 * and the shell sends them to /login. A check that failed says nothing of anybody's right, so nobody is signed
 * out by it.
 */
export function AdminOnly() {
  const context = useOutletContext<DashboardContext>()
  const { role, askAgain } = context
  const refused = role.status === 'ready' && role.data !== 'admin'
  useEffect(() => {
    if (refused) void forceSignOut()
  }, [refused])
  if (role.status === 'failed') {
    // The side menu has just said why, and offers to try again; once is enough for who listens.
    return (
      <Card className="grid justify-items-start gap-4">
        <p>{dashboardTexts.notChecked}</p>
        <Button kind="quiet" onClick={askAgain}>
          {problems.tryAgain}
        </Button>
      </Card>
    )
  }
  if (role.status === 'loading' || refused) {
    return (
      <Card>
        <Spinner label={dashboardTexts.checking} />
      </Card>
    )
  }
  return <Outlet context={context} />
}
