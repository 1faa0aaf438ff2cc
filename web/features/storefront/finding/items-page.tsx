import type { Item } from '../../../api/rows/catalogue.ts'
import { itemsTexts } from '../../../texts/storefront.ts'
import { ItemsList } from '../items-list.tsx'
import { FindingPage } from './finding-page.tsx'
import type { ListData } from './list-data.ts'
import type { Sort } from './list-query.ts'
import { NothingFound } from './nothing-found.tsx'
import { findingTexts } from './texts.ts'
import { useListAddress } from './use-list-address.ts'

/** The shop does not count the stock of most parts. */
const withoutSorts: readonly Sort[] = ['availableQuantity', '-availableQuantity']

/** Renders the items (spec §2): all of them page by page, or the filtered ones of the address. */
export function ItemsPage({ page }: { page: ListData<Item> }) {
  const list = useListAddress()
  const { chosen, nearest = [], rows } = page
  const isEmpty = chosen !== undefined && rows.length === 0
  return (
    <FindingPage heading={itemsTexts.heading} page={page} list={list} withoutSorts={withoutSorts}>
      {isEmpty && <NothingFound words={chosen.query.q} categories={[]} />}
      {nearest.length > 0 && (
        <section>
          <h2 className="finding-title">{findingTexts.nearest}</h2>
          <ItemsList items={nearest} level={3} />
        </section>
      )}
      {!isEmpty && <ItemsList items={rows} level={2} />}
    </FindingPage>
  )
}
