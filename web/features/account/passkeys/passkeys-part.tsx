import { NotReady } from '../../../api/not-ready.tsx'
import { useLoaded } from '../../../api/use-loaded.ts'
import type { Passkey } from '../../../session/passkeys/passkey-port.ts'
import { DashboardPart, useFocusOnHeading } from '../../../ui/dashboard-part.tsx'
import { RecordTable } from '../../../ui/table/record-table.tsx'
import { accountTexts } from '../texts.ts'
import { AddPasskey } from './add-passkey.tsx'
import { withPasskeys } from './own-passkeys.ts'
import { passkeyColumns } from './passkey-columns.tsx'
import { RemovePasskey } from './remove-passkey.tsx'
import { SecondStepPart } from './second-step-part.tsx'
import { passkeyTexts as texts } from './texts.ts'
import { useChangingPasskeys } from './use-changing-passkeys.ts'

const keyOf = ({ id }: Passkey) => id
const load = async () => (await withPasskeys((passkeys) => passkeys.list())) ?? []

/** Lists the account's passkeys, and adds, renames and removes them. */
export function PasskeysPart() {
  const [passkeys, reload] = useLoaded(load)
  const [heading, toHeading] = useFocusOnHeading()
  const changing = useChangingPasskeys(toHeading)
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      <NotReady
        loaded={passkeys}
        texts={texts}
        notRefreshed={accountTexts.notRefreshed}
        lines={3}
        reload={reload}
      />
      {passkeys.status === 'ready' && (
        <>
          {passkeys.data.length > 0 && (
            <RecordTable
              caption={texts.heading}
              columns={passkeyColumns(changing)}
              rows={passkeys.data}
              keyOf={keyOf}
            />
          )}
          <AddPasskey first={passkeys.data.length === 0} />
          <RemovePasskey changing={changing} />
          <SecondStepPart hasPasskeys={passkeys.data.length > 0} />
        </>
      )}
    </DashboardPart>
  )
}
