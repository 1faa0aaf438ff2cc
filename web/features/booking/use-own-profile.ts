import { useEffect, useState } from 'react'
import type { Profile } from '../../../contract/profiles.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'

/**
 * Loads the signed-in person's profile where {host} offers to read it. It only spares typing, so the form says nothing
 * when it cannot be had.
 */
export function useOwnProfile(email: string | null): Profile | undefined {
  const api = useApi()
  const offered = useHost().offers({ id: 'getProfile' })
  const [found, setFound] = useState<{ readonly of: string; readonly profile: Profile }>()
  useEffect(() => {
    if (email === null || !offered) return
    let wanted = true
    loadOnDemand(() => import('./booking-calls.ts'))
      .then(({ loadProfile }) => loadProfile(api, email))
      .then(
        (profile) => {
          if (wanted) setFound({ of: email, profile })
        },
        () => {
          // The fields stay empty and are typed by hand.
        },
      )
    return () => {
      wanted = false
    }
  }, [api, email, offered])
  return found?.of === email ? found?.profile : undefined
}
