import type * as contract from '../../../contract/desk/api-keys.ts'
import { keyOperations } from '../../../contract/key-operations.ts'
import { keyState } from '../../../domain/accounts/key-state.ts'
import { done } from '../../../domain/outcome.ts'
import { type ListedKey, listKeys } from '../../data/queries/accounts/api-keys.ts'
import { addApiKey, changeApiKey, revokeApiKey } from '../../operations/api-keys/change-api-keys.ts'
import { hourMs } from '../../platform/clock.ts'
import { deleted, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

/** How long the list shows a key that was revoked or has ended. */
const shownAfterMs = 90 * 24 * hourMs

export const apiKeys = {
  listApiKeys: async ({ shop, caller }) => {
    const now = shop.clock()
    const keys = await listKeys(shop.database.read, now - shownAfterMs)
    return done(keys.map((key) => toAnswer(key, caller.userId, now)))
  },
  listKeyOperations: async () => done([...keyOperations]),
  addApiKey: async ({ shop, caller, input: { body } }) => {
    const made = await addApiKey(shop, caller, body)
    if (!made.ok) return made
    const { id, secret } = made.value
    return done({ acknowledged: true, insertedId: id, secret })
  },
  changeApiKey: async ({ shop, caller, input: { params, body } }) =>
    updated(await changeApiKey(shop, caller, params.id, body)),
  revokeApiKey: async ({ shop, caller, input: { params } }) =>
    deleted(await revokeApiKey(shop, caller, params.id)),
} satisfies HandlersOf<typeof contract.apiKeys>

function toAnswer(key: ListedKey, callerId: string, now: number) {
  const { id, name, begins, operations, userId, email, createdAt, endsAt, usedAt, revokedAt, version } = key
  return {
    _id: id,
    name,
    begins,
    operations: [...operations],
    state: keyState(key, now),
    // The account of a deleted person has no email.
    by: email.includes('@') ? email : null,
    own: userId === callerId,
    createdAt,
    endsAt,
    usedAt,
    revokedAt,
    version,
  }
}
