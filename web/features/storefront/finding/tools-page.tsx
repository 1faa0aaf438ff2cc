import { productsTexts } from '../../../texts/storefront.ts'
import { useNothingFound } from '../../../visits/use-nothing-found.ts'
import { ItemsList } from '../items-list.tsx'
import { FindingPage } from './finding-page.tsx'
import { FoundPages } from './found-pages.tsx'
import { JobCard } from './job-card.tsx'
import type { ToolsData } from './load-list.ts'
import { NothingFound } from './nothing-found.tsx'
import { ProductRows } from './product-rows.tsx'
import { ViewSwitch } from './sort-and-view.tsx'
import { findingTexts } from './texts.ts'
import { useListAddress } from './use-list-address.ts'

/**
 * Renders the tools (spec §2): all of them page by page, or the results of the search and filters in the address, with
 * matching parts below.
 */
export function ToolsPage({ page }: { page: ToolsData }) {
  const list = useListAddress()
  const { categories = [], chosen, columns, found, nearest = [], rows } = page
  const words = chosen?.query.q
  const { parts = [], pages = [], job } = (page.isFirst && found) || {}
  const isEmpty = chosen !== undefined && rows.length === 0
  const isNothing = isEmpty && !job && parts.length + pages.length === 0
  const { category, filter } = chosen?.query ?? {}
  useNothingFound(isNothing && (category ?? filter) === undefined ? words : undefined)
  const shown = { columns, words: [words, found?.corrected].join(' '), ...list }
  return (
    <FindingPage
      heading={productsTexts.heading}
      page={page}
      list={list}
      viewSwitch={chosen && <ViewSwitch chosen={chosen} {...list} />}
    >
      {job && <JobCard job={job} words={shown.words} />}
      {isNothing && <NothingFound words={words} categories={categories} />}
      {nearest.length > 0 && (
        <section>
          <h2 className="finding-title">{findingTexts.nearest}</h2>
          <ProductRows {...shown} products={nearest} sortable={false} />
        </section>
      )}
      {!isEmpty && <ProductRows {...shown} products={rows} sortable={chosen !== undefined} />}
      {parts.length > 0 && (
        <section className="finding-parts">
          <h2 className="finding-title">{findingTexts.parts}</h2>
          <ItemsList items={parts} level={3} />
        </section>
      )}
      {pages.length > 0 && <FoundPages pages={pages} words={shown.words} />}
    </FindingPage>
  )
}
