import { useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useShownLocation } from '../routing/shown-location.ts'
import { readStored, writeStored } from '../session/browser-storage.ts'
import type { TableView } from '../ui/table/table-view.ts'

/** Query parameters of the view's parts. */
const names = {
  search: 'q',
  sort: 'sort',
  filter: 'state',
  from: 'from',
  to: 'to',
  columns: 'columns',
  after: 'after',
} as const
const parts = ['search', 'sort', 'filter', 'from', 'to', 'columns', 'after'] as const

const none: readonly string[] = []

/** History state of navigations by the list's own tools, which keep the text in the search field. */
const fromProducts = 'from-list-tools'

export type ViewParts = Required<Pick<TableView, (typeof parts)[number] | 'also'>>

/** Reads the view from an address (`?q=&sort=&state=&from=&to=&columns=&after=`, and the names of further filters). */
function viewOf(params: URLSearchParams, pathname: string, filters: readonly string[]): ViewParts {
  const read = (part: keyof typeof names) => params.get(names[part]) ?? ''
  return {
    search: read('search'),
    sort: read('sort'),
    filter: read('filter'),
    also: Object.fromEntries(
      filters.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : [])),
    ),
    from: read('from'),
    to: read('to'),
    columns: read('columns') || (readStored(columnsKey(pathname)) ?? ''),
    after: read('after'),
  }
}

/**
 * Returns the view in the address, so that Back, a reload and a link show the same view. It follows a pending
 * navigation, so that a second change builds on the first. A change returns to the first page. A typed search replaces
 * the history entry instead of adding one.
 * @param filters names of further filters.
 */
export function useTableView(
  filters: readonly string[] = none,
): readonly [TableView & ViewParts, (change: Partial<ViewParts>) => void] {
  const navigate = useNavigate()
  const { pathname, search } = useShownLocation()
  const view = viewOf(new URLSearchParams(search), pathname, filters)
  const searchBox = useSearchBox()

  function change(changed: Partial<ViewParts>): void {
    const isTyped = Object.keys(changed).join() === 'search'
    // Other columns show the same rows, so the page stays.
    const start = changed.columns === undefined ? { after: '' } : {}
    if (changed.columns !== undefined) writeStored(columnsKey(pathname), changed.columns || null)
    const keepsBox = isTyped || changed.search === undefined
    void navigate(
      { search: searchOf({ ...view, ...start, ...changed }) },
      {
        replace: isTyped,
        preventScrollReset: true,
        // flushSync makes the next event see this navigation as pending.
        flushSync: true,
        state: keepsBox ? fromProducts : null,
      },
    )
  }
  return [{ ...view, searchBox }, change]
}

/** The storage key of a list's visible columns, which apply if the address names none. */
function columnsKey(pathname: string): string {
  return `columns ${pathname}`
}

/** Counts the navigations that did not come from the list's tools, including Back and Forward. */
function useSearchBox(): number {
  const { key, state } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const [seen, setSeen] = useState({ key, count: 0 })
  if (key === seen.key) return seen.count
  const count = !isPop && state === fromProducts ? seen.count : seen.count + 1
  setSeen({ key, count })
  return count
}

/** Omits parameters with default values. */
function searchOf(view: ViewParts): string {
  const given = parts.flatMap((part): [string, string][] => (view[part] ? [[names[part], view[part]]] : []))
  const also = Object.entries(view.also).filter(([, value]) => value !== '')
  return `?${new URLSearchParams([...given, ...also])}`
}
