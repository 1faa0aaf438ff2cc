import { errors } from '../../../contract/errors.ts'
import { ApiError } from '../../api/api-error.ts'
import { unreachable } from '../../api/refusal.ts'
import { identityPort } from './identity.ts'
import { AuthError } from './identity-port.ts'

/**
 * Returns the identity provider's ID token of the signed-in person; null once the provider's session has ended. Rejects
 * with an ApiError: `UNREACHABLE` without a connection, `SIGN_IN_UNAVAILABLE` while the provider fails,
 * `SIGN_IN_REQUIRED` if it refuses.
 */
export async function idToken(): Promise<string | null> {
  try {
    const port = await identityPort()
    return await port.idToken()
  } catch (error) {
    if (error instanceof AuthError && error.code === 'network-request-failed') throw unreachable(error)
    // Only a failure of the provider counts as an outage.
    const isRefusal = error instanceof AuthError && error.code !== 'unavailable'
    const code = isRefusal ? 'SIGN_IN_REQUIRED' : 'SIGN_IN_UNAVAILABLE'
    throw new ApiError({ code, ...errors[code] }, { cause: error })
  }
}
