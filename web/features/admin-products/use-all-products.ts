import { useCallback } from 'react'
import { operation } from '../../../contract/operation.ts'
import { useExtensions } from '../../api/extensions.ts'
import { pageQuery } from '../../api/page-query.ts'
import { listTools, type Tool } from '../../api/rows/catalogue.ts'
import { useList } from '../../api/use-list.ts'
import { sessionApi } from '../../session/session-api.ts'
import { rowsPerPage, type TableView } from '../../ui/table/table-view.ts'
import { productSorts } from './product-sorts.ts'

/** On the admin's list the call carries the token (spec §7). */
const listAsAdmin = operation({ ...listTools, access: 'admin' })

/** All products: the part that the view asks for, or the whole list where the host answers only that. */
export function useAllProducts(view: TableView) {
  const whole = !useExtensions().has(listTools)
  const part = whole ? undefined : view
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = part ? pageQuery(part, productSorts, rowsPerPage) : {}
      const { answer, ...more } = await sessionApi().callForPage(listAsAdmin, { query }, { signal })
      return { rows: answer, ...more }
    },
    [part],
  )
  return { ...useList<Tool>(load), whole }
}
