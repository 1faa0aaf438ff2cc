import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listStandards } from '../../../contract/catalogue/standards.ts'
import { allStandards } from '../../../standards/all.ts'
import { anyEngine } from '../../data/testing/engines.ts'
import { callApi } from '../../testing/api-call.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describe('The standards over HTTP', () => {
  let env: TestApp
  beforeAll(async () => {
    env = await openTestApp(anyEngine)
  })
  afterAll(() => env.drop())

  it('Are listed by group, with measures, sources and disagreements', async () => {
    const answer = await callApi(env, listStandards, {})
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(allStandards)
  })
})
