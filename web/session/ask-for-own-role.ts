import { getAdmin } from '../../contract/accounts/accounts.ts'
import { ApiError } from '../api/api-error.ts'
import type { ShopApi } from '../api/client.ts'
import { currentSession } from './access-token/stored-session.ts'

/**
 * Calls an operation that every backend offers to a signed-in person (spec §7). The client ends the stored session if
 * the call is refused and the identity provider has no session either (`createTokens`). Any other failure keeps the
 * session.
 */
export async function askForOwnRole(api: ShopApi): Promise<void> {
  const session = currentSession()
  if (session.status === 'out') return
  try {
    await api.call(getAdmin, { params: { email: session.email } })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
