import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '../../../contract/accounts/accounts.ts'
import { done } from '../../../domain/outcome.ts'
import { upsertProfile } from '../../data/queries/accounts/profiles.ts'
import { insertUser } from '../../data/queries/accounts/users.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { addAdmin } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const names = ['zoe', 'ada', 'ádám', 'adam', 'eve', 'ad_m']

describeOnEveryEngine('The list of users', (engine) => {
  let env: TestApp
  let token: string

  beforeAll(async () => {
    env = await openTestApp(engine)
    for (const name of names) {
      env.shop.clock.moveBy(1)
      await env.shop.database.write(async (transaction) =>
        done(await insertUser(transaction, `${name}@example.com`, name.toUpperCase(), env.shop.clock())),
      )
    }
    env.shop.clock.moveBy(1)
    token = await env.tokenOf(await addAdmin(env.shop))
  })
  afterAll(() => env.drop())

  const ask = (query: Record<string, string> = {}) => callApi(env, operationOf('listUsers'), { token, query })
  const listed = async (query: Record<string, string> = {}) =>
    (await ask(query)).json<User[]>().map(({ email }) => email.replace(/@.*|-.*/, ''))

  test('contains all users, sorted by email, if there are no parameters', async () => {
    expect(await listed()).toEqual(['ad_m', 'ada', 'adam', 'admin', 'eve', 'zoe', 'ádám'])
  })

  test("has exactly the user's fields that an admin needs", async () => {
    const [user] = (await ask({ search: 'zoe' })).json<User[]>()
    expect(user).toEqual({
      _id: expect.any(String),
      email: 'zoe@example.com',
      role: 'customer',
      name: 'ZOE',
      createdAt: expect.any(Number),
      blockedAt: null,
    })
  })

  test('has the picture of a user with a profile', async () => {
    const [eve] = (await ask({ search: 'eve@' })).json<User[]>()
    const first = { img: '/images/eve.webp', name: '', address: '', status: '', phone: '' }
    await env.shop.database.write(async (transaction) =>
      done(await upsertProfile(transaction, eve?._id ?? '', { first, change: {} }, 1)),
    )
    expect((await ask({ search: 'eve@' })).json()).toEqual([{ ...eve, img: first.img }])
  })

  test('can be sorted by email and by age, in both directions', async () => {
    expect(await listed({ sort: '-email' })).toEqual((await listed()).toReversed())
    expect(await listed({ sort: 'createdAt' })).toEqual([...names, 'admin'])
    expect(await listed({ sort: '-createdAt' })).toEqual([...names, 'admin'].toReversed())
  })

  test('is searched for any part of the email, regardless of case', async () => {
    expect(await listed({ search: 'AD@' })).toEqual([])
    expect(await listed({ search: 'ADA@' })).toEqual(['ada'])
    expect(await listed({ search: 'dam@' })).toEqual(['adam'])
    // A search also matches the folded word.
    expect(await listed({ search: 'Ádám@' })).toEqual(['adam', 'ádám'])
    expect(await listed({ search: 'ad_' })).toEqual(['ad_m'])
  })

  test('is searched for any part of the name, regardless of diacritics', async () => {
    expect(await listed({ search: 'AD' })).toEqual(['ad_m', 'ada', 'adam', 'admin', 'ádám'])
    expect(await listed({ search: 'dam' })).toEqual(['adam', 'ádám'])
    // The admin's name is Ada Lovelace.
    expect(await listed({ search: 'Ádá' })).toEqual(['ada', 'adam', 'admin', 'ádám'])
  })

  test.each(['email', '-email', 'createdAt', '-createdAt'])(
    'Paging sorted by %s omits no user',
    async (sort) => {
      const seen: string[] = []
      let after: string | undefined
      do {
        const answer = await ask({ sort, limit: '2', ...(after !== undefined && { after }) })
        seen.push(...answer.json<User[]>().map(({ _id }) => _id ?? ''))
        after = answer.headers['x-next-cursor']?.toString()
      } while (after !== undefined)
      expect(seen).toEqual((await ask({ sort })).json<User[]>().map(({ _id }) => _id))
    },
  )

  test('can be narrowed by role and search and sorted together', async () => {
    const all = (await ask({ search: 'a', sort: '-email' })).json<User[]>()
    for (const role of ['admin', 'customer']) {
      const some = (await ask({ search: 'a', sort: '-email', role })).json<User[]>()
      expect(some).toEqual(all.filter((user) => user.role === role))
      expect(some.length).toBeGreaterThan(0)
    }
  })

  test('refuses invalid parameters', async () => {
    expect(refusalOf(await ask({ sort: 'name' }))).toBe('INPUT_INVALID')
    expect(refusalOf(await ask({ limit: '201' }))).toBe('INPUT_INVALID')
    expect(refusalOf(await ask({ role: 'owner' }))).toBe('INPUT_INVALID')
    expect(refusalOf(await ask({ after: 'x' }))).toBe('CURSOR_INVALID')
  })
})

describeOnEveryEngine('A sign-in that still has to present its second factor', (engine) => {
  test.each(['registerUser', 'deleteAccount'] as const)('gets nothing from %s', async (id) => {
    const env = await openTestApp(engine)
    const email = 'ada@example.com'
    const token = env.identity.proofOf({ email, halfway: true })
    const call = id === 'registerUser' ? { token, params: { email }, body: { email } } : { token }
    const answer = await callApi(env, operationOf(id), call)
    expect([answer.statusCode, refusalOf(answer)]).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
    await env.drop()
  })
})
