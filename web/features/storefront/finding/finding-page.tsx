import '../../../ui/pictures/part.css'
import './finding.css'
import './filters.css'
import './product-rows.css'
import './product-table.css'
import './product-views.css'
import { type ReactNode, useId } from 'react'
import { FilterForm } from './filter-form.tsx'
import { FindingHead } from './finding-head.tsx'
import type { ListData } from './list-data.ts'
import { ListPages } from './list-pages.tsx'
import type { Sort } from './list-query.ts'
import { SortField } from './sort-and-view.tsx'
import { findingTexts } from './texts.ts'
import type { ListAddress } from './use-list-address.ts'

interface FindingPageProps {
  readonly heading: string
  readonly page: ListData<unknown>
  readonly list: ListAddress
  readonly withoutSorts?: readonly Sort[]
  /** The switch of views, if the list has several. */
  readonly viewSwitch?: ReactNode
  /** The rows with their controls. */
  readonly children: ReactNode
}

/**
 * Renders the layout of a list: its head, the filters beside it (on a phone in a collapsible section), and its pages.
 */
export function FindingPage({ heading, page, list, withoutSorts, viewSwitch, children }: FindingPageProps) {
  const form = useId()
  const { facets, chosen, found } = page
  return (
    <section
      className="wrap finding lg:data-choices:grid-cols-[264px_minmax(0,1fr)_auto] [&_.empty]:grid [&_.empty]:gap-4"
      data-view={chosen?.view}
      data-choices={facets && true}
    >
      <FindingHead
        heading={heading}
        facets={facets}
        corrected={found?.corrected}
        path={list.path}
        address={list.address}
      />
      {facets && (
        <>
          <div className="finding-tools">
            {viewSwitch}
            <SortField form={form} without={withoutSorts ?? []} address={list.address} choose={list.choose} />
          </div>
          <details className="filters [&>summary]:list-none">
            <summary className="choice">{findingTexts.filters}</summary>
            <FilterForm id={form} facets={facets} {...list} />
          </details>
        </>
      )}
      <div className="finding-rows">
        {children}
        <ListPages path={list.path} address={list.address} page={page} />
      </div>
    </section>
  )
}
