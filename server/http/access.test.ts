import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allOperations } from '../../contract/all-operations.ts'
import { done } from '../../domain/outcome.ts'
import { setRole } from '../data/queries/accounts/users.ts'
import { anyEngine, describeOnEveryEngine } from '../data/testing/engines.ts'
import { endSession } from '../operations/accounts/end-session.ts'
import type { Caller } from '../operations/shop.ts'
import { accessTokens } from '../platform/access-token.ts'
import { minuteMs } from '../platform/clock.ts'
import { callApi, operationOf, refusalOf, toldBy, type WireCall } from '../testing/api-call.ts'
import { addAdmin, addCustomer } from '../testing/shop-contents.ts'
import { countRows } from '../testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { validCalls } from '../testing/valid-calls.ts'

const byAccess = (...accesses: readonly string[]) =>
  allOperations.filter(({ access }) => accesses.includes(access))
const withToken = byAccess('customer', 'admin')

describeOnEveryEngine('A valid call of each operation', (engine) => {
  let env: TestApp
  beforeAll(async () => {
    env = await openTestApp(engine)
  })
  afterAll(() => env.drop())

  test.each(allOperations)('$id returns exactly the fields of the contract', async (operation) => {
    const answer = await callApi(env, operation, await validCalls[operation.id](env))
    const made = 'statusOf' in operation
    expect([answer.statusCode, refusalOf(answer)]).toEqual([made ? 201 : 200, 'done'])
    const told = toldBy(operation, answer)
    expect(z.parse(operation.answer, told)).toEqual(told)
  })
})

describe('Access', () => {
  let env: TestApp
  // Made once, because every admin gets emails about events, so each further admin slows down all calls.
  let invalidTokens: readonly string[]
  let demoted: Caller
  beforeAll(async () => {
    env = await openTestApp(anyEngine)
    const admin = await addAdmin(env.shop)
    const foreign = accessTokens('another secret of at least thirty-two chars', env.shop.clock)
    const ended = await addAdmin(env.shop)
    await endSession(env.shop, ended)
    invalidTokens = [
      'garbage',
      (await env.tokenOf(admin)).replace(/\.[^.]*\./, '.e30.'),
      await foreign.sign({ ...admin, lifeMs: minuteMs }),
      await env.tokens.sign({ ...admin, lifeMs: -minuteMs }),
      await env.tokens.sign({ ...admin, sessionId: 'unknown', lifeMs: minuteMs }),
      await env.tokenOf(ended),
      env.identity.proofOf({ email: admin.email }),
    ]
    demoted = await addAdmin(env.shop)
    await env.shop.database.write(async (transaction) =>
      done(await setRole(transaction, demoted.userId, 'customer')),
    )
  })
  afterAll(() => env.drop())

  const prepared = new Map<string, WireCall>()
  /**
   * Returns a function that calls the operation with a token and a broken body. Access is checked before the body is
   * read, so no such call does anything, and each operation's call is prepared once.
   */
  const callerOf = async (operation: (typeof allOperations)[number]) => {
    const valid = prepared.get(operation.id) ?? (await validCalls[operation.id](env))
    prepared.set(operation.id, valid)
    const { token: _token, ...call } = valid
    const headers = { ...call.headers, 'content-type': 'application/json' }
    return (token: string | undefined) =>
      callApi(env, operation, { ...call, headers, payload: '{"broken', token })
  }

  test.each(byAccess('public'))('$id: anyone may call, with any token', async (operation) => {
    for (const token of [undefined, 'garbage', await env.tokenOf(await addCustomer(env.shop))]) {
      const call = await validCalls[operation.id](env)
      expect(refusalOf(await callApi(env, operation, { ...call, token }))).toBe('done')
    }
  })

  test.each([...withToken, ...byAccess('proof')])(
    '$id: no browser and no proxy keeps the answer',
    async (operation) => {
      const answer = await callApi(env, operation, await validCalls[operation.id](env))
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    },
  )

  test.each(allOperations.filter(({ method }) => method === 'GET'))(
    '$id: a GET writes nothing except the record of an export',
    async (operation) => {
      const call = await validCalls[operation.id](env)
      const isExport =
        'answerType' in operation && ['text/csv', 'application/zip'].includes(operation.answerType)
      const before = await countRows(env.shop)
      expect(refusalOf(await callApi(env, operation, call))).toBe('done')
      expect(await countRows(env.shop)).toEqual({
        ...before,
        ...(isExport && { changes: expect.any(Number) }),
      })
    },
  )

  test.each([...withToken, ...byAccess('proof')])('$id: requires a token', async (operation) => {
    const callWith = await callerOf(operation)
    const answer = await callWith(undefined)
    expect([answer.statusCode, refusalOf(answer)]).toEqual([401, 'SIGN_IN_REQUIRED'])
  })

  test.each(withToken)(
    '$id: refuses foreign, changed and expired tokens, and tokens of ended sessions',
    async (operation) => {
      const callWith = await callerOf(operation)
      for (const token of invalidTokens) {
        const answer = await callWith(token)
        expect([answer.statusCode, refusalOf(answer)]).toEqual([401, 'SESSION_ENDED'])
      }
    },
  )

  test.each(byAccess('proof'))(
    '$id: refuses a token that the sign-in provider does not confirm',
    async (operation) => {
      const accessToken = await env.tokenOf(await addCustomer(env.shop))
      const callWith = await callerOf(operation)
      for (const token of ['garbage', accessToken]) {
        const answer = await callWith(token)
        expect([answer.statusCode, refusalOf(answer)]).toEqual([401, 'PROOF_INVALID'])
      }
    },
  )

  test.each(byAccess('proof'))(
    '$id: returns SIGN_IN_UNAVAILABLE while the provider is down',
    async (operation) => {
      const callWith = await callerOf(operation)
      env.identity.down = true
      const answer = await callWith('any')
      env.identity.down = false
      expect([answer.statusCode, refusalOf(answer)]).toEqual([503, 'SIGN_IN_UNAVAILABLE'])
    },
  )

  test.each(byAccess('admin'))('$id: admins only, by the current role', async (operation) => {
    const customer = await addCustomer(env.shop)
    const callWith = await callerOf(operation)
    for (const caller of [customer, demoted]) {
      const answer = await callWith(await env.tokenOf(caller))
      expect([answer.statusCode, refusalOf(answer)]).toEqual([403, 'NOT_ALLOWED'])
    }
  })
})

