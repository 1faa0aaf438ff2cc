import { useAnswer } from '../../api/use-answer.ts'
import '../../ui/table/data-table.css'
import { useRef, useState } from 'react'
import { listAlerts } from '../../../contract/desk/alerts.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { problems } from '../../texts/problems.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { AccountAlert } from './account-alert.tsx'
import { alertTexts as texts } from './texts.ts'

/** Shows accounts that need an admin's attention. Renders nothing without alerts, or if {host} does not offer them. */
export function AccountAlerts() {
  return (
    <IfOffered operation={listAlerts}>
      <Alerts />
    </IfOffered>
  )
}

function Alerts() {
  const [alerts, reload] = useAnswer(listAlerts, {})
  const [resolved, setResolved] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  if (alerts.status === 'loading') return null
  if (alerts.status === 'failed') {
    const message = `${texts.notLoaded} ${alerts.error.message}`
    return <Alert message={message} again={{ label: problems.tryAgain, run: reload }} />
  }
  const none = alerts.data.length === 0
  // The section stays after the last alert is resolved, because its heading has the focus.
  if (none && !resolved) return null
  function onResolved(): void {
    setResolved(true)
    heading.current?.focus()
  }
  return (
    <section className="card card-padded grid gap-4 border-s-6 border-s-bad" aria-labelledby="account-alerts">
      <h3 id="account-alerts" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h3>
      {none ? (
        <p>{texts.nothing}</p>
      ) : (
        <ul>
          {alerts.data.map((alert) => (
            <AccountAlert key={alert._id} alert={alert} onResolved={onResolved} />
          ))}
        </ul>
      )}
    </section>
  )
}
