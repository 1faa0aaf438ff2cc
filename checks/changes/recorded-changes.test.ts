import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allOperations } from '../../contract/all-operations.ts'
import { findChangeHead, listChangesAfter } from '../../server/data/queries/changes/changes.ts'
import { anyEngine } from '../../server/data/testing/engines.ts'
import { callApi, refusalOf } from '../../server/testing/api-call.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { validCalls } from '../../server/testing/valid-calls.ts'

const changing = allOperations.filter(({ access, method }) => access === 'admin' && method !== 'GET')

describe('The record of changes', () => {
  let env: TestApp
  beforeAll(async () => {
    env = await openTestApp(anyEngine)
  })
  afterAll(() => env.drop())

  test.each(changing.filter((operation) => !('unrecorded' in operation)))(
    'has an entry of each call of $id, by the caller',
    async (operation) => {
      const call = await validCalls[operation.id](env)
      const { read } = env.shop.database
      const { sequence } = await findChangeHead(read)
      expect(refusalOf(await callApi(env, operation, call))).toBe('done')
      const entries = await listChangesAfter(read, sequence, 10)
      expect(entries.map(({ byUserId }) => byUserId)).toContain(call.caller?.userId)
    },
  )

  test('leaves out only changes by staff', () => {
    const leftOut = allOperations.filter((operation) => 'unrecorded' in operation)
    expect(leftOut.length).toBeGreaterThan(0)
    expect(leftOut.filter((operation) => !changing.includes(operation))).toEqual([])
  })
})
