import { useEffect, useState } from 'react'
import type { Profile } from '../../../contract/profiles.ts'
import { useExtensions } from '../../api/extensions.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'

/**
 * The signed-in person's profile where {host} offers to read it, and as soon as it is there. It only spares
 * typing, so the form says nothing when it cannot be had.
 *
 * @param onArrival is told of it once.
 */
export function useOwnProfile(
  email: string | null,
  onArrival: (profile: Profile) => void,
): Profile | undefined {
  const offered = useExtensions().has({ id: 'getProfile' })
  const [found, setFound] = useState<{ readonly of: string; readonly profile: Profile }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per person, not at every render
  useEffect(() => {
    if (email === null || !offered) return
    let wanted = true
    loadOnDemand(() => import('./booking-calls.ts'))
      .then(({ loadProfile }) => loadProfile(email))
      .then(
        (profile) => {
          if (!wanted) return
          setFound({ of: email, profile })
          onArrival(profile)
        },
        () => {
          // The fields stay empty and are typed by hand.
        },
      )
    return () => {
      wanted = false
    }
  }, [email, offered])
  return found?.of === email ? found?.profile : undefined
}
