import '../../styles/utilities.css'
import { useLoaderData } from 'react-router'
import type { Item } from '../../api/rows/catalogue.ts'
import { ItemsPage } from '../../features/storefront/finding/items-page.tsx'
import type { ListData } from '../../features/storefront/finding/list-data.ts'
import type { ToolsData } from '../../features/storefront/finding/load-list.ts'
import { ToolsPage } from '../../features/storefront/finding/tools-page.tsx'

/** Renders `/tools` (spec §2). */
export function ToolsRoute() {
  return <ToolsPage page={useLoaderData<ToolsData>()} />
}

/** Renders `/items` (spec §2). */
export function ItemsRoute() {
  return <ItemsPage page={useLoaderData<ListData<Item>>()} />
}
