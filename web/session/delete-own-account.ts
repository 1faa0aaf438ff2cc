import { deleteAccount } from '../../contract/accounts.ts'
import { dropSession } from './access-token/stored-session.ts'
import { identityPort } from './identity/identity.ts'
import { sessionApi } from './session-api.ts'

/**
 * Deletes the account of who is signed in, at the shop and at the sign-in provider, and forgets the session. Rejects
 * with an ApiError when the shop refuses; nothing is deleted then.
 *
 * @param leave brings the person to a page that nobody has to be signed in for.
 */
export async function deleteOwnAccount(leave: () => Promise<void>): Promise<void> {
  await sessionApi().call(deleteAccount, {})
  const port = await identityPort()
  // The shop's account is gone: what the provider cannot do now must not keep the person signed in.
  await Promise.allSettled([port.deleteAccount?.()])
  await leave()
  dropSession()
  await Promise.allSettled([port.signOut()])
}
