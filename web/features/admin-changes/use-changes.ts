import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import {
  type ChangeAction,
  changeActions,
  changedSubjects,
  listChanges,
} from '../../../contract/desk/changes.ts'
import { addDays, startOfDay } from '../../../domain/shop/shop-days.ts'
import { useApi } from '../../api/api-context.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { useLastReady, useLoaded } from '../../api/use-loaded.ts'
import { rowsPerPage } from '../../ui/table/table-view.ts'

/** The filter in the address; an empty text filters nothing. */
export interface ChangesFilter {
  readonly person: string
  readonly action: ChangeAction | ''
  /** Days in the shop's time zone, in the form of a date field. */
  readonly from: string
  readonly to: string
  readonly kind: string
  readonly id: string
  readonly after: string
}

/** Reads the filter from an address. Ignores unknown values. */
function filterOf(params: URLSearchParams): ChangesFilter {
  const read = (name: string) => params.get(name) ?? ''
  const day = (name: string) => (Number.isNaN(Date.parse(read(name))) ? '' : read(name))
  const action = changeActions.find((known) => known === read('action')) ?? ''
  return {
    person: read('person'),
    action,
    from: day('from'),
    to: day('to'),
    kind: read('kind'),
    id: read('id'),
    after: read('after'),
  }
}

/** Loads the page of changes that the address names. `shown` stays the previous page until the next one has loaded. */
export function useChanges() {
  const api = useApi()
  const [params] = useSearchParams()
  const filter = useMemo(() => filterOf(params), [params])
  const { timeZone } = useShopSettings().shop.money
  const load = useCallback(
    (signal: AbortSignal) => api.callForPage(listChanges, { query: queryOf(filter, timeZone) }, { signal }),
    [api, filter, timeZone],
  )
  const [loaded, reload] = useLoaded(load)
  return { filter, loaded, shown: useLastReady(loaded), reload }
}

function queryOf({ person, action, from, to, kind, id, after }: ChangesFilter, timeZone: string) {
  const subject = changedSubjects.find((known) => known === kind)
  return {
    limit: rowsPerPage,
    ...(person && { person }),
    ...(action && { action }),
    ...(from && { from: startOfDay(timeZone, from) }),
    ...(to && { until: startOfDay(timeZone, addDays(to, 1)) }),
    ...(subject && id && { kind: subject, id }),
    ...(after && { after }),
  }
}
