import { useState } from 'react'
import type { Profile } from '../../../contract/profiles.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { partMissingText } from '../../texts/problems.ts'
import type { BookingValues } from './booking-values.ts'

export type KeepingState =
  | { readonly status: 'idle' | 'sending' | 'kept' }
  | { readonly status: 'failed'; readonly message: string; readonly again: () => void }

/** Keeps what was typed for a booking in the profile, where it says something else. */
export interface ProfileKeeping {
  readonly state: KeepingState
  /** Whether phone or address say something that the profile does not. */
  differs(values: BookingValues): boolean
  keep(values: BookingValues): void
}

export function useProfileKeeping(profile: Profile | undefined): ProfileKeeping {
  const api = useApi()
  const [state, setState] = useState<KeepingState>({ status: 'idle' })
  const differs = (values: BookingValues) =>
    profile !== undefined && (isNews(values.phone, profile.phone) || isNews(values.address, profile.address))

  async function send(to: Profile, values: BookingValues): Promise<void> {
    setState({ status: 'sending' })
    try {
      const { keepInProfile } = await loadOnDemand(() => import('./booking-calls.ts'))
      await keepInProfile(api, to, values)
      setState({ status: 'kept' })
    } catch (error) {
      const message = error instanceof ApiError ? error.message : partMissingText
      setState({ status: 'failed', message, again: () => void send(to, values) })
    }
  }
  return {
    state,
    differs,
    keep(values) {
      if (profile && differs(values)) void send(profile, values)
    },
  }
}

/** An empty field is no news: it would only take something out of the profile. */
function isNews(typed: string, known: string): boolean {
  return typed.trim() !== '' && typed.trim() !== known.trim()
}
