import { useCallback, useMemo, useState } from 'react'
import type { Operation } from '../../contract/operation.ts'
import { useApi } from '../api/api-context.ts'
import type { Continued, ShopApi } from '../api/client.ts'
import { useHost } from '../api/host.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { rowsPerPage } from '../ui/table/table-view.ts'
import { useTableView, type ViewParts } from './use-table-view.ts'

/** The extension parameters that ask for a part of a list (contract/list-parameters.ts); none of them for all of it. */
interface PartQuery<Sort extends string, State extends string> {
  readonly limit?: number
  readonly after?: string
  readonly search?: string
  readonly sort?: Exclude<Sort, ''>
  readonly state?: State
}

interface ListDescription<Row, Sort extends string, State extends string> {
  readonly operation: Operation
  /** The orders that the shop knows; the first is its usual one, empty text an order without a name. */
  readonly sorts: readonly [Sort, ...Sort[]]
  /** The states that the shop narrows the list to. */
  readonly states?: readonly State[]
  readonly load: (
    api: ShopApi,
    query: PartQuery<Sort, State>,
    options: { readonly signal: AbortSignal },
  ) => Promise<Continued<readonly Row[]>>
}

interface ListPart<Row> {
  readonly rows: readonly Row[]
  /** What to ask for the next page with; undefined when the list ends here. */
  readonly next?: string
}

/** Checks the description of an admin's list. */
export function listOf<Row, Sort extends string, State extends string = never>(
  description: ListDescription<Row, Sort, State>,
): ListDescription<Row, Sort, State> {
  return description
}

/** A search goes without order and state, because it has an order of its own. */
function queryOf<Sort extends string, State extends string>(
  { search, sort, filter, after }: ViewParts,
  { sorts, states }: Pick<ListDescription<unknown, Sort, State>, 'sorts' | 'states'>,
): PartQuery<Sort, State> {
  const part = { limit: rowsPerPage, ...(after && { after }) }
  if (search) return { ...part, search }
  const known = sorts.find((one) => one === sort) ?? sorts[0]
  const state = states?.find((one) => one === filter)
  return { ...part, ...(isNamed(known) && { sort: known }), ...(state && { state }) }
}

function isNamed<Sort extends string>(sort: Sort): sort is Exclude<Sort, ''> {
  return sort !== ''
}

/** The view that loads the whole list, whatever part of it is shown. */
const everything: ViewParts = { search: '', sort: '', filter: '', after: '' }

/**
 * Loads the part of an admin's list that the address asks for, or the whole list where the host answers only that, for
 * a DataTable. The part before stays until another one is there.
 */
export function useListPage<Row, Sort extends string, State extends string>(
  list: ListDescription<Row, Sort, State>,
) {
  const api = useApi()
  const whole = !useHost().offers(list.operation)
  const [view, onView] = useTableView()
  const { search, sort, filter, after } = whole ? everything : view
  const query = useMemo(
    () => (whole ? {} : queryOf({ search, sort, filter, after }, list)),
    [whole, list, search, sort, filter, after],
  )
  const load = useCallback(
    async (signal: AbortSignal): Promise<ListPart<Row>> => {
      const { answer, ...more } = await list.load(api, query, { signal })
      return { rows: answer, ...more }
    },
    [api, list, query],
  )
  const [loaded, reload] = useLoaded(load)
  const [before, setBefore] = useState<ListPart<Row>>()
  if (loaded.status === 'ready' && loaded.data !== before) setBefore(loaded.data)
  const busy = loaded.status === 'loading'
  const shown = busy && before ? ({ status: 'ready', data: before } as const) : loaded
  return { list: shown, busy, whole, view, onView, onTryAgain: reload }
}
