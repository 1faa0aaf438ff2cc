import { useCallback } from 'react'
import { useApi } from '../../api/api-context.ts'
import { getProfile } from '../../api/rows/people.ts'
import { useLoaded } from '../../api/use-loaded.ts'

/**
 * Name and address of the person's profile, line by line: where the shop sends a parcel. Undefined while it is
 * not known, or when it cannot be had: a receipt is one without it.
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
