import { getAdmin } from '../../contract/accounts/accounts.ts'
import { ApiError } from '../api/api-error.ts'
import type { ShopApi } from '../api/client.ts'
import { currentSession } from './access-token/stored-session.ts'

/**
 * Calls what every backend offers to a signed-in person (spec §7). The client ends the stored session if the call is
 * refused and the sign-in provider has no session either (`createTokens`). Any other failure ends nothing.
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
