import { done } from '../../../../domain/outcome.ts'
import {
  endProviderSession,
  findPasswordHash,
  lockPasswordHash,
} from '../../../data/queries/sign-in-accounts.ts'
import type { Desk } from './desk.ts'
import { refusal } from './refusal.ts'

/**
 * Signs in, unless the password is changed while it is looked at: the library opens the session some time after that,
 * and whoever has only the old password would be in again, although a reset puts everybody out.
 */
export async function signInWithPassword(
  { database }: Pick<Desk, 'database'>,
  email: string,
  signIn: () => Promise<Response>,
): Promise<Response> {
  const lookedAt = await findPasswordHash(database.read, email)
  const answer = await signIn()
  if (!answer.ok) return answer
  const { token } = (await answer.clone().json()) as { token: string }
  const changed = await database.write(async (transaction) => {
    if ((await lockPasswordHash(transaction, email)) === lookedAt) return done(false)
    await endProviderSession(transaction, { token })
    return done(true)
  })
  if (!changed.ok || changed.value) return wrongPassword()
  return answer
}

function wrongPassword(): Response {
  return refusal(401, 'INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password')
}
