import { errors } from '../../../contract/errors.ts'
import { ApiError } from '../../api/api-error.ts'
import { unreachable } from '../../api/refusal.ts'
import { identityPort } from './identity.ts'
import { AuthError } from './identity-port.ts'

/**
 * Returns the identity provider's ID token of the signed-in person; null when its session is over. Rejects
 * with an ApiError: `UNREACHABLE` without a connection, `SIGN_IN_UNAVAILABLE` for any other refusal.
 */
export async function idToken(): Promise<string | null> {
  try {
    const port = await identityPort()
    return await port.idToken()
  } catch (error) {
    if (error instanceof AuthError && error.code === 'network-request-failed') throw unreachable(error)
    const { status, message } = errors.SIGN_IN_UNAVAILABLE
    throw new ApiError({ status, code: 'SIGN_IN_UNAVAILABLE', message }, { cause: error })
  }
}
