import { addReviewMessages } from '../../messages/add-review.ts'
import { useSession } from '../../session/session.ts'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { ReviewForm } from './review-form.tsx'

/** `/dashboard/addreview` (spec §2). */
export function AddReviewPage() {
  const session = useSession()
  return (
    <DashboardPart title={addReviewMessages.heading}>
      {session.status === 'in' && <ReviewForm person={session} />}
    </DashboardPart>
  )
}
