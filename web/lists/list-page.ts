import { useCallback, useMemo } from 'react'
import type { Operation } from '../../contract/operation.ts'
import { useApi } from '../api/api-context.ts'
import type { Continued, ShopApi } from '../api/client.ts'
import { useHost } from '../api/host.ts'
import { useLastReady, useLoaded } from '../api/use-loaded.ts'
import { rowsPerPage } from '../ui/table/table-view.ts'
import { loadAllRows } from './load-all-rows.ts'
import { type Keeping, useKeptRows } from './use-kept-rows.ts'
import { useTableView, type ViewParts } from './use-table-view.ts'

/** Extension parameters of a list (contract/list-parameters.ts); without them the whole list is loaded. */
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

/** Filters other than the state; each is a choice of its own. */
export interface FurtherFilters<More extends object> {
  /** Their parameter names in the address. */
  readonly names: readonly string[]
  /** Returns the query parameters of the chosen values. */
  readonly query: (chosen: Readonly<Record<string, string>>) => Partial<More>
}

type Query<Sort extends string, State extends string, More extends object> = PartQuery<Sort, State> &
  Partial<More>

interface ListDescription<Row, Sort extends string, State extends string, More extends object> {
  readonly operation: Operation
  /** Sort orders of the server. The first is the default; an empty text is an unnamed order. */
  readonly sorts: readonly [Sort, ...Sort[]]
  /** States that the server can filter by. */
  readonly states?: readonly State[]
  readonly also?: FurtherFilters<More>
  /** True if the server accepts a first and a last day. */
  readonly hasDates?: true
  /** How rows stay visible after a change removed them from the list. */
  readonly keeping?: Keeping<Row>
  readonly load: (
    api: ShopApi,
    query: Query<Sort, State, More>,
    options: { readonly signal: AbortSignal },
  ) => Promise<Continued<readonly Row[]>>
}

interface ListPart<Row> {
  readonly rows: readonly Row[]
  /** Cursor of the next page; undefined on the last one. */
  readonly next?: string
}

/** Checks the type of the description of an admin's list. */
export function listOf<Row, Sort extends string, State extends string = never, More extends object = object>(
  description: ListDescription<Row, Sort, State, More>,
): ListDescription<Row, Sort, State, More> {
  return description
}

function queryOf<Sort extends string, State extends string, More extends object>(
  { search, sort, filter, also, from, to, after }: Omit<ViewParts, 'columns'>,
  list: Omit<ListDescription<unknown, Sort, State, More>, 'load' | 'operation' | 'keeping'>,
): Query<Sort, State, More> {
  const part = { limit: rowsPerPage, ...(after && { after }), ...(search && { search }) }
  const dates = list.hasDates && { ...(from && { from }), ...(to && { to }) }
  const known = list.sorts.find((one) => one === sort) ?? list.sorts[0]
  const state = list.states?.find((one) => one === filter)
  // Without further filters, `Partial` requires nothing.
  const more: Partial<More> = list.also?.query(also) ?? {}
  return { ...part, ...dates, ...(isNamed(known) && { sort: known }), ...(state && { state }), ...more }
}

function isNamed<Sort extends string>(sort: Sort): sort is Exclude<Sort, ''> {
  return sort !== ''
}

/** The view that loads the whole list. */
const wholeList: ViewParts = {
  search: '',
  sort: '',
  filter: '',
  also: {},
  from: '',
  to: '',
  columns: '',
  after: '',
}

/**
 * Loads the page of an admin's list in the address, or the whole list from a backend without paging, for a DataTable.
 * The previous page stays until the next one has loaded. Rows given to `keep` stay until the address changes.
 */
export function useListPage<Row, Sort extends string, State extends string, More extends object>(
  list: ListDescription<Row, Sort, State, More>,
) {
  const api = useApi()
  const whole = !useHost().offers(list.operation)
  const [view, onView] = useTableView(list.also?.names)
  // The address as text, because its parts are new objects on each render.
  const asked = JSON.stringify(whole ? wholeList : { ...view, columns: '', searchBox: 0 })
  const query = useMemo(() => {
    // `asked` comes from a view, and every part of a query is optional.
    if (whole) return {} as Query<Sort, State, More>
    return queryOf(JSON.parse(asked) as ViewParts, list)
  }, [whole, list, asked])
  const { keep, withKept } = useKeptRows(list.keeping, query)
  const load = useCallback(
    async (signal: AbortSignal): Promise<ListPart<Row>> => {
      // A page may be empty, because the server tests a limited number of rows. Loads further pages until one has a
      // row.
      let page = await list.load(api, query, { signal })
      while (page.answer.length === 0 && page.next !== undefined && !signal.aborted)
        page = await list.load(api, { ...query, after: page.next }, { signal })
      const { answer, ...more } = page
      return { rows: await withKept(answer, signal), ...more }
    },
    [api, list, query, withKept],
  )
  const loadAll = useCallback(
    (signal: AbortSignal, onLoaded: (rows: number) => void) => {
      const { after: _, ...filter } = query
      // The query without its cursor.
      const loadPage = (part: { limit: number; after?: string }) =>
        list.load(api, { ...filter, ...part } as Query<Sort, State, More>, { signal })
      return loadAllRows(loadPage, signal, onLoaded)
    },
    [api, list, query],
  )
  const [loaded, reload] = useLoaded(load)
  const previous = useLastReady(loaded)
  const busy = loaded.status === 'loading'
  const shown = busy && previous ? ({ status: 'ready', data: previous } as const) : loaded
  return {
    list: shown,
    busy,
    whole,
    query,
    view,
    onView,
    onTryAgain: reload,
    keep,
    ...(!whole && { loadAll }),
  }
}
