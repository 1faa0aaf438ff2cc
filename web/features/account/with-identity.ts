import { errors } from '../../../contract/errors.ts'
import { ApiError } from '../../api/api-error.ts'
import { signInProblem } from '../../forms/sign-in-problem.ts'
import { identityPort } from '../../session/identity/identity.ts'
import { AuthError, type IdentityPort } from '../../session/identity/identity-port.ts'

/**
 * Calls the identity provider. Rejects with an ApiError, as the shop's calls do: `SIGN_IN_AGAIN` if the sign-in is too
 * old, `SIGN_IN_UNAVAILABLE` with the provider's sentence for any other refusal.
 */
export async function withIdentity<Answer>(call: (port: IdentityPort) => Promise<Answer>): Promise<Answer> {
  try {
    return await call(await identityPort())
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const code = error.code === 'sign-in-again' ? 'SIGN_IN_AGAIN' : 'SIGN_IN_UNAVAILABLE'
    const { sentence } = signInProblem(error)
    throw new ApiError({ status: errors[code].status, code, message: sentence }, { cause: error })
  }
}
