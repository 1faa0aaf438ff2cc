import { useCallback } from 'react'
import { useApi } from '../../api/api-context.ts'
import { getProfile } from '../../api/rows/people.ts'
import { useLoaded } from '../../api/use-loaded.ts'

/**
 * Returns the profile's name and address, one per line: the delivery address. Undefined while it loads or
 * when it cannot be loaded: the receipt works without it.
 */
export function useDeliveryAddress(email: string): string | undefined {
  const api = useApi()
  const load = useCallback(
    (signal: AbortSignal) => api.call(getProfile, { params: { email } }, { signal }),
    [api, email],
  )
  const [profile] = useLoaded(load)
  if (profile.status !== 'ready' || !profile.data.address) return undefined
  return [profile.data.name, profile.data.address].filter(Boolean).join('\n')
}
