import { errors } from '../../../../contract/errors.ts'
import { ApiError } from '../../../api/api-error.ts'
import { signInProblem } from '../../../forms/sign-in-problem.ts'
import { identityPort } from '../../../session/identity/identity.ts'
import { AuthError } from '../../../session/identity/identity-port.ts'
import type { PasskeyPort } from '../../../session/passkeys/passkey-port.ts'

/**
 * Calls the identity provider's passkeys. Rejects with an ApiError, as the shop's calls do: `SIGN_IN_AGAIN` when the
 * sign-in was too long ago, `SIGN_IN_UNAVAILABLE` with the sentence of any other refusal. Undefined when the person
 * closed the browser's window.
 */
export async function withPasskeys<Answer>(
  call: (passkeys: PasskeyPort) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    const port = await identityPort()
    if (!port.loadPasskeys) throw new AuthError('unavailable')
    return await call(await port.loadPasskeys())
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    if (error.code === 'passkey-cancelled') return undefined
    const code = error.code === 'sign-in-again' ? 'SIGN_IN_AGAIN' : 'SIGN_IN_UNAVAILABLE'
    const { sentence } = signInProblem(error)
    throw new ApiError({ status: errors[code].status, code, message: sentence }, { cause: error })
  }
}
