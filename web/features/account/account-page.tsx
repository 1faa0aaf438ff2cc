import { deleteAccount, getAccount, listSignIns } from '../../../contract/accounts.ts'
import { useExtensions } from '../../api/extensions.ts'
import { useSession } from '../../session/session.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { OwnAccount } from './own-account.tsx'
import { SignIns } from './sign-ins.tsx'
import { accountTexts } from './texts.ts'

/** Renders `/dashboard/account`: the account, its sessions, and its deletion (extension). */
export function AccountPage() {
  const session = useSession()
  const extensions = useExtensions()
  if (session.status === 'out') return null
  return (
    <div className="dashboard-part">
      <DashboardPart title={accountTexts.heading}>
        {extensions.has(getAccount) ? <OwnAccount /> : <Card>{accountTexts.notOffered}</Card>}
      </DashboardPart>
      {extensions.has(listSignIns) && <SignIns />}
      {extensions.has(deleteAccount) && <DeleteAccount email={session.email} />}
    </div>
  )
}
