import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getAdmin } from '../../../contract/accounts/accounts.ts'
import { listTools } from '../../api/rows/catalogue.ts'
import { listOwnOrders } from '../../api/rows/orders.ts'
import { renewingTransport } from './renewing-transport.ts'
import type { Tokens } from './tokens.ts'

describe('A call with the session', () => {
  let sent: (string | null)[]
  let statuses: number[]
  const tokens = {
    tokenFor: async (access) => (access === 'public' ? null : 'first'),
    afterRefusal: vi.fn<Tokens['afterRefusal']>(async () => 'second'),
  } satisfies Tokens
  const transport = renewingTransport(tokens, (tokenFor) => async (operation) => {
    sent.push(await tokenFor(operation.access))
    return { status: statuses[sent.length - 1] ?? 200, body: null }
  })

  beforeEach(() => {
    sent = []
    statuses = []
    tokens.afterRefusal.mockClear().mockResolvedValue('second')
  })

  test('carries the token, and is sent once if it succeeds', async () => {
    expect((await transport(getAdmin, {})).status).toBe(200)
    expect(sent).toEqual(['first'])
  })

  test('is repeated once with a new token after a 401', async () => {
    statuses = [401, 200]
    expect((await transport(getAdmin, {})).status).toBe(200)
    expect(sent).toEqual(['first', 'second'])
    expect(tokens.afterRefusal).toHaveBeenCalledWith('first')
  })

  test('gives up after the second 401', async () => {
    statuses = [401, 401, 200]
    expect((await transport(getAdmin, {})).status).toBe(401)
    expect(sent).toEqual(['first', 'second'])
  })

  test('is not repeated without a new token', async () => {
    statuses = [401, 200]
    tokens.afterRefusal.mockResolvedValue(null)
    expect((await transport(getAdmin, {})).status).toBe(401)
    expect(sent).toEqual(['first'])
  })

  test('is not repeated after a 403, because a new token has the same rights', async () => {
    statuses = [403, 200]
    expect((await transport(getAdmin, {})).status).toBe(403)
    expect(sent).toEqual(['first'])
  })

  test('is repeated once after a 403 when it loads My Orders', async () => {
    statuses = [403, 403, 200]
    expect((await transport(listOwnOrders, {})).status).toBe(403)
    expect(sent).toEqual(['first', 'second'])
  })

  test('is not repeated when it is public', async () => {
    statuses = [401, 200]
    expect((await transport(listTools, {})).status).toBe(401)
    expect(sent).toEqual([null])
  })
})
