import type { FailedEmail } from '../../../contract/desk/board.ts'
import { retryEmail } from '../../../contract/desk/emails.ts'
import { useApi } from '../../api/api-context.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { useAction } from '../../forms/use-action.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { IfAllowed } from '../../session/rights.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { EmailText } from '../../ui/values/email-text.tsx'
import { TaskCard, type Tasks } from './task-card.tsx'
import { failedMailTexts as texts } from './texts.ts'

interface FailedMailProps {
  readonly tasks: Loaded<Tasks<FailedEmail>>
  readonly reload: () => void
}

/** Lists the newest emails that the shop has given up, each with a button that sends it again. */
export function FailedMail({ tasks, reload }: FailedMailProps) {
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <TaskCard
      title={texts.heading}
      heading={heading}
      tasks={tasks}
      reload={reload}
      texts={texts}
      all={{ to: dashboardLinks.failedMessages, text: texts.all }}
      empty={<p className="soft">{texts.nothing}</p>}
    >
      {(mail) => (
        <li key={mail._id} className="overview-row overview-plain grid-cols-[minmax(0,1fr)_auto]">
          <div className="overview-words">
            <h3>{mail.subject}</h3>
            <small>
              <EmailText email={mail.to} />
              {mail.problem && <b className="text-bad"> · {mail.problem}</b>}
            </small>
          </div>
          <IfAllowed operation={retryEmail}>
            {!mail.secret && <Again mail={mail} onSent={toHeading} />}
          </IfAllowed>
        </li>
      )}
    </TaskCard>
  )
}

interface AgainProps {
  readonly mail: FailedEmail
  /** Moves the focus, because the row disappears. */
  readonly onSent: () => void
}

function Again({ mail, onSent }: AgainProps) {
  const api = useApi()
  const { busyWith, failure, start } = useAction(async ({ _id: id, to }: FailedEmail) => {
    await api.call(retryEmail, { params: { id } })
    showToast('success', texts.sentAgain(to))
    onSent()
  })
  const busy = busyWith !== undefined
  return (
    <>
      <Button kind="quiet" busy={busy} onClick={() => start(mail)}>
        {busy ? texts.sending : texts.again}
        <span className="sr-only">{texts.ofMail(mail.subject)}</span>
      </Button>
      {failure && (
        <div className="overview-form col-span-full">
          <Alert message={failure.message} />
        </div>
      )}
    </>
  )
}
