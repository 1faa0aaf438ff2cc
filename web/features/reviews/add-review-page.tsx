import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listToolReviews } from '../../../contract/catalogue/reviews.ts'
import { useHost } from '../../api/host.ts'
import { useSession } from '../../session/session.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ReviewForm } from './review-form.tsx'
import { addReviewTexts } from './texts.ts'
import { useBoughtProducts } from './use-bought-products.ts'

/** Renders `/dashboard/addreview` (spec §2). */
export function AddReviewPage() {
  const session = useSession()
  const [query] = useSearchParams()
  const wanted = query.get('tool') ?? ''
  return (
    <DashboardPart title={addReviewTexts.heading}>
      {session.status === 'in' && <Review key={wanted} person={session} wanted={wanted} />}
    </DashboardPart>
  )
}

type ReviewProps = Pick<Parameters<typeof ReviewForm>[0], 'person' | 'wanted'>

/**
 * Waits for the bought products before it renders, because their choice is the first field and would move the others.
 */
function Review({ person, wanted }: ReviewProps) {
  const [bought, reload] = useBoughtProducts(person.email)
  const offersChoice = useHost().offers(listToolReviews)
  const [isOpen, setIsOpen] = useState(!offersChoice)
  if (!isOpen && bought.status !== 'loading') setIsOpen(true)
  if (!isOpen)
    return (
      <Card>
        <Skeleton label={addReviewTexts.loading} lines={6} />
      </Card>
    )
  return <ReviewForm person={person} wanted={wanted} bought={bought} reload={reload} />
}
