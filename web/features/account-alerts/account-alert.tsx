import { type Alert as AlertRow, resolveAlert } from '../../../contract/desk/alerts.ts'
import { useApi } from '../../api/api-context.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { EmailText } from '../../ui/values/email-text.tsx'
import { Fact } from '../../ui/values/fact.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { alertTexts as texts } from './texts.ts'

interface AccountAlertProps {
  readonly alert: AlertRow
  readonly onResolved: () => void
}

/** Shows one account alert: its cause, the account, and the admin's action. */
export function AccountAlert({ alert, onResolved }: AccountAlertProps) {
  const formats = useFormats()
  const api = useApi()
  const words = texts.kinds[alert.kind]
  const { busyWith, failure, start } = useAction(async ({ _id: id }: AlertRow) => {
    await api.call(resolveAlert, { params: { id } })
    showToast('success', words.done)
    onResolved()
  })
  const busy = busyWith !== undefined
  return (
    <li className="not-first:mt-6 grid gap-5 justify-items-start">
      <p>
        <b>{words.what(wholeNumber(formats, alert.count))}</b>
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
      <p className="max-w-176">{words.why}</p>
      <Button busy={busy} onClick={() => start(alert)}>
        {busy ? texts.acting : words.act}
        <span className="sr-only">{texts.ofAccount(alert.email)}</span>
      </Button>
      {failure && <Alert message={failure.message} />}
    </li>
  )
}
