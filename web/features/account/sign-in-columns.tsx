import type { SignIn } from '../../../contract/accounts/sign-in.ts'
import { signInsMessages as texts } from '../../messages/account.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { LocalTime } from '../../ui/local-time.tsx'
import type { RecordColumn } from '../../ui/record-table.tsx'

interface Ending {
  /** The id of the sign-in that is being ended. */
  readonly ending: string | undefined
  readonly onEnd: (signIn: SignIn) => void
}

/** The columns of the list of sign-ins. */
export function signInColumns({ ending, onEnd }: Ending): readonly RecordColumn<SignIn>[] {
  return [
    { header: texts.device, cell: ({ device }) => device },
    { header: texts.firstSeen, cell: ({ firstSeenAt }) => <LocalTime at={firstSeenAt} /> },
    { header: texts.lastSeen, cell: ({ lastSeenAt }) => <LocalTime at={lastSeenAt} /> },
    {
      header: texts.action,
      cell: (signIn) =>
        signIn.current ? (
          <Chip state="good">{texts.here}</Chip>
        ) : (
          <Button
            kind="quiet"
            className="button-row"
            busy={ending === signIn._id}
            onClick={() => onEnd(signIn)}
          >
            {ending === signIn._id ? texts.ending : texts.end}
            <span className="sr-only">{texts.onDevice(signIn.device)}</span>
          </Button>
        ),
    },
  ]
}
