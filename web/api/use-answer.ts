import { useCallback } from 'react'
import type { Operation, RequestOf } from '../../contract/operation.ts'
import { useApi } from './api-context.ts'
import { useLoaded } from './use-loaded.ts'

/**
 * Loads the answer of an operation, in the browser only, and again when the request differs.
 * @param options as in `useLoaded`.
 */
export function useAnswer<Described extends Operation>(
  operation: Described,
  request: RequestOf<Described>,
  options?: Parameters<typeof useLoaded>[1],
) {
  const api = useApi()
  const asked = JSON.stringify(request)
  const load = useCallback(
    // It was a request of this operation before it became text.
    (signal: AbortSignal) => api.call(operation, JSON.parse(asked) as RequestOf<Described>, { signal }),
    [api, operation, asked],
  )
  return useLoaded(load, options)
}
