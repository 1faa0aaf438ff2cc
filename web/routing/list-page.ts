import { useCallback, useMemo, useState } from 'react'
import type { Operation } from '../../contract/operation.ts'
import { useApi } from '../api/api-context.ts'
import type { Continued, ShopApi } from '../api/client.ts'
import { useHost } from '../api/host.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { rowsPerPage } from '../ui/table/table-view.ts'
import { useTableView, type ViewParts } from './use-table-view.ts'

/** Extension parameters of a list (contract/list-parameters.ts); none of them loads the whole list. */
interface PartQuery<Sort extends string, State extends string> {
  readonly limit?: number
  readonly after?: string
  readonly search?: string
  readonly sort?: Exclude<Sort, ''>
  readonly state?: State
  /** First and last day, like 2030-06-01. */
  readonly from?: string
  readonly to?: string
}

interface ListDescription<Row, Sort extends string, State extends string> {
  readonly operation: Operation
  /** Sort orders that the server knows; the first is the default, an empty text one without a name. */
  readonly sorts: readonly [Sort, ...Sort[]]
  /** States that the server can filter by. */
  readonly states?: readonly State[]
  /** The server keeps filter, dates and sort order in a search. */
  readonly searchesWithin?: true
  /** The server takes a first and a last day. */
  readonly hasDates?: true
  readonly load: (
    api: ShopApi,
    query: PartQuery<Sort, State>,
    options: { readonly signal: AbortSignal },
  ) => Promise<Continued<readonly Row[]>>
}

interface ListPart<Row> {
  readonly rows: readonly Row[]
  /** Cursor of the next page; undefined on the last one. */
  readonly next?: string
}

/** Type-checks the description of an admin's list. */
export function listOf<Row, Sort extends string, State extends string = never>(
  description: ListDescription<Row, Sort, State>,
): ListDescription<Row, Sort, State> {
  return description
}

/** A search omits sort and filter where the server orders search results itself. */
function queryOf<Sort extends string, State extends string>(
  { search, sort, filter, from, to, after }: Omit<ViewParts, 'columns'>,
  {
    sorts,
    states,
    searchesWithin,
    hasDates,
  }: Omit<ListDescription<unknown, Sort, State>, 'load' | 'operation'>,
): PartQuery<Sort, State> {
  const part = { limit: rowsPerPage, ...(after && { after }), ...(search && { search }) }
  if (search && !searchesWithin) return part
  const dates = hasDates && { ...(from && { from }), ...(to && { to }) }
  const known = sorts.find((one) => one === sort) ?? sorts[0]
  const state = states?.find((one) => one === filter)
  return { ...part, ...dates, ...(isNamed(known) && { sort: known }), ...(state && { state }) }
}

function isNamed<Sort extends string>(sort: Sort): sort is Exclude<Sort, ''> {
  return sort !== ''
}

/** The view that loads the whole list. */
const wholeList: ViewParts = { search: '', sort: '', filter: '', from: '', to: '', columns: '', after: '' }

/**
 * Loads the page of an admin's list that the address names, or the whole list where the backend has no pages,
 * for a DataTable. The previous page stays until the next one has loaded.
 */
export function useListPage<Row, Sort extends string, State extends string>(
  list: ListDescription<Row, Sort, State>,
) {
  const api = useApi()
  const whole = !useHost().offers(list.operation)
  const [view, onView] = useTableView()
  const { search, sort, filter, from, to, after } = whole ? wholeList : view
  const query = useMemo(
    () => (whole ? {} : queryOf({ search, sort, filter, from, to, after }, list)),
    [whole, list, search, sort, filter, from, to, after],
  )
  const load = useCallback(
    async (signal: AbortSignal): Promise<ListPart<Row>> => {
      const { answer, ...more } = await list.load(api, query, { signal })
      return { rows: answer, ...more }
    },
    [api, list, query],
  )
  const [loaded, reload] = useLoaded(load)
  const [previous, setPrevious] = useState<ListPart<Row>>()
  if (loaded.status === 'ready' && loaded.data !== previous) setPrevious(loaded.data)
  const busy = loaded.status === 'loading'
  const shown = busy && previous ? ({ status: 'ready', data: previous } as const) : loaded
  return {
    list: shown,
    busy,
    whole,
    searchesWithin: list.searchesWithin ?? false,
    query,
    view,
    onView,
    onTryAgain: reload,
  }
}
