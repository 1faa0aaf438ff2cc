import { done } from '../../domain/outcome.ts'
import { insertKey } from '../data/queries/accounts/api-keys.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { beginningOf, newApiKey } from '../platform/api-key-secret.ts'
import { newId } from '../platform/ids.ts'
import { hashOfToken } from '../platform/secret-token.ts'

/** Stores a key with any operations, also those that no admin can choose; returns it. */
export async function putKey(
  shop: Shop,
  { userId }: Pick<Caller, 'userId'>,
  operations: readonly string[],
  endsAt: number | null = null,
): Promise<{ readonly id: string; readonly secret: string }> {
  const [id, secret] = [newId(), newApiKey()]
  const stored = { name: 'Label printer', operations, endsAt, userId, hash: hashOfToken(secret) }
  await shop.database.write(async (transaction) => {
    await insertKey(transaction, { ...stored, id, begins: beginningOf(secret) }, shop.clock())
    return done(null)
  })
  return { id, secret }
}
