import { deleteAccount } from '../../contract/accounts.ts'
import type { ShopApi } from '../api/client.ts'
import { dropSession } from './access-token/stored-session.ts'
import { identityPort } from './identity/identity.ts'
import { trackSignOut } from './pending-sign-outs.ts'

/**
 * Deletes the person's account at the shop and at the identity provider, and signs out; the guard leads home.
 * Rejects with an ApiError when the shop refuses; then nothing is deleted.
 */
export async function deleteOwnAccount(api: ShopApi): Promise<void> {
  await api.call(deleteAccount, {})
  const port = await identityPort()
  // The shop's account is gone, so a failure at the provider must not keep the person signed in.
  await Promise.allSettled([port.deleteAccount?.()])
  dropSession('left')
  await Promise.allSettled([trackSignOut(port.signOut())])
}
