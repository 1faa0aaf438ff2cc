import { useSearchParams } from 'react-router'
import { useSession } from '../../session/session.ts'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { ReviewForm } from './review-form.tsx'
import { addReviewTexts } from './texts.ts'

/** Renders `/dashboard/addreview` (spec §2). */
export function AddReviewPage() {
  const session = useSession()
  const [query] = useSearchParams()
  const wanted = query.get('tool') ?? ''
  return (
    <DashboardPart title={addReviewTexts.heading}>
      {session.status === 'in' && <ReviewForm key={wanted} person={session} wanted={wanted} />}
    </DashboardPart>
  )
}
