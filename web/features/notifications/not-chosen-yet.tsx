import { useCallback } from 'react'
import { Link } from 'react-router'
import { getNotifications } from '../../../contract/desk/notifications.ts'
import { useApi } from '../../api/api-context.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { useLoaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { notificationTexts as texts } from './texts.ts'

/** Shows one line while a member of staff has not chosen notifications yet; nothing afterwards. */
export function NotChosenYet() {
  return (
    <IfOffered operation={getNotifications}>
      <Line />
    </IfOffered>
  )
}

function Line() {
  const api = useApi()
  const load = useCallback((signal: AbortSignal) => api.call(getNotifications, {}, { signal }), [api])
  const [loaded] = useLoaded(load)
  // The notice is a side matter on the page, so a failure is silent here; the page itself shows it.
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
