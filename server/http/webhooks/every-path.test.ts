import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allOperations } from '../../../contract/all-operations.ts'
import { webhookTypes } from '../../../contract/webhooks/webhook-types.ts'
import { anyEngine } from '../../data/testing/engines.ts'
import { callApi, refusalOf } from '../../testing/api-call.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { collectEverything, readFacts, toldOf } from '../../testing/told-facts.ts'
import { validCalls } from '../../testing/valid-calls.ts'

/** Operations on webhooks remove the endpoint that listens here. */
const changing = allOperations.filter(
  ({ id, method }) => method !== 'GET' && !/webhook|deliver|missed/i.test(id),
)

describe('Every path that changes what webhooks hear of', () => {
  let env: TestApp
  const told = new Set<string>()
  beforeAll(async () => {
    env = await openTestApp(anyEngine)
    await collectEverything(env.shop)
  })
  afterAll(() => env.drop())

  test.each(changing)('tells it: $id, with what led to it', async (operation) => {
    const before = await readFacts(env.shop)
    const call = await validCalls[operation.id](env)
    expect(refusalOf(await callApi(env, operation, call))).toBe('done')
    const facts = toldOf(before, await readFacts(env.shop))
    expect(facts.untold).toEqual([])
    for (const event of facts.told) told.add(event.split(' ')[0] ?? '')
  })

  test('is among these calls, for every type', () => {
    expect(webhookTypes.filter((type) => !told.has(type))).toEqual([])
  })
})
