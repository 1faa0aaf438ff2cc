import { AuthError } from '../../../session/identity/identity-port.ts'
import type { PasskeyPort } from '../../../session/passkeys/passkey-port.ts'
import { withIdentity } from '../with-identity.ts'

/**
 * Calls the identity provider's passkey functions. Rejects as `withIdentity` does; resolves to undefined if the person
 * cancelled the browser's dialog.
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
