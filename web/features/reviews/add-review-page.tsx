import { addReviewMessages } from '../../messages/add-review.ts'
import { useSession } from '../../session/session.ts'
import { ReviewForm } from './review-form.tsx'

/** `/dashboard/addreview` (spec §2). */
export function AddReviewPage() {
  const session = useSession()
  return (
    <section className="dashboard-part">
      <h2>{addReviewMessages.heading}</h2>
      {session.status === 'in' && <ReviewForm person={session} />}
    </section>
  )
}
