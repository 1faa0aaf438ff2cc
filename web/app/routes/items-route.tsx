import { useLoaderData } from 'react-router'
import type { Item } from '../../api/rows/catalogue.ts'
import { ItemsPage } from '../../features/storefront/items-page.tsx'

/** `/items` (spec §2). */
export function ItemsRoute() {
  return <ItemsPage items={useLoaderData<readonly Item[]>()} />
}
