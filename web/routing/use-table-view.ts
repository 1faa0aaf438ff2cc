import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { TableView } from '../ui/table-view.ts'

/** How the address names each part of a view. */
const names = { search: 'q', sort: 'sort', filter: 'state', after: 'after' } as const
const parts = ['search', 'sort', 'filter', 'after'] as const

/**
 * The part of a list that the address asks for (`?q=&sort=&state=&after=`), so that Back, a reload and a link
 * show the same. Every other change starts again at the first page; what is typed replaces the address in
 * place of piling up behind Back.
 */
export function useTableView(): readonly [TableView, (change: Partial<TableView>) => void] {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => viewOf(params), [params])
  // A change may come from a render before the last one, or before the change before it is drawn.
  const latest = useRef(view)
  useEffect(() => {
    latest.current = view
  }, [view])
  const change = useCallback(
    (changed: Partial<TableView>) => {
      const typed = Object.keys(changed).join() === 'search'
      latest.current = { ...latest.current, after: '', ...changed }
      setParams(paramsOf(latest.current), { replace: typed, preventScrollReset: true })
    },
    [setParams],
  )
  return [view, change]
}

function viewOf(params: URLSearchParams): TableView {
  const read = (part: keyof typeof names) => params.get(names[part]) ?? ''
  return { search: read('search'), sort: read('sort'), filter: read('filter'), after: read('after') }
}

/** What is not narrowed does not stand in the address. */
function paramsOf(view: TableView): URLSearchParams {
  return new URLSearchParams(
    parts.flatMap((part): [string, string][] => (view[part] ? [[names[part], view[part]]] : [])),
  )
}
