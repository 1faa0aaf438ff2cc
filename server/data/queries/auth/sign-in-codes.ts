import { newId } from '../../../platform/ids.ts'
import type { Transaction } from '../../database.ts'

interface SignInCode {
  /** Keyed hash of the browser that asked and the email. */
  readonly askedBy: string
  /** Keyed hash of the code. */
  readonly code: string
}

/** What a try of a code found. */
export type CodeTry =
  /** `sent`: how many codes this browser had asked for. All of them are used up. */
  | { readonly outcome: 'right'; readonly sent: number }
  | { readonly outcome: 'wrong'; readonly triesLeft: number }
  /** No code can be used: all have expired, were used, or have no tries left. */
  | { readonly outcome: 'none' }

export async function insertSignInCode(
  { db }: Transaction,
  { askedBy, code, tries, expiresAt }: SignInCode & { readonly tries: number; readonly expiresAt: number },
): Promise<void> {
  await db
    .insertInto('auth_sign_in_codes')
    .values({ id: newId(), request: askedBy, code, tries_left: tries, expires_at: expiresAt })
    .execute()
}

/**
 * Tries a code against every live one of its browser and email: an earlier email may arrive after a later one. Takes a
 * try from each of them, and concurrent tries wait for each other. A right code uses all of them up.
 */
export async function trySignInCode(
  { db }: Transaction,
  { askedBy, code }: SignInCode,
  now: number,
): Promise<CodeTry> {
  const live = await db
    .updateTable('auth_sign_in_codes')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('request', '=', askedBy)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning(['code', 'tries_left'])
    .execute()
  if (live.length === 0) return { outcome: 'none' }
  if (live.every((one) => one.code !== code)) {
    return { outcome: 'wrong', triesLeft: Math.max(...live.map(({ tries_left }) => tries_left)) }
  }
  const sent = await db
    .deleteFrom('auth_sign_in_codes')
    .where('request', '=', askedBy)
    .returning('id')
    .execute()
  return { outcome: 'right', sent: sent.length }
}

/** Deletes codes that expired before an instant. */
export async function deleteSignInCodesExpiredBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('auth_sign_in_codes').where('expires_at', '<', instant).execute()
}
