import { expect, test } from 'vitest'
import { done } from '../../domain/outcome.ts'
import { describeOnEveryEngine } from '../data/testing/engines.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { createLog } from './log.ts'

function logLineOf(error: unknown): string {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).error({ err: error }, 'unexpected error')
  return lines.join('')
}

test('An error is logged with its type, message, code and stack, but without other properties', () => {
  const error = Object.assign(new TypeError('It broke'), {
    code: 'E_BROKEN',
    config: { key: 'sk_test_secret' },
    detail: 'Key (email)=(ada@example.com) already exists.',
  })
  const line = logLineOf(error)
  expect(JSON.parse(line).err).toEqual({
    type: 'TypeError',
    message: 'It broke',
    code: 'E_BROKEN',
    stack: expect.stringContaining('log.test.ts'),
  })
  expect(line).not.toMatch(/secret|ada@/)
})

test('Secrets, addresses and the part of a URL after its route are not logged', () => {
  const lines: string[] = []
  const names = ['token', 'password', 'authorization', 'cookie', 'email', 'address', 'clientSecret']
  const person = Object.fromEntries(names.map((name) => [name, `the ${name}`]))
  const req = { method: 'GET', url: '/orders/the id?key=the key', routeOptions: { url: '/orders/:id' } }
  createLog('info', { write: (line) => lines.push(line) }).info({ person, req }, 'called')
  expect(lines.join('')).toContain('"req":{"method":"GET","route":"/orders/:id"}')
  expect(lines.join('')).not.toMatch(/the [a-z]/i)
})

test('An error is logged with the message of its cause', () => {
  const cause = Object.assign(new Error('the disk is full'), { detail: 'ada@example.com' })
  const line = logLineOf(new Error('not kept', { cause }))
  expect(JSON.parse(line).err.message).toBe('not kept: the disk is full')
  expect(line).not.toContain('ada@')
})

test('An error that quotes a whole request is truncated', () => {
  expect(logLineOf(new Error('x'.repeat(60_000))).length).toBeLessThan(10_000)
})

test('A thrown value that is not an error is logged by its type only', () => {
  expect(logLineOf('ada@example.com')).not.toContain('ada@')
})

describeOnEveryEngine('A database error', (engine) => {
  test('is logged without the values of the row', async () => {
    const shop = await openTestShop(engine)
    const twice = shop.database.write(async ({ db }) => {
      const ada = { email: 'ada@example.com', name: 'Ada', role: 'customer', created_at: 1 } as const
      for (const id of ['1', '2'])
        await db
          .insertInto('users')
          .values({ id, ...ada })
          .execute()
      return done(null)
    })
    const error = await twice.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(Error)
    const line = logLineOf(error)
    expect(JSON.parse(line).err.code).toBeDefined()
    expect(line).not.toContain('ada@')
    await shop.drop()
  })
})
