import { useLoaderData } from 'react-router'
import { BookingForm } from '../../features/booking/booking-form.tsx'
import type { ToolData } from '../../features/tool/load-tool.ts'
import { ToolPage } from '../../features/tool/tool-page.tsx'

/** Renders `/tool/{toolId}` (spec §2): the tool and its booking form. */
export function ToolRoute() {
  const { tool } = useLoaderData<ToolData>()
  return (
    <ToolPage tool={tool}>
      <BookingForm key={tool._id} tool={tool} />
    </ToolPage>
  )
}
