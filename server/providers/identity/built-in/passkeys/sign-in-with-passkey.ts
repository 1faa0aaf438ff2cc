import type * as z from 'zod/mini'
import { done, refused } from '../../../../../domain/outcome.ts'
import { endSignInNamed } from '../../../../data/queries/accounts/sessions.ts'
import { findPasskeyOwner, touchPasskey } from '../../../../data/queries/auth/passkeys.ts'
import { endProviderSession, markSecondFactor } from '../../../../data/queries/auth/sign-in-accounts.ts'
import { accountIssuer } from '../accounts.ts'
import type { AuthContext } from '../auth-context.ts'
import { libraryRequest } from '../library-request.ts'
import { refusal, tooManyRequests } from '../refusal.ts'
import type { passkeyBodies } from './passkey-bodies.ts'
import type { PasskeyLibrary } from './passkey-library.ts'

/** Returns a challenge. A signed-in browser gets one for the passkeys of its account only. */
export async function challengeForSignIn(library: PasskeyLibrary, request: Request): Promise<Response> {
  const answer = await library.handler(request)
  if (answer.status === 429) return tooManyRequests(Number(answer.headers.get('x-retry-after')))
  if (!answer.ok) return answer
  const options = (await answer.json()) as { allowCredentials?: readonly unknown[] }
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  // Without an earlier password, the device must verify the person.
  const userVerification = options.allowCredentials ? 'preferred' : 'required'
  return Response.json({ ...options, userVerification }, { headers })
}

interface PasskeySession {
  readonly session: { readonly id: string; readonly token: string }
  readonly user: { readonly email: string; readonly name: string }
}

/**
 * Signs in with a passkey. It counts as two factors: the device, and either the device's verification of the person or
 * an earlier sign-in in this browser. The earlier sign-in ends, even if it belonged to another account. A passkey that
 * is removed during the call opens no session.
 */
export async function signInWithPasskey(
  context: AuthContext,
  library: PasskeyLibrary,
  request: Request,
  body: z.output<typeof passkeyBodies.signIn>,
): Promise<Response> {
  const { id: credentialId, response } = body.response
  const owner = await findPasskeyOwner(context.database.read, credentialId)
  if (owner === undefined) return refusal(401, 'PASSKEY_NOT_FOUND', 'This passkey is not known here')
  const before = await context.library.api.getSession({ headers: request.headers })
  if (before?.user.id !== owner && !saysVerified(response.authenticatorData)) return notAccepted()
  const answer = await library.handler(libraryRequest(request, body))
  if (answer.status === 429) return tooManyRequests(Number(answer.headers.get('x-retry-after')))
  if (!answer.ok) return notAccepted()
  const { session, user } = (await answer.json()) as PasskeySession
  const now = Date.now()
  const opened = await context.database.write(async (transaction) => {
    // Runs first, because a removal and a password reset also lock the passkey.
    if (!(await touchPasskey(transaction, credentialId, now))) return refused('SESSION_ENDED')
    await markSecondFactor(transaction, session.id, now)
    if (before) {
      const { id: signIn, userId: subject } = before.session
      await endProviderSession(transaction, { id: signIn })
      await endSignInNamed(transaction, { issuer: accountIssuer, subject, signIn }, now)
    }
    return done(null)
  })
  if (!opened.ok) {
    await context.database.write(async (transaction) =>
      done(await endProviderSession(transaction, { token: session.token })),
    )
    return notAccepted()
  }
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return Response.json({ user: { email: user.email, name: user.name } }, { headers })
}

/** The position of the flags in the authenticator's data, and the flag for a verified person (WebAuthn §6.1). */
const flagsAt = 32
const verifiedFlag = 0x04

/**
 * Returns whether the device says that it verified the person. The signature that the library verifies covers this
 * flag.
 */
function saysVerified(authenticatorData: string): boolean {
  const flags = Buffer.from(authenticatorData, 'base64url')[flagsAt] ?? 0
  return (flags & verifiedFlag) !== 0
}

function notAccepted(): Response {
  return refusal(401, 'PASSKEY_NOT_ACCEPTED', 'The sign-in with this passkey was not accepted')
}