describe("Another customer's data", () => {
  let env: TestApp
  beforeAll(async () => {
    env = await openTestApp(anyEngine)
  })
  afterAll(() => env.drop())

  test.each(['saveProfile', 'registerUser'] as const)('%s checks access before input', async (id) => {
    const call = await validCalls[id](env)
    const params = { email: 'another@example.com' }
    const headers = { ...call.headers, 'content-type': 'application/json' }
    for (const payload of ['[]', '{"broken', 'x'.repeat(70_000)]) {
      const answer = await callApi(env, operationOf(id), { ...call, params, headers, payload })
      expect(refusalOf(answer)).toBe('NOT_ALLOWED')
    }
  })

  test('is not found by its id, even if the body names a different id', async () => {
    const call = await validCalls.recordPayment(env)
    const token = await env.tokenOf(await addCustomer(env.shop))
    const body = { order: 'another', transactionId: 'pi_x' }
    const answer = await callApi(env, operationOf('recordPayment'), { ...call, token, body })
    expect(refusalOf(answer)).toBe('ORDER_NOT_FOUND')
  })

  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/'],
    ['POST', '/api/tools/a/b'],
    ['PATCH', '/api/items'],
    ['DELETE', '/api/bookings'],
  ] as const)('%s %s is NOT_FOUND, with or without a token', async (method, url) => {
    const token = await env.tokenOf(await addCustomer(env.shop))
    for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
      const answer = await env.app.inject({ method, url, headers })
      expect([answer.statusCode, refusalOf(answer)]).toEqual([404, 'NOT_FOUND'])
    }
  })
})
