import { setTimeout as wait } from 'node:timers/promises'
import { done, refused } from '../../../../domain/outcome.ts'
import { findBoundUser } from '../../../data/queries/identities.ts'
import {
  deleteMailLinks,
  findMailLink,
  insertMailLink,
  useMailLink,
} from '../../../data/queries/mail-links.ts'
import {
  endProviderSessions,
  findSignInAccount,
  markAddressVerified,
  type SignInAccount,
  setPasswordHash,
} from '../../../data/queries/sign-in-accounts.ts'
import { endAllSignIns } from '../../../data/queries/sign-ins.ts'
import { boundTo } from './accounts.ts'
import type { Desk } from './desk.ts'
import { hashOf, mailLinks, newToken } from './mail-link.ts'
import { passwordRefusal } from './password-refusal.ts'
import { linkWorthless, tooManyRequests } from './refusal.ts'

const purpose = 'reset-password'

/** Every answer takes as long as writing a letter does, so that its time does not tell whose address is known. */
const answersAfterMs = 250

/**
 * Sends a link that sets a new password to an address, if it has an account. The answer is the same whether or not
 * it has one, and whether or not it was sent too many of them already.
 */
export async function requestReset(desk: Desk, client: string, email: string): Promise<Response> {
  const waitS = await desk.limits.take('clients', client)
  if (waitS > 0) return tooManyRequests(waitS)
  await Promise.all([sendResetLink(desk, email), wait(answersAfterMs)])
  return Response.json({ status: true })
}

async function sendResetLink({ database, limits, letters }: Desk, email: string): Promise<void> {
  const tooMany = (await limits.take('messages', `resets for ${email}`)) > 0
  const account = await findSignInAccount(database.read, { email })
  const now = Date.now()
  const token = newToken()
  const expiresAt = now + mailLinks[purpose].livesMs
  const link = { purpose, hash: hashOf(token), accountId: account?.id ?? '', expiresAt }
  await database.write(async (transaction) => {
    await insertMailLink(transaction, link, now)
    // Taken back only here: who has no account waits as long for a busy database as who has one.
    if (tooMany || !account) return refused('NOT_FOUND')
    await letters.resetPassword(transaction, account, { token, expiresAt })
    return done(null)
  })
}

/**
 * Sets a new password by the link of a letter, once. Who has the letter has the address: it counts as verified from
 * then on, and everybody who was signed in to the account until then is put out, at the provider and at the shop.
 */
export async function resetPassword(
  desk: Desk,
  client: string,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Response> {
  const waitS = await desk.limits.take('clients', client)
  if (waitS > 0) return tooManyRequests(waitS)
  const link = { purpose, hash: hashOf(token) }
  const { read } = desk.database
  const accountId = await findMailLink(read, link, Date.now())
  const account = accountId === undefined ? undefined : await findSignInAccount(read, { id: accountId })
  if (!account) return linkWorthless()
  // Looked at before the link is used up: with another password it still works.
  const unfit = passwordRefusal(password, account.email)
  if (unfit) return unfit
  const hash = await (await desk.library.$context).password.hash(password)
  if (!(await changePassword(desk, link, account, hash))) return linkWorthless()
  const answer = Response.json({ status: true })
  answer.headers.append('set-cookie', desk.browsers.cookieFor({ ...account, passwordHash: hash }, undefined))
  return answer
}

/** False when the link was used meanwhile. */
async function changePassword(
  { database, letters }: Desk,
  link: { readonly purpose: string; readonly hash: string },
  account: SignInAccount,
  hash: string,
): Promise<boolean> {
  const now = Date.now()
  const changed = await database.write(async (transaction) => {
    if (!(await useMailLink(transaction, link, now))) return refused('NOT_FOUND')
    await setPasswordHash(transaction, account.id, hash, now)
    await markAddressVerified(transaction, account.id, now)
    await deleteMailLinks(transaction, { purpose, accountId: account.id })
    await endProviderSessions(transaction, account.id)
    const user = await findBoundUser(transaction.db, { issuer: boundTo, subject: account.id })
    if (user) await endAllSignIns(transaction, user.id, now)
    await letters.passwordChanged(transaction, account, account.verified)
    return done(null)
  })
  return changed.ok
}
