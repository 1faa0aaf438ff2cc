import { getNotifications } from '../../../contract/desk/notifications.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { notificationTexts as texts } from './texts.ts'

/** Renders `/dashboard/notifications`, where a member of staff chooses email notices (extension). */
export function NotificationsPage() {
  return (
    <DashboardPart title={texts.caption}>
      <IfOffered operation={getNotifications} otherwise={<Card>{texts.notOffered}</Card>}>
        <Choice />
      </IfOffered>
    </DashboardPart>
  )
}

function Choice() {
  const [loaded, reload] = useAnswer(getNotifications, {})
  if (loaded.status !== 'ready') return <NotReady loaded={loaded} texts={texts} lines={6} reload={reload} />
  return <ChoiceForm stored={loaded.data} />
}
