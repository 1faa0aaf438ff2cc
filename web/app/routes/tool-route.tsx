import { useLoaderData } from 'react-router'
import { BookingForm } from '../../features/booking/booking-form.tsx'
import { ToolReviews } from '../../features/reviews/tool-reviews.tsx'
import type { ToolData } from '../../features/tool/load-tool.ts'
import { ToolPage } from '../../features/tool/tool-page.tsx'

/** Renders `/tool/{toolId}` (spec §2): the tool, its booking form and its reviews. */
export function ToolRoute() {
  const { tool, reviews } = useLoaderData<ToolData>()
  return (
    <>
      <ToolPage tool={tool}>
        <BookingForm key={tool._id} tool={tool} />
      </ToolPage>
      {reviews && <ToolReviews toolId={tool._id} page={reviews} />}
    </>
  )
}
