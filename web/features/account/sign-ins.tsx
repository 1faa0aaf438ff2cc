import { listSignIns, type SignIn } from '../../../contract/accounts/accounts.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { signInColumns } from './sign-in-columns.tsx'
import { accountTexts, signInsTexts as texts } from './texts.ts'
import { isSame, useEndingSignIns } from './use-ending-sign-ins.ts'

const keyOf = ({ _id }: SignIn) => _id

/** Lists the account's sessions, each with a button that ends it. */
export function SignIns() {
  const [signIns, reload] = useAnswer(listSignIns, {})
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      <NotReady
        loaded={signIns}
        texts={texts}
        notRefreshed={accountTexts.notRefreshed}
        lines={3}
        reload={reload}
      />
      {signIns.status === 'ready' && <SignInsList signIns={signIns.data} onGone={toHeading} />}
    </DashboardPart>
  )
}

interface SignInsListProps {
  readonly signIns: readonly SignIn[]
  /** Called when the pressed button disappears with its session. */
  readonly onGone: () => void
}

function SignInsList({ signIns, onGone }: SignInsListProps) {
  const ending = useEndingSignIns(onGone)
  const { busyWith, failure, start } = ending
  const here = signIns.filter(({ current }) => current)
  const others = signIns.filter(({ current }) => !current)
  const columns = signInColumns(ending)
  // The row of a session that left the list is gone, so its error moves below the list.
  const rowIsGone = typeof failure?.of === 'object' && !signIns.some((signIn) => isSame(failure.of, signIn))
  return (
    <>
      {rowIsGone && <Alert message={failure.message} />}
      <RecordTable caption={texts.heading} columns={columns} rows={[...here, ...others]} keyOf={keyOf} />
      {others.length > 0 && (
        <Card className="grid justify-items-start gap-3">
          <p className="soft">{texts.text}</p>
          <Button kind="quiet" busy={busyWith === 'others'} onClick={() => start('others')}>
            {busyWith === 'others' ? texts.ending : texts.endOthers}
          </Button>
          {failure?.of === 'others' && <Alert message={failure.message} />}
        </Card>
      )}
    </>
  )
}
