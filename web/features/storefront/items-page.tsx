import type { Item } from '../../api/rows/catalogue.ts'
import { itemsTexts } from '../../texts/storefront.ts'
import { ItemsList } from './items-list.tsx'
import { Section } from './section.tsx'

/** `/items`: every part. */
export function ItemsPage({ items }: { items: readonly Item[] }) {
  return (
    <Section level={1} heading={itemsTexts.heading}>
      <ItemsList items={items} level={2} />
    </Section>
  )
}
