import { useLoaderData } from 'react-router'
import type { Tool } from '../../api/rows/catalogue.ts'
import { BookingForm } from '../../features/booking/booking-form.tsx'
import { ToolPage } from '../../features/tool/tool-page.tsx'

/** Renders `/tool/{toolId}` (spec §2): the tool and its booking form. */
export function ToolRoute() {
  const tool = useLoaderData<Tool>()
  return (
    <ToolPage tool={tool}>
      <BookingForm key={tool._id} tool={tool} />
    </ToolPage>
  )
}
