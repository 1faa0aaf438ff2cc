import { done } from '../../../../../domain/outcome.ts'
import {
  endProviderSession,
  findPasswordHash,
  lockPasswordHash,
  renewPasswordHash,
} from '../../../../data/queries/auth/sign-in-accounts.ts'
import type { AuthContext } from '../auth-context.ts'
import { refusal } from '../refusal.ts'
import type { PasswordAttempt } from './attempt-password.ts'

interface Typed {
  readonly email: string
  readonly password: string
}

/**
 * Signs in, unless the password changes during the check. The library opens the session some time after the check, so a
 * sign-in with the old password could otherwise outlive a reset. Replaces a hash of the older kind.
 */
export async function signInWithPassword(
  context: Pick<AuthContext, 'database' | 'passwords' | 'oldHashesLeft'>,
  typed: Typed,
  signIn: () => Promise<Response>,
): Promise<PasswordAttempt> {
  const { database, passwords } = context
  const stored = await findPasswordHash(database.read, typed.email)
  const answer = await signIn()
  if (answer.status === 401 && (await context.oldHashesLeft())) {
    await passwords.spendOtherTime(stored, typed.password)
  }
  if (!answer.ok) return { answer }
  const { token } = (await answer.clone().json()) as { token: string }
  const checked = await checkAgain(context, typed, { stored, token })
  return checked === 'wrong' ? { answer: wrongPassword() } : { answer, ...checked }
}

/** Checks the stored hash again, and ends the session if the password has changed. */
async function checkAgain(
  context: Pick<AuthContext, 'database' | 'passwords'>,
  { email, password }: Typed,
  { stored, token }: { readonly stored: string | undefined; readonly token: string },
): Promise<Pick<PasswordAttempt, 'passwordHash'> | 'wrong'> {
  const { database, passwords } = context
  const renewed = stored !== undefined && passwords.isOld(stored) ? await passwords.hash(password) : undefined
  const checked = await database.write(async (transaction) => {
    const now = await lockPasswordHash(transaction, email)
    if (now !== stored) return done({ same: false, now })
    if (stored && renewed) await renewPasswordHash(transaction, email, { from: stored, to: renewed })
    return done({ same: true, now: renewed ?? stored })
  })
  if (!checked.ok) return 'wrong'
  const { same, now } = checked.value
  if (same) return { passwordHash: now }
  // A concurrent sign-in may have replaced an old hash by another hash of the same password. Nobody can use the session
  // yet, because its secret has not been sent.
  if (now && (await passwords.verify({ hash: now, password }))) {
    return checkAgain(context, { email, password }, { stored: now, token })
  }
  await database.write(async (transaction) => {
    await endProviderSession(transaction, { token })
    return done(null)
  })
  return 'wrong'
}

function wrongPassword(): Response {
  return refusal(401, 'INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password')
}
