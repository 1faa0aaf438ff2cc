import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAccount, listSignIns, listUsers, registerUser } from '../../../contract/accounts/accounts.ts'
import { anyEngine } from '../../data/testing/engines.ts'
import { createLog } from '../../platform/log.ts'
import { callApi } from '../../testing/api-call.ts'
import { addCustomer } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

interface Line {
  readonly msg: string
  readonly account?: string
  readonly refused?: string
}

describe('The line of a request in the log', () => {
  let env: TestApp
  const lines: Line[] = []

  beforeAll(async () => {
    env = await openTestApp(anyEngine, {
      log: createLog('info', { write: (line) => lines.push(JSON.parse(line)) }),
    })
  })
  afterAll(() => env.drop())

  const notesOf = async (call: Promise<unknown>) => {
    lines.length = 0
    await call
    const [line] = lines.filter(({ msg }) => msg === 'request')
    return { account: line?.account, refused: line?.refused }
  }

  test('names the calling account by its number, and the reason for a refusal', async () => {
    const customer = await addCustomer(env.shop)
    const token = await env.tokenOf(customer)
    const account = customer.userId
    expect(await notesOf(callApi(env, listSignIns, { token }))).toEqual({ account })
    expect(await notesOf(callApi(env, listUsers, { token }))).toEqual({ account, refused: 'NOT_ALLOWED' })
    expect(await notesOf(callApi(env, getAccount, { token, query: { odd: '1' } }))).toMatchObject({ account })
    expect(JSON.stringify(lines)).not.toContain(customer.email)
  })

  test('names the account whose session begins, and no account if the call proves none', async () => {
    const email = 'ida@example.com'
    const call = { params: { email }, body: { email } }
    const token = env.identity.proofOf({ email })
    const begun = await notesOf(callApi(env, registerUser, { ...call, token }))
    expect(begun).toEqual({ account: expect.stringMatching(/^[\w-]{10,}$/), refused: undefined })
    expect(await notesOf(callApi(env, registerUser, { ...call, token: 'forged' }))).toEqual({
      refused: 'PROOF_INVALID',
    })
    expect(await notesOf(callApi(env, listUsers, { token: 'forged' }))).toEqual({ refused: 'SESSION_ENDED' })
  })
})
