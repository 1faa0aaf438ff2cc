import { useEffect, useState } from 'react'
import type { Profile } from '../../../contract/accounts/profiles.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'

/** Loads the person's profile, if {host} offers it. It only prefills the form, so a failure is not reported. */
export function useOwnProfile(email: string | null): Profile | undefined {
  const api = useApi()
  const offered = useHost().offers({ id: 'getProfile' })
  const [found, setFound] = useState<{ readonly of: string; readonly profile: Profile }>()
  useEffect(() => {
    if (email === null || !offered) return
    let current = true
    loadOnDemand(() => import('./booking-calls.ts'))
      .then(({ loadProfile }) => loadProfile(api, email))
      .then(
        (profile) => {
          if (current) setFound({ of: email, profile })
        },
        () => {
          // On a failure, the fields stay empty.
        },
      )
    return () => {
      current = false
    }
  }, [api, email, offered])
  return found?.of === email ? found?.profile : undefined
}
