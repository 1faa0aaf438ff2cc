import type * as z from 'zod/mini'
import { done, refused } from '../../../../../domain/outcome.ts'
import {
  countPasskeys,
  deletePasskey,
  listPasskeys,
  lockWaysToSignIn,
  renamePasskey,
} from '../../../../data/queries/auth/passkeys.ts'
import { hasSecondFactor } from '../../../../data/queries/auth/second-factors.ts'
import type { AuthContext } from '../auth-context.ts'
import { ownSession, recentSession } from '../own-session.ts'
import { refusal } from '../refusal.ts'
import { mailAboutPasskeys } from './mail-about-passkeys.ts'
import type { passkeyBodies } from './passkey-bodies.ts'

/** Lists the passkeys of the signed-in account. */
export async function listOwnPasskeys(context: AuthContext, request: Request): Promise<Response> {
  const session = await ownSession(context, request)
  if (session instanceof Response) return session
  return Response.json({ passkeys: await listPasskeys(context.database.read, session.account.id) })
}

/** Renames a passkey of the signed-in account. */
export async function renameOwnPasskey(
  context: AuthContext,
  request: Request,
  { id, name }: z.output<typeof passkeyBodies.rename>,
): Promise<Response> {
  const session = await ownSession(context, request)
  if (session instanceof Response) return session
  const renamed = await context.database.write(async (transaction) =>
    done(await renamePasskey(transaction, { id, accountId: session.account.id, name })),
  )
  return renamed.ok && renamed.value ? Response.json({ status: true }) : notThere()
}

/**
 * Removes a passkey of the signed-in account and emails its owner. Refuses to remove the last sign-in method of an
 * account that has neither a password nor a Google account at a shop that offers Google.
 */
export async function removeOwnPasskey(
  context: AuthContext,
  request: Request,
  { id }: z.output<typeof passkeyBodies.remove>,
): Promise<Response> {
  const session = await recentSession(context, request)
  if (session instanceof Response) return session
  const accountId = session.account.id
  const offered = ['credential', context.google?.google.providerId]
  const mail = await mailAboutPasskeys(context, session.account)
  const removed = await context.database.write(async (transaction) => {
    const others = (await lockWaysToSignIn(transaction, accountId)).filter((way) => offered.includes(way))
    if (!(await deletePasskey(transaction, { id, accountId }))) return refused('NOT_FOUND')
    const isLast = (await countPasskeys(transaction.db, accountId)) === 0
    if (isLast && others.length === 0) return refused('NOT_ALLOWED')
    if (isLast && (await hasSecondFactor(transaction.db, accountId))) return refused('SECOND_FACTOR_REQUIRED')
    await mail(transaction, 'passkeyRemoved')
    return done(null)
  })
  if (removed.ok) return Response.json({ status: true })
  if (removed.code === 'NOT_FOUND') return notThere()
  if (removed.code === 'SECOND_FACTOR_REQUIRED') {
    return refusal(409, 'SECOND_FACTOR_NEEDS_PASSKEY', 'The second step of this account needs a passkey')
  }
  return refusal(409, 'LAST_WAY_TO_SIGN_IN', 'This passkey is the only way to sign in to the account')
}

function notThere(): Response {
  return refusal(404, 'PASSKEY_NOT_FOUND', 'There is no such passkey')
}
