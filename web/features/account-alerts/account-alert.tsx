import { type Alert as AlertRow, resolveAlert } from '../../../contract/alerts.ts'
import { useSending } from '../../forms/use-sending.ts'
import { sessionApi } from '../../session/session-api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailText } from '../../ui/email-text.tsx'
import { Fact } from '../../ui/fact.tsx'
import { LocalTime } from '../../ui/local-time.tsx'
import { wholeNumber } from '../../ui/numbers.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { alertTexts as texts } from './texts.ts'

interface AccountAlertProps {
  readonly alert: AlertRow
  readonly onResolved: () => void
  readonly onRefused: () => void
}

/** One account to look at: what it does, whose it is, and what an admin can do about it. */
export function AccountAlert({ alert, onResolved, onRefused }: AccountAlertProps) {
  const { busy, problem, send } = useSending()
  const words = texts.kinds[alert.kind]

  async function resolve(): Promise<void> {
    const sent = await send(async () => {
      await sessionApi().call(resolveAlert, { params: { id: alert._id } })
      showToast('success', words.done)
      return 'sent' as const
    }, [])
    if (sent === 'sent') onResolved()
    else if (sent !== 'stopped') onRefused()
  }
  return (
    <li className="owed-refund">
      <p>
        <b>{words.what(wholeNumber(alert.count))}</b>
      </p>
      <dl className="facts">
        <Fact name={texts.account}>
          {alert.name}{' '}
          <a className="row-link" href={`mailto:${alert.email}`}>
            <EmailText email={alert.email} />
          </a>
        </Fact>
        <Fact name={texts.since}>
          <LocalTime at={alert.raisedAt} />
        </Fact>
      </dl>
      <p className="owed-why">{words.why}</p>
      <Button busy={busy} onClick={() => void resolve()}>
        {busy ? texts.acting : words.act}
        <span className="sr-only">{texts.ofAccount(alert.email)}</span>
      </Button>
      {problem && <Alert message={problem} />}
    </li>
  )
}
