import { useCallback } from 'react'
import { type CustomerGroup, listCustomerGroups } from '../../../contract/prices/customer-groups.ts'
import { useApi } from '../../api/api-context.ts'
import { useLoaded } from '../../api/use-loaded.ts'

/** Loads all groups of customers by name. */
export function useGroups() {
  const api = useApi()
  return useLoaded(
    useCallback(
      (signal: AbortSignal): Promise<readonly CustomerGroup[]> =>
        api.call(listCustomerGroups, {}, { signal }),
      [api],
    ),
  )
}
