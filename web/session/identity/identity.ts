import { loadOnDemand } from '../../api/load-on-demand.ts'
import { shopSettings } from '../../api/shop-settings.ts'
import { AuthError, type IdentityPort } from './identity-port.ts'

let loading: Promise<IdentityPort> | undefined

/**
 * Returns the configured identity provider; its code loads on demand.
 * @throws AuthError: `unavailable` for a provider that this build does not contain, `network-request-failed` if its
 * code failed to load; the next call tries again.
 */
export function identityPort(): Promise<IdentityPort> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<IdentityPort> {
  const { provider, firebase } = shopSettings().identity
  if (provider === 'built-in') {
    const { builtInIdentity } = await importPart(() => import('./built-in-identity.ts'))
    return builtInIdentity()
  }
  if (provider !== 'firebase' || firebase === undefined) throw new AuthError('unavailable')
  const { firebaseIdentity } = await importPart(() => import('./firebase-identity.ts'))
  return firebaseIdentity(firebase)
}

async function importPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadOnDemand(load)
  } catch (cause) {
    throw new AuthError('network-request-failed', { cause })
  }
}
