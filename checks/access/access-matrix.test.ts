import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '../../contract/accounts/roles.ts'
import { allOperations } from '../../contract/all-operations.ts'
import { errors } from '../../contract/errors.ts'
import { anyEngine } from '../../server/data/testing/engines.ts'
import { endSession } from '../../server/operations/accounts/end-session.ts'
import { makeAdmin } from '../../server/operations/accounts/make-admin.ts'
import { removeAdmin } from '../../server/operations/accounts/remove-admin.ts'
import { callApi, type OperationId, refusalOf, type WireCall } from '../../server/testing/api-call.ts'
import { addAdmin, addCustomer, granted, staff } from '../../server/testing/shop-contents.ts'
import { countRows } from '../../server/testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { validCalls } from '../../server/testing/valid-calls.ts'
import { type CallerKind, callers, rowOf } from './access-matrix.ts'

/** A few operations with each kind of caller. */
const groups = inGroupsOf(10, allOperations).map((operations) =>
  operations.flatMap((operation) => callers.map((caller) => ({ operation, id: operation.id, caller }))),
)

function inGroupsOf<Each>(size: number, all: readonly Each[]): readonly (readonly Each[])[] {
  const starts = Array.from({ length: Math.ceil(all.length / size) }, (_, index) => index * size)
  return starts.map((start) => all.slice(start, start + size))
}

test('Every operation of the contract has a row in the access matrix', () => {
  expect(allOperations.filter((operation) => rowOf(operation) === undefined).map(({ id }) => id)).toEqual([])
})

// Rights are checked above the database, so one engine is sufficient. Each group has its own shop: calls add rows, and
// events send emails to every admin, so in a single shop counting and mailing took most of the time.
describe.each(groups.map((cases) => ({ cases })))('Access matrix', ({ cases }) => {
  let env: TestApp
  beforeAll(async () => {
    env = await openTestApp(anyEngine)
    // The last admin cannot be removed, so this one stays while others lose the role.
    await addAdmin(env.shop)
  })
  afterAll(() => env.drop())

  /** Returns the caller's token; `ownerToken` belongs to the account for which the call was prepared. */
  async function tokenOf(caller: CallerKind, ownerToken: string | undefined): Promise<string | undefined> {
    const { shop, tokens } = env
    if (caller === 'no token') return undefined
    if (caller === 'bad token') return 'bad.token.indeed'
    if (caller === 'owner') return ownerToken
    const user = await addCustomer(shop, roleOf(caller))
    const { userId, sessionId, email } = user
    if (caller === 'expired token') return tokens.sign({ userId, sessionId, lifeMs: -1_000 })
    if (caller === 'signed out') granted(await endSession(shop, user))
    if (caller === 'demoted admin') {
      granted(await makeAdmin(shop, staff, email))
      granted(await removeAdmin(shop, staff, email))
    }
    return env.tokenOf(user)
  }

  const forRefusal = new Map<OperationId, WireCall>()
  /** Returns a valid call. A refused call changes nothing, so all refused callers send the same one. */
  async function callOf(id: OperationId, isDone: boolean): Promise<WireCall> {
    const call = (!isDone && forRefusal.get(id)) || (await validCalls[id](env))
    if (!isDone) forRefusal.set(id, call)
    return call
  }

  const roleOf = (caller: CallerKind) => roles.find((role) => role === caller)

  test.each(cases)('$id called with: $caller', async ({ operation, caller }) => {
    const expected = rowOf(operation)?.[caller] ?? 'a row'
    const isDone = expected === 'done' || expected === 'a row'
    const call = await callOf(operation.id, isDone)
    // Admin operations have no customer as owner.
    const ownerToken = operation.access === 'admin' ? await tokenOf('other customer', undefined) : call.token
    const token = await tokenOf(caller, ownerToken)
    const before = isDone ? undefined : await countRows(env.shop)
    const answer = await callApi(env, operation, { ...call, token })
    expect(refusalOf(answer)).toBe(expected)
    if (expected === 'done' || expected === 'a row') return
    expect(answer.statusCode).toBe(errors[expected].status)
    expect(await countRows(env.shop)).toEqual(before)
  })
})
