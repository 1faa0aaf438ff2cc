import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Database, Transaction } from '../../data/database.ts'
import { listSubjectsOf } from '../../data/queries/accounts/identities.ts'
import { findLanguageOf } from '../../data/queries/accounts/languages.ts'
import { endAllSignIns } from '../../data/queries/accounts/sessions.ts'
import { lockUserByEmail, type User } from '../../data/queries/accounts/users.ts'
import { deletePasskeysOf } from '../../data/queries/auth/passkeys.ts'
import { switchOffSecondFactor } from '../../data/queries/auth/second-factors.ts'
import { endProviderSessions } from '../../data/queries/auth/sign-in-accounts.ts'
import { recordChange } from '../changes/record-change.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { secondFactorReset } from '../emails/passkey-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Removes every passkey and recovery code of another person who lost them, ends all sign-ins and emails the person, who
 * then signs in without a second factor. Refuses the caller's own account, so that a stolen session cannot remove its
 * own second factor.
 *
 * @returns whether the account had a second factor.
 */
export function resetSecondFactor(shop: Shop, caller: Caller, email: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const user = await lockUserByEmail(transaction, email)
    if (!user) return refused('USER_NOT_FOUND')
    if (user.id === caller.userId) return refused('OWN_SECOND_FACTOR')
    if (!(await reset(transaction, user, caller, shop.clock()))) return done(false)
    const mailing = mailingIn(shop, await findLanguageOf(transaction.db, user.email))
    await writeEmail(shop, transaction, secondFactorReset(mailing), {
      event: `second-factor-reset:${user.id}:${shop.clock()}`,
      recipient: user.email,
    })
    return done(true)
  })
}

/**
 * Does the same from the command line, where the operator acts in place of another admin. Writes no email, because the
 * command runs without the shop's configuration.
 */
export function resetSecondFactorByOperator(
  database: Database,
  email: string,
  now: number,
): Promise<Outcome<boolean>> {
  return database.write(async (transaction) => {
    const user = await lockUserByEmail(transaction, email)
    return user ? done(await reset(transaction, user, 'shop', now)) : refused('USER_NOT_FOUND')
  })
}

async function reset(
  transaction: Transaction,
  user: User,
  by: Caller | 'shop',
  now: number,
): Promise<boolean> {
  const subjects = await listSubjectsOf(transaction.db, user.id)
  let wasOn = false
  for (const subject of subjects) wasOn = (await switchOffSecondFactor(transaction, subject)) || wasOn
  if (!wasOn) return false
  for (const subject of subjects) {
    await deletePasskeysOf(transaction, subject)
    await endProviderSessions(transaction, subject)
  }
  await endAllSignIns(transaction, user.id, now)
  await recordChange(transaction, {
    at: now,
    by,
    action: 'user.second-factor-reset',
    subject: { kind: 'user', id: user.id, name: '' },
  })
  return true
}
