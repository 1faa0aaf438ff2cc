import { useLoaderData } from 'react-router'
import type { Item } from '../../api/rows/catalogue.ts'
import type { ListData, ToolsData } from '../../features/storefront/finding/load-list.ts'
import { ToolsPage } from '../../features/storefront/finding/tools-page.tsx'
import { ItemsList } from '../../features/storefront/items-list.tsx'
import { ListPages } from '../../features/storefront/list-pages.tsx'
import { Section } from '../../features/storefront/section.tsx'
import { links } from '../../routing/links.ts'
import { itemsTexts } from '../../texts/storefront.ts'

/** Renders `/tools` (spec §2). */
export function ToolsRoute() {
  return <ToolsPage page={useLoaderData<ToolsData>()} />
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
