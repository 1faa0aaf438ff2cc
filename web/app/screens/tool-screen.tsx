import '../../styles/utilities.css'
import { BookingForm } from '../../features/booking/booking-form.tsx'
import { FitsList, saysWhatFits } from '../../features/fit/fits-list.tsx'
import { tickOff } from '../../features/fit/job-list.ts'
import { NextOfJob } from '../../features/fit/next-of-job.tsx'
import { RestockForm } from '../../features/restock/restock-form.tsx'
import { ToolReviews } from '../../features/reviews/tool-reviews.tsx'
import type { ToolData } from '../../features/tool/load-tool.ts'
import { ToolPage } from '../../features/tool/tool-page.tsx'

/** Renders `/tool/{toolId}` (spec §2): the tool, its booking form and its reviews. */
export function ToolScreen({ data: shown }: { readonly data: ToolData }) {
  const { tool, guide, reviews } = shown
  return (
    <ToolPage
      shown={shown}
      fits={guide && saysWhatFits(guide) && <FitsList guide={guide} />}
      reviews={reviews && <ToolReviews toolId={tool._id} page={reviews} />}
    >
      <NextOfJob toolId={tool._id} />
      <BookingForm key={tool._id} tool={tool} onBooked={() => tickOff(tool._id)} />
      <RestockForm tool={tool} />
    </ToolPage>
  )
}
