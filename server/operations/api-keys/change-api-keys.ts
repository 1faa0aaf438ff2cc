import { apiKeyFieldTexts } from '../../../contract/desk/api-key-field-texts.ts'
import { keyOperations } from '../../../contract/key-operations.ts'
import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import {
  countWorkingKeys,
  findKey,
  insertKey,
  revokeKey,
  type StoredKey,
  updateKey,
  type WrittenKey,
} from '../../data/queries/accounts/api-keys.ts'
import { findLanguageOf } from '../../data/queries/accounts/languages.ts'
import { findUser, lockUser } from '../../data/queries/accounts/users.ts'
import { beginningOf, newApiKey } from '../../platform/api-key-secret.ts'
import { newId } from '../../platform/ids.ts'
import { hashOfToken } from '../../platform/secret-token.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import { changedValues } from '../changes/changed-values.ts'
import { type Change, recordChange } from '../changes/record-change.ts'
import { apiKeyMade } from '../emails/api-key-emails.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Caller, Shop } from '../shop.ts'

/** The most keys of an account that work at once. */
const mostKeys = 50

const offered: ReadonlySet<string> = new Set(keyOperations.map(({ id }) => id))

/** A new key, whose secret is in no other answer. */
interface MadeKey {
  readonly id: string
  readonly secret: string
}

/** Makes an API key that acts for the caller; the database stores its hash only. An email tells the caller. */
export function addApiKey(shop: Shop, caller: Caller, written: WrittenKey): Promise<Outcome<MadeKey>> {
  const key = cleaned(written)
  const made = { id: newId(), secret: newApiKey() }
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    const problem = problemOf(key, at) ?? (await problemOfMaker(transaction, caller, at))
    if (problem) return problem
    if ((await countWorkingKeys(transaction.db, caller.userId, at)) >= mostKeys)
      return refused('API_KEY_LIMIT')
    const { id, secret } = made
    const stored = {
      ...key,
      id,
      userId: caller.userId,
      hash: hashOfToken(secret),
      begins: beginningOf(secret),
    }
    await insertKey(transaction, stored, at)
    const mailing = mailingIn(shop, await findLanguageOf(transaction.db, caller.email))
    await writeEmail(shop, transaction, apiKeyMade(mailing), {
      event: `api-key-made:${id}`,
      recipient: caller.email,
    })
    await recordKey(transaction, caller, {
      at,
      action: 'api-key.made',
      id,
      name: key.name,
      after: recorded(key),
    })
    return done(made)
  })
}

/**
 * Replaces name, operations and end of the caller's own key, if it was not changed since a version.
 *
 * @returns whether anything changed.
 */
export function changeApiKey(
  shop: Shop,
  caller: Caller,
  id: string,
  { version, ...written }: WrittenKey & { readonly version: number },
): Promise<Outcome<boolean>> {
  const key = cleaned(written)
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    const gone = await problemOfMaker(transaction, caller, at)
    if (gone) return gone
    const stored = await findKey(transaction.db, id)
    if (!stored) return refused('API_KEY_NOT_FOUND')
    if (stored.userId !== caller.userId) return refused('API_KEY_OF_ANOTHER')
    if (stored.revokedAt !== null) return refused('API_KEY_REVOKED')
    const values = differenceOf(stored, key)
    // A repeated request finds its own change.
    if (!values) return done(false)
    const problem = problemOf(key, at, stored) ?? (await problemOfNumber(transaction, stored, at))
    if (problem) return problem
    if (!(await updateKey(transaction, { id, version }, key))) return refused('API_KEY_CHANGED')
    await recordKey(transaction, caller, { at, action: 'api-key.changed', id, name: key.name, ...values })
    return done(true)
  })
}

/**
 * Revokes a key of any admin, from its next call on.
 *
 * @returns whether it was not revoked before.
 */
export function revokeApiKey(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    const name = await revokeKey(transaction, id, at)
    if (name !== undefined) await recordKey(transaction, caller, { at, action: 'api-key.revoked', id, name })
    else if (!(await findKey(transaction.db, id))) return refused('API_KEY_NOT_FOUND')
    return done(name !== undefined)
  })
}

/** Returns the key with each operation once, in the order of the contract, so that equal choices are equal. */
function cleaned(key: WrittenKey): WrittenKey {
  const chosen = new Set(key.operations)
  const known = keyOperations.flatMap(({ id }) => (chosen.delete(id) ? [id] : []))
  return { ...key, operations: [...known, ...chosen] }
}

/** Refuses operations that are not for keys, and an end in the past. What was there before may stay. */
function problemOf({ operations, endsAt }: WrittenKey, now: number, before?: WrittenKey) {
  const unknown = operations.find((id) => !offered.has(id) && !before?.operations.includes(id))
  const texts = said(apiKeyFieldTexts)
  if (unknown !== undefined) return refusedAt('operations', 'INPUT_INVALID', texts.notForKeys(unknown))
  const isNew = before === undefined || before.endsAt !== endsAt
  return isNew && endsAt !== null && endsAt <= now
    ? refusedAt('endsAt', 'INPUT_INVALID', texts.end)
    : undefined
}

/**
 * Locks the caller's account, so that its keys are counted one after the other, and refuses if since the request was
 * authenticated its session ended or its role changed: a key lasts longer than either.
 */
async function problemOfMaker(transaction: Transaction, caller: Caller, now: number) {
  await lockUser(transaction, caller.userId)
  const user = await findUser(transaction.db, caller.userId)
  if (user?.role !== 'admin') return refused('NOT_ALLOWED')
  return (await stillSignedIn(transaction, caller, now)) ? undefined : refused('SESSION_ENDED')
}

/** Refuses to bring an ended key back above the limit. */
async function problemOfNumber({ db }: Transaction, { userId, endsAt }: StoredKey, now: number) {
  if (endsAt === null || endsAt > now) return undefined
  return (await countWorkingKeys(db, userId, now)) >= mostKeys ? refused('API_KEY_LIMIT') : undefined
}

/** Returns what changed; of the operations only the removed and the added ones. Undefined if nothing did. */
function differenceOf(before: WrittenKey, after: WrittenKey) {
  const missingIn = (of: WrittenKey, other: WrittenKey) =>
    of.operations.filter((id) => !other.operations.includes(id))
  return changedValues(
    recorded({ ...before, operations: missingIn(before, after) }),
    recorded({ ...after, operations: missingIn(after, before) }),
  )
}

function recorded({ name, operations, endsAt }: WrittenKey) {
  return { name, operations, endsAt }
}

type KeyChange = Pick<Change, 'at' | 'action' | 'before' | 'after'> & {
  readonly id: string
  readonly name: string
}

async function recordKey(
  transaction: Transaction,
  by: Caller,
  { id, name, ...change }: KeyChange,
): Promise<void> {
  await recordChange(transaction, { ...change, by, subject: { kind: 'api-key', id, name } })
}
