import { use, useState } from 'react'
import { isStaff } from '../../../../domain/accounts/rights.ts'
import { useLoaded } from '../../../api/use-loaded.ts'
import { RoleContext } from '../../../session/rights.tsx'
import { signOut } from '../../../session/session.ts'
import { problems } from '../../../texts/problems.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DashboardPart } from '../../../ui/dashboard-part.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { withPasskeys } from './own-passkeys.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondStepTexts as texts } from './texts.ts'
import { useChangingSecondStep } from './use-changing-second-step.ts'

const load = () => withPasskeys((passkeys) => passkeys.secondFactor())

interface SecondStepPartProps {
  readonly hasPasskeys: boolean
}

/** Switches the second step of staff sign-ins on and off, and makes recovery codes. */
export function SecondStepPart({ hasPasskeys }: SecondStepPartProps) {
  const role = use(RoleContext)
  const [state, reload] = useLoaded(load)
  const [codes, setCodes] = useState<readonly string[]>()
  const { changing, asked, ask } = useChangingSecondStep(setCodes)
  const { busyWith, failure } = changing
  if (state.status === 'failed') {
    return <Alert message={state.error.message} again={{ label: problems.tryAgain, run: reload }} />
  }
  const { on = false, codesLeft = 0 } = (state.status === 'ready' && state.data) || {}
  if (!on && (role === undefined || !isStaff(role))) return null
  const again = failure?.code === 'SIGN_IN_AGAIN' && {
    again: { label: texts.signInAgain, run: () => void signOut('again') },
  }
  return (
    <DashboardPart title={texts.heading}>
      <Card className="grid justify-items-start gap-4">
        <p>
          <Chip state={on ? 'good' : 'plain'}>{on ? texts.on : texts.off}</Chip>
        </p>
        <p className="soft">{texts.what}</p>
        {on && <p className={codesLeft < 3 ? 'font-semibold' : ''}>{texts.left(codesLeft)}</p>}
        {codes && <RecoveryCodes codes={codes} onStored={() => setCodes(undefined)} />}
        {!on && !hasPasskeys && <p>{texts.passkeyFirst}</p>}
        {!on && hasPasskeys && (
          <Button kind="quiet" busy={busyWith === 'on'} onClick={() => changing.start('on')}>
            {busyWith === 'on' ? texts.waiting : texts.switchOn}
          </Button>
        )}
        {on && !codes && (
          <div className="actions">
            <Button kind="quiet" onClick={() => ask('codes')}>
              {texts.newCodes}
            </Button>
            <Button kind="quiet" onClick={() => ask('off')}>
              {texts.switchOff}
            </Button>
          </div>
        )}
        {failure && asked === undefined && <Alert message={failure.message} {...again} />}
      </Card>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked === 'off' ? texts.offTitle : texts.codesTitle}
        text={asked === 'off' ? texts.offText : texts.codesText}
        confirm={asked === 'off' ? texts.switchOff : texts.newCodes}
        cancel={texts.keep}
        busy={busyWith !== undefined}
        problem={failure?.message}
        destructive
        onConfirm={() => asked && changing.start(asked)}
        onCancel={() => ask(undefined)}
      >
        {again && <Button onClick={again.again.run}>{again.again.label}</Button>}
      </ConfirmDialog>
    </DashboardPart>
  )
}
