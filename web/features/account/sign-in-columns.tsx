import type { SignIn } from '../../../contract/accounts/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import type { RecordColumn } from '../../ui/table/record-table.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { deviceText } from './device-text.ts'
import { signInsTexts as texts } from './texts.ts'
import { type Ending, isSame } from './use-ending-sign-ins.ts'

/** Returns the columns of the list of sessions. */
export function signInColumns(ending: Ending): readonly RecordColumn<SignIn>[] {
  return [
    { header: texts.device, cell: ({ device }) => deviceText(device) },
    { header: texts.firstSeen, cell: ({ firstSeenAt }) => <LocalTime at={firstSeenAt} /> },
    { header: texts.lastSeen, cell: ({ lastSeenAt }) => <LocalTime at={lastSeenAt} /> },
    {
      header: texts.action,
      cell: (signIn) =>
        signIn.current ? <Chip state="good">{texts.here}</Chip> : <End signIn={signIn} ending={ending} />,
    },
  ]
}

interface EndProps {
  readonly signIn: SignIn
  readonly ending: Ending
}

function End({ signIn, ending: { busyWith, failure, start } }: EndProps) {
  const busy = isSame(busyWith, signIn)
  return (
    <div className="order-state">
      <Button kind="quiet" className="button-row" busy={busy} onClick={() => start(signIn)}>
        {busy ? texts.ending : texts.end}
        <span className="sr-only">{texts.onDevice(deviceText(signIn.device))}</span>
      </Button>
      {failure && isSame(failure.of, signIn) && <Alert message={failure.message} />}
    </div>
  )
}
