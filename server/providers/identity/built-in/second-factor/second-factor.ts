import type * as z from 'zod/mini'
import { done, refused } from '../../../../../domain/outcome.ts'
import { countPasskeys } from '../../../../data/queries/auth/passkeys.ts'
import {
  countRecoveryCodes,
  hasSecondFactor,
  listRecoveryCodes,
  replaceRecoveryCodes,
  switchOffSecondFactor,
  switchOnSecondFactor,
  useRecoveryCode,
} from '../../../../data/queries/auth/second-factors.ts'
import {
  endOtherProviderSessions,
  markSecondFactor,
  presentedSecondFactor,
} from '../../../../data/queries/auth/sign-in-accounts.ts'
import type { AuthContext } from '../auth-context.ts'
import type { bodies } from '../endpoints.ts'
import { ownSession, recentSession, sessionOfCookie } from '../own-session.ts'
import { refusal, tooManyRequests } from '../refusal.ts'
import { hashOfRecoveryCode, newRecoveryCodes, storedHashOf } from './recovery-codes.ts'

/** Returns whether the account requires a second factor, and the number of unused recovery codes. */
export async function showSecondFactor(context: AuthContext, request: Request): Promise<Response> {
  const session = await ownSession(context, request)
  if (session instanceof Response) return session
  const { read } = context.database
  const [on, codesLeft] = await Promise.all([
    hasSecondFactor(read, session.account.id),
    countRecoveryCodes(read, session.account.id),
  ])
  return Response.json({ on, codesLeft })
}

/**
 * Requires a passkey after the password from now on. The session itself must have presented a passkey, so that it is
 * known to work. Ends the account's other sessions and returns the recovery codes, only this once.
 */
export async function switchOn(context: AuthContext, request: Request): Promise<Response> {
  const session = await recentSession(context, request)
  if (session instanceof Response) return session
  const accountId = session.account.id
  const codes = newRecoveryCodes()
  const hashes = await hashesOf(context, accountId, codes)
  const now = Date.now()
  const on = await context.database.write(async (transaction) => {
    if (!(await presentedSecondFactor(transaction, session.id))) return refused('NOT_ALLOWED')
    if ((await countPasskeys(transaction.db, accountId)) === 0) return refused('NOT_ALLOWED')
    await switchOnSecondFactor(transaction, accountId, now)
    await replaceRecoveryCodes(transaction, accountId, hashes, now)
    await endOtherProviderSessions(transaction, { accountId, except: session.id })
    await context.emails.secondFactorChanged(transaction, session.account, true)
    return done(null)
  })
  return on.ok
    ? Response.json({ codes })
    : refusal(403, 'PASSKEY_FIRST', 'Use a passkey of this account first')
}

/** Requires only the password or a passkey from now on, and deletes the recovery codes. */
export async function switchOff(context: AuthContext, request: Request): Promise<Response> {
  const session = await recentSession(context, request)
  if (session instanceof Response) return session
  await context.database.write(async (transaction) => {
    if (!(await switchOffSecondFactor(transaction, session.account.id))) return done(null)
    await context.emails.secondFactorChanged(transaction, session.account, false)
    return done(null)
  })
  return Response.json({ status: true })
}

/** Creates new recovery codes and returns them, only this once; old codes stop working. */
export async function renewCodes(context: AuthContext, request: Request): Promise<Response> {
  const session = await recentSession(context, request)
  if (session instanceof Response) return session
  const accountId = session.account.id
  const codes = newRecoveryCodes()
  const hashes = await hashesOf(context, accountId, codes)
  const renewed = await context.database.write(async (transaction) => {
    if (!(await hasSecondFactor(transaction.db, accountId))) return refused('NOT_FOUND')
    await replaceRecoveryCodes(transaction, accountId, hashes, Date.now())
    return done(null)
  })
  return renewed.ok
    ? Response.json({ codes })
    : refusal(409, 'SECOND_FACTOR_OFF', 'This account asks for no second factor')
}

/**
 * Accepts a recovery code instead of a passkey, once. Counts wrong codes for the account across all clients. Emails the
 * account and the shop's admin, in the transaction that uses the code.
 */
export async function recover(
  context: AuthContext,
  request: Request,
  { code }: z.output<typeof bodies.recover>,
): Promise<Response> {
  const session = await sessionOfCookie(context, request)
  if (session instanceof Response) return session
  const { account } = session
  const limited = `recovery codes of ${account.id}`
  const waitS = await context.limits.take('guesses', limited)
  if (waitS > 0) return tooManyRequests(waitS)
  const { secret, passwords, database } = context
  const hashes = await listRecoveryCodes(database.read, account.id)
  const hash = await storedHashOf(passwords, { secret, accountId: account.id, code }, hashes)
  const now = Date.now()
  const used = await database.write(async (transaction) => {
    // No code has an empty hash.
    if (!(await useRecoveryCode(transaction, account.id, hash ?? '', now))) return refused('NOT_FOUND')
    if (!(await markSecondFactor(transaction, session.id, now))) return refused('SESSION_ENDED')
    const left = await countRecoveryCodes(transaction.db, account.id)
    await context.emails.recoveryCodeUsed(transaction, account, left)
    return done(null)
  })
  if (!used.ok) return refusal(401, 'RECOVERY_CODE_WRONG', 'This recovery code does not work')
  await context.limits.giveBack('guesses', limited)
  return Response.json({ user: { email: account.email, name: account.name } })
}

function hashesOf(
  { secret, passwords }: AuthContext,
  accountId: string,
  codes: readonly string[],
): Promise<readonly string[]> {
  return Promise.all(codes.map((code) => hashOfRecoveryCode(passwords, { secret, accountId, code })))
}
