import { Link } from 'react-router'
import { getNotifications } from '../../../contract/desk/notifications.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { notificationTexts as texts } from './texts.ts'

/** Shows one line until the member of staff has chosen notices. */
export function NotChosenYet() {
  return (
    <IfOffered operation={getNotifications}>
      <Line />
    </IfOffered>
  )
}

function Line() {
  const [loaded] = useAnswer(getNotifications, {})
  // Silent after a failure, because the notice is secondary; the page itself shows the failure.
  if (loaded.status !== 'ready' || loaded.data.chosen) return null
  return (
    <p className="board-note soft">
      {texts.notChosenYet}{' '}
      <Link className="row-link" to={dashboardLinks.notifications}>
        {texts.chooseNow}
      </Link>
    </p>
  )
}
