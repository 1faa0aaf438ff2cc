import { useCallback } from 'react'
import { listMakers, type Maker } from '../../../../contract/catalogue/makers.ts'
import { useApi } from '../../../api/api-context.ts'
import { useLoaded } from '../../../api/use-loaded.ts'

/** Loads all makers by name. */
export function useMakers() {
  const api = useApi()
  return useLoaded(
    useCallback(
      (signal: AbortSignal): Promise<readonly Maker[]> => api.call(listMakers, {}, { signal }),
      [api],
    ),
  )
}
