import { deleteAccount, getAccount, listSignIns } from '../../../contract/accounts.ts'
import { useOffers } from '../../api/use-offers.ts'
import { useSession } from '../../session/session.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { OwnAccount } from './own-account.tsx'
import { SignIns } from './sign-ins.tsx'
import { accountTexts } from './texts.ts'

/** `/dashboard/account`: who is signed in and where, and the way out (extension). */
export function AccountPage() {
  const session = useSession()
  const offers = useOffers()
  if (session.status === 'out') return null
  return (
    <div className="dashboard-part">
      <DashboardPart title={accountTexts.heading}>
        {offers(getAccount) ? <OwnAccount /> : <Card>{accountTexts.notOffered}</Card>}
      </DashboardPart>
      {offers(listSignIns) && <SignIns />}
      {offers(deleteAccount) && <DeleteAccount email={session.email} />}
    </div>
  )
}
