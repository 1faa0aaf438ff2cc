import { useLoaderData } from 'react-router'
import type { Tool } from '../../api/rows/catalogue.ts'
import { ToolsPage } from '../../features/storefront/tools-page.tsx'

/** `/tools` (spec §2). */
export function ToolsRoute() {
  return <ToolsPage tools={useLoaderData<readonly Tool[]>()} />
}
