import { useLoaderData } from 'react-router'
import type { Tool } from '../../contract/catalogue/tool.ts'
import { ToolPage } from '../features/tool/tool-page.tsx'

/** `/tool/{toolId}` (spec §2). What stands inside ToolPage is shown beside the picture: the booking form. */
export function ToolRoute() {
  const tool = useLoaderData<Tool>()
  return <ToolPage tool={tool} />
}
