import { useCallback } from 'react'
import { listKeptLists } from '../../../contract/orders/kept-lists.ts'
import { useApi } from '../../api/api-context.ts'
import { useLoaded } from '../../api/use-loaded.ts'

/** Loads the person's lists, and the name of the company with which they can be shared. */
export function useLists() {
  const api = useApi()
  return useLoaded(useCallback((signal: AbortSignal) => api.call(listKeptLists, {}, { signal }), [api]))
}
