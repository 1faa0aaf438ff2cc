import { useLoaderData } from 'react-router'
import type { Item, Tool } from '../../api/rows/catalogue.ts'
import { ItemsList } from '../../features/storefront/items-list.tsx'
import { ListPages } from '../../features/storefront/list-pages.tsx'
import type { ListData } from '../../features/storefront/load-storefront.ts'
import { Section } from '../../features/storefront/section.tsx'
import { ToolGrid } from '../../features/storefront/tool-grid.tsx'
import { links } from '../../routing/links.ts'
import { itemsTexts, toolsTexts } from '../../texts/storefront.ts'

/** Renders `/tools` (spec §2). */
export function ToolsRoute() {
  const page = useLoaderData<ListData<Tool>>()
  return (
    <Section level={1} heading={toolsTexts.heading}>
      <ToolGrid tools={page.rows} level={2} />
      <ListPages list={links.tools} page={page} />
    </Section>
  )
}

/** Renders `/items` (spec §2). */
export function ItemsRoute() {
  const page = useLoaderData<ListData<Item>>()
  return (
    <Section level={1} heading={itemsTexts.heading}>
      <ItemsList items={page.rows} level={2} />
      <ListPages list={links.items} page={page} />
    </Section>
  )
}
