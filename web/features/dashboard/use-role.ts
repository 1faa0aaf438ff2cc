import { useCallback } from 'react'
import { getAdmin } from '../../../contract/accounts/get-admin.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { sessionApi } from '../../session/session-api.ts'
import type { Role } from './menu-entries.ts'

/** Asks the shop what somebody may do (GET /admin/{email}, spec §6). */
export function useRole(email: string) {
  const load = useCallback(
    async (signal: AbortSignal): Promise<Role> => {
      const { admin } = await sessionApi().call(getAdmin, { params: { email } }, { signal })
      return admin ? 'admin' : 'customer'
    },
    [email],
  )
  return useLoaded(load)
}
