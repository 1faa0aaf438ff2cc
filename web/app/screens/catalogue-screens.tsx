import '../../styles/utilities.css'
import type { Item } from '../../api/rows/catalogue.ts'
import { ItemsPage } from '../../features/storefront/finding/items-page.tsx'
import type { ListData } from '../../features/storefront/finding/list-data.ts'
import type { ToolsData } from '../../features/storefront/finding/load-list.ts'
import { ToolsPage } from '../../features/storefront/finding/tools-page.tsx'

/** Renders `/tools` (spec §2). */
export function ToolsScreen({ data }: { readonly data: ToolsData }) {
  return <ToolsPage page={data} />
}

/** Renders `/items` (spec §2). */
export function ItemsScreen({ data }: { readonly data: ListData<Item> }) {
  return <ItemsPage page={data} />
}
