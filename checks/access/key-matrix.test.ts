import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allOperations } from '../../contract/all-operations.ts'
import { errors } from '../../contract/errors.ts'
import { keyOperations } from '../../contract/key-operations.ts'
import { done } from '../../domain/outcome.ts'
import { setBlocked } from '../../server/data/queries/accounts/users.ts'
import { anyEngine } from '../../server/data/testing/engines.ts'
import { retire } from '../../server/operations/accounts/delete-account.ts'
import { setUserRole } from '../../server/operations/accounts/set-user-role.ts'
import { revokeApiKey } from '../../server/operations/api-keys/change-api-keys.ts'
import { newApiKey } from '../../server/platform/api-key-secret.ts'
import { newId } from '../../server/platform/ids.ts'
import { callApi, type OperationId, refusalOf, type WireCall } from '../../server/testing/api-call.ts'
import { putKey } from '../../server/testing/api-keys.ts'
import { addAdmin, granted, staff } from '../../server/testing/shop-contents.ts'
import { countRows } from '../../server/testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { validCalls } from '../../server/testing/valid-calls.ts'
import { type KeyKind, keyKinds, outcomeWithKey } from './key-matrix.ts'

const everyId = allOperations.map(({ id }) => id)

/** Makes a key of each kind; each but one has every operation of the contract. */
async function keysOf({ shop }: TestApp): Promise<ReadonlyMap<KeyKind, string>> {
  const keys = new Map<KeyKind, string>()
  for (const kind of keyKinds) {
    const maker = await addAdmin(shop)
    const endsAt = kind === 'an ended key' ? shop.clock() : null
    const { id, secret } = await putKey(shop, maker, kind === 'a key without it' ? ['none'] : everyId, endsAt)
    keys.set(kind, secret)
    if (kind === 'a key of one who is a packer now')
      granted(await setUserRole(shop, staff, maker.email, 'packer'))
    if (kind === 'a key of one who is a customer now')
      granted(await setUserRole(shop, staff, maker.email, 'customer'))
    if (kind === 'a revoked key') granted(await revokeApiKey(shop, staff, id))
    if (kind === 'a key of a blocked account')
      await shop.database.write(async (transaction) =>
        done(await setBlocked(transaction, maker.userId, shop.clock())),
      )
    if (kind === 'a key of a deleted account') granted(await retire(shop, { ...maker, id: maker.userId }))
    if (kind === 'an unknown key') keys.set(kind, newApiKey())
    if (kind === 'a key with one letter too many') keys.set(kind, `${secret}a`)
  }
  return keys
}

const size = 20
const groups = Array.from({ length: Math.ceil(allOperations.length / size) }, (_, index) => ({
  cases: allOperations
    .slice(index * size, (index + 1) * size)
    .flatMap((operation) => keyKinds.map((kind) => ({ operation, id: operation.id, kind }))),
}))

test('The operations that the contract offers to keys are those of the matrix', () => {
  const ofMatrix = allOperations.filter(({ access }) => access === 'customer' || access === 'admin')
  const accepted = ofMatrix.filter((each) => outcomeWithKey(each, 'a key with it') !== 'KEY_NOT_ACCEPTED')
  expect(keyOperations.map(({ id }) => id)).toEqual(accepted.map(({ id }) => id))
})

// Rights are checked above the database, so one engine is sufficient. Each group has its own shop, as in the matrix of
// people.
describe.each(groups)('Access matrix of API keys', ({ cases }) => {
  let env: TestApp
  let keys: ReadonlyMap<KeyKind, string>
  beforeAll(async () => {
    env = await openTestApp(anyEngine, {}, { rateLimitFactor: 1_000_000 })
    await addAdmin(env.shop)
    keys = await keysOf(env)
  })
  afterAll(() => env.drop())

  const forRefusal = new Map<OperationId, WireCall>()

  test.each(cases)('$id called with $kind', async ({ operation, kind }) => {
    const { id } = operation
    const expected = outcomeWithKey(operation, kind)
    const isDone = expected === 'done'
    const call = (!isDone && forRefusal.get(id)) || (await validCalls[id](env))
    if (!isDone) forRefusal.set(id, call)
    const before = isDone ? undefined : await countRows(env.shop)
    // Calls of several operations come from one account here, and each is a request of its own.
    const headers = { ...call.headers, ...(call.headers && { 'idempotency-key': newId() }) }
    const answer = await callApi(env, operation, { ...call, headers, token: keys.get(kind) })
    expect(refusalOf(answer)).toBe(expected)
    if (expected === 'done') return
    expect(answer.statusCode).toBe(errors[expected].status)
    expect(await countRows(env.shop)).toEqual(before)
  })
})
