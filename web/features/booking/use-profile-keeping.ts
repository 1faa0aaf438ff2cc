import { useState } from 'react'
import type { Profile } from '../../../contract/accounts/profiles.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { partMissingText } from '../../texts/problems.ts'
import type { BookingValues } from './booking-values.ts'

export type KeepingState =
  | { readonly status: 'idle' | 'sending' | 'kept' }
  | { readonly status: 'failed'; readonly message: string; readonly again: () => void }

/** Saves the phone and address of a booking in the profile if they differ. */
export interface ProfileKeeping {
  readonly state: KeepingState
  /** Returns whether phone or address differ from the profile. */
  differs(values: BookingValues): boolean
  /** Returns whether the address differs from the profile's. */
  hasNewAddress(values: BookingValues): boolean
  keep(values: BookingValues): void
}

export function useProfileKeeping(profile: Profile | undefined): ProfileKeeping {
  const api = useApi()
  const [state, setState] = useState<{ readonly of: string; readonly keeping: KeepingState }>()
  const set = ({ email: of }: Profile, keeping: KeepingState) => setState({ of, keeping })
  const hasNewAddress = ({ address }: BookingValues) =>
    profile !== undefined && isChange(address, profile.address)
  const differs = (values: BookingValues) =>
    hasNewAddress(values) || (profile !== undefined && isChange(values.phone, profile.phone))

  async function send(to: Profile, values: BookingValues): Promise<void> {
    set(to, { status: 'sending' })
    try {
      const { keepInProfile } = await loadOnDemand(() => import('./booking-calls.ts'))
      await keepInProfile(api, to.email, values)
      set(to, { status: 'kept' })
    } catch (error) {
      const message = error instanceof ApiError ? error.message : partMissingText
      set(to, { status: 'failed', message, again: () => void send(to, values) })
    }
  }
  return {
    // Another person may have signed in since.
    state: state && state.of === profile?.email ? state.keeping : { status: 'idle' },
    differs,
    hasNewAddress,
    keep(values) {
      if (profile && differs(values)) void send(profile, values)
    },
  }
}

/**
 * Returns whether a typed value differs from the profile. An empty field does not, because saving it would only delete
 * a value.
 */
function isChange(typed: string, known: string): boolean {
  return typed.trim() !== '' && typed.trim() !== known.trim()
}
