import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { TableView } from '../ui/table/table-view.ts'

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
  const { turn, underWay, ask } = useAsked(params.toString())
  const view = useMemo(() => ({ ...partsOf(params), turn }), [params, turn])
  // A change may come from a render before the last one, or before the change before it is drawn.
  const latest = useRef(view)
  useEffect(() => {
    if (!underWay) latest.current = view
  }, [view, underWay])
  const change = useCallback(
    (changed: Partial<TableView>) => {
      const typed = Object.keys(changed).join() === 'search'
      latest.current = { ...latest.current, after: '', ...changed }
      const wanted = paramsOf(latest.current)
      // A search that does not come from the box is news to it.
      if (typed || changed.search === undefined) ask(wanted.toString())
      setParams(wanted, { replace: typed, preventScrollReset: true })
    },
    [setParams, ask],
  )
  return [view, change]
}

/**
 * What was asked for by the list's tools and did not arrive yet. Where the address comes to say something else, it
 * never will: a link, or Back, has called it off. That begins another turn.
 */
function useAsked(arriving: string) {
  const { key } = useLocation()
  const [asked, setAsked] = useState<readonly string[]>([])
  const [seen, setSeen] = useState({ key, turn: 0 })
  if (key !== seen.key) {
    const arrived = asked.lastIndexOf(arriving)
    setAsked(arrived < 0 ? [] : asked.slice(arrived + 1))
    setSeen({ key, turn: arrived < 0 ? seen.turn + 1 : seen.turn })
  }
  const ask = useCallback((wanted: string) => setAsked((before) => [...before, wanted]), [])
  return { turn: seen.turn, underWay: asked.length > 0, ask }
}

function partsOf(params: URLSearchParams): Omit<TableView, 'turn'> {
  const read = (part: keyof typeof names) => params.get(names[part]) ?? ''
  return { search: read('search'), sort: read('sort'), filter: read('filter'), after: read('after') }
}

/** What is not narrowed does not stand in the address. */
function paramsOf(view: TableView): URLSearchParams {
  return new URLSearchParams(
    parts.flatMap((part): [string, string][] => (view[part] ? [[names[part], view[part]]] : [])),
  )
}
