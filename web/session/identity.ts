import { loadOnDemand } from '../api/load-on-demand.ts'
import { shopSettings } from '../api/shop-settings.ts'
import { AuthError, type IdentityPort } from './identity-port.ts'

let loading: Promise<IdentityPort> | undefined

/**
 * The sign-in provider that the shop's settings name, its code loaded when it is first needed.
 *
 * @throws AuthError: `unavailable` for a provider that this build does not know, `network-request-failed`
 * when its code did not arrive; the next call tries again.
 */
export function identityPort(): Promise<IdentityPort> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<IdentityPort> {
  if (shopSettings().identity.provider !== 'built-in') throw new AuthError('unavailable')
  const { builtInIdentity } = await loadOnDemand(() => import('./built-in-identity.ts')).catch(
    (cause: unknown) => {
      throw new AuthError('network-request-failed', { cause })
    },
  )
  return builtInIdentity()
}
