import { useCallback, useState } from 'react'
import { getAdmin } from '../../../contract/accounts.ts'
import { type Loaded, useLoaded } from '../../api/use-loaded.ts'
import { type Role, rememberedRole, rememberRole } from '../../session/remembered-role.ts'
import { sessionApi } from '../../session/session-api.ts'

interface AskedRole {
  readonly role: Loaded<Role>
  /** What the shop will probably say, going by the last time; undefined the first time in a session. */
  readonly expected: Role | undefined
  readonly askAgain: () => void
}

/** Asks the shop what somebody may do (GET /admin/{email}, spec §6). */
export function useRole(email: string): AskedRole {
  const [expected] = useState(() => rememberedRole(email))
  const load = useCallback(
    async (signal: AbortSignal): Promise<Role> => {
      const { admin } = await sessionApi().call(getAdmin, { params: { email } }, { signal })
      const role = admin ? 'admin' : 'customer'
      // Whoever left meanwhile leaves nothing behind.
      if (!signal.aborted) rememberRole(role, email)
      return role
    },
    [email],
  )
  const [role, askAgain] = useLoaded(load)
  return { role, expected, askAgain }
}
