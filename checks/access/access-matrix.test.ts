import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allOperations } from '../../contract/all-operations.ts'
import { errors } from '../../contract/errors.ts'
import { engines } from '../../server/data/testing/engines.ts'
import { endSession } from '../../server/operations/accounts/end-session.ts'
import { makeAdmin } from '../../server/operations/accounts/make-admin.ts'
import { removeAdmin } from '../../server/operations/accounts/remove-admin.ts'
import { callApi, refusalOf } from '../../server/testing/api-call.ts'
import { addAdmin, addCustomer, granted } from '../../server/testing/shop-contents.ts'
import { countRows } from '../../server/testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { validCalls } from '../../server/testing/valid-calls.ts'
import { type CallerKind, callers, rowOf } from './access-matrix.ts'

const cells = allOperations.flatMap((operation) =>
  callers.map((caller) => ({ operation, id: operation.id, caller })),
)

test('Every operation of the contract has its row', () => {
  expect(allOperations.filter((operation) => rowOf(operation) === undefined).map(({ id }) => id)).toEqual([])
})

// Rights are looked at above the data, so one engine tells.
describe.each(engines.slice(0, 1))('Who may call what', (engine) => {
  let world: TestApp
  beforeAll(async () => {
    world = await openTestApp(engine)
    // Somebody keeps the right while others lose it.
    await addAdmin(world.shop)
  })
  afterAll(() => world.drop())

  /** The token of a caller; `right` is that of whom the call is made for. */
  async function tokenOf(caller: CallerKind, right: string | undefined): Promise<string | undefined> {
    const { shop, tokens } = world
    if (caller === 'no token') return undefined
    if (caller === 'bad token') return 'bad.token.indeed'
    if (caller === 'owner') return right
    const somebody = caller === 'admin' ? await addAdmin(shop) : await addCustomer(shop)
    const { userId, sessionId, email } = somebody
    if (caller === 'expired token') return tokens.sign({ userId, sessionId, lifeMs: -1_000 })
    if (caller === 'signed out') granted(await endSession(shop, somebody))
    if (caller === 'demoted admin') {
      granted(await makeAdmin(shop, email))
      granted(await removeAdmin(shop, email))
    }
    return world.tokenOf(somebody)
  }

  test.each(cells)('$id, called by: $caller', async ({ operation, caller }) => {
    const expected = rowOf(operation)?.[caller] ?? 'a row'
    const call = await validCalls[operation.id](world)
    // What only admins may do belongs to none of the customers.
    const right = operation.access === 'admin' ? await tokenOf('other customer', undefined) : call.token
    const token = await tokenOf(caller, right)
    const before = await countRows(world.shop)
    const answer = await callApi(world, operation, { ...call, token })
    expect(refusalOf(answer)).toBe(expected)
    if (expected === 'done' || expected === 'a row') return
    expect(answer.statusCode).toBe(errors[expected].status)
    expect(await countRows(world.shop)).toEqual(before)
  })
})
