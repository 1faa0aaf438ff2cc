import { AuthError } from '../../../session/identity/identity-port.ts'
import type { PasskeyPort } from '../../../session/passkeys/passkey-port.ts'
import { withIdentity } from '../with-identity.ts'

/**
 * Calls the identity provider's passkeys. Rejects as `withIdentity` does; undefined when the person closed the
 * browser's window.
 */
export function withPasskeys<Answer>(
  call: (passkeys: PasskeyPort) => Promise<Answer>,
): Promise<Answer | undefined> {
  return withIdentity(async (port) => {
    if (!port.loadPasskeys) throw new AuthError('unavailable')
    try {
      return await call(await port.loadPasskeys())
    } catch (error) {
      if (error instanceof AuthError && error.code === 'passkey-cancelled') return undefined
      throw error
    }
  })
}
