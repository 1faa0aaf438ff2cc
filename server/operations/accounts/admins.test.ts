import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Outcome } from '../../../domain/outcome.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { addAdmin, addCustomer, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { provenAccount, signInCustomer } from '../../testing/signing-in.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Caller, Shop } from '../shop.ts'
import { deleteUser } from './delete-user.ts'
import { makeAdmin } from './make-admin.ts'
import { registerUser } from './register-user.ts'
import { removeAdmin } from './remove-admin.ts'
import { setUserRole } from './set-user-role.ts'

describeOnEveryEngine('Admin role', (engine) => {
  let env: TestApp
  let owner: Caller

  beforeEach(async () => {
    env = await openTestApp(engine)
    owner = await addAdmin(env.shop)
  })
  afterEach(() => env.drop())

  const admins = async () => {
    const { read } = env.shop.database
    const rows = await read.selectFrom('users').where('role', '=', 'admin').select('email').execute()
    return rows.map(({ email }) => email)
  }
  const listUsersAs = async (caller: Caller) =>
    refusalOf(await callApi(env, operationOf('listUsers'), { token: await env.tokenOf(caller) }))

  test('Promoting a customer takes effect on the next call with the same token', async () => {
    const customer = await addCustomer(env.shop)
    expect(await listUsersAs(customer)).toBe('NOT_ALLOWED')
    expect(granted(await makeAdmin(env.shop, staff, customer.email))).toBe(true)
    expect(await listUsersAs(customer)).toBe('done')
  })

  test('Promoting an admin again changes nothing', async () => {
    expect(granted(await makeAdmin(env.shop, staff, owner.email))).toBe(false)
  })

  test('An address without an account is refused with USER_NOT_FOUND', async () => {
    expect(codeOf(await makeAdmin(env.shop, staff, 'nobody@example.com'))).toBe('USER_NOT_FOUND')
    expect(codeOf(await removeAdmin(env.shop, staff, 'nobody@example.com'))).toBe('USER_NOT_FOUND')
  })

  test('A demo account cannot become an admin', async () => {
    const email = 'mia@demo.truewheel.example'
    const mia = { issuer: 'truewheel', subject: 'mia', email, emailVerified: true, name: 'Mia' }
    const signIn = { signIn: 'first', signedInAt: env.shop.clock() }
    granted(await registerUser(env.shop, {}, { ...mia, ...signIn }, { email, sessionMs: hourMs, device: '' }))
    expect(codeOf(await makeAdmin(env.shop, staff, email))).toBe('DEMO_ACCOUNT')
    expect(await admins()).toEqual([owner.email])
  })

  test('A demoted admin is refused on the next call', async () => {
    const second = await addAdmin(env.shop)
    expect(granted(await removeAdmin(env.shop, staff, second.email))).toBe(true)
    expect(await listUsersAs(second)).toBe('NOT_ALLOWED')
    expect(await listUsersAs(owner)).toBe('done')
    expect(granted(await removeAdmin(env.shop, staff, second.email))).toBe(false)
  })

  test('The last admin cannot lose the role', async () => {
    expect(codeOf(await removeAdmin(env.shop, staff, owner.email))).toBe('LAST_ADMIN')
    expect(await admins()).toEqual([owner.email])
  })

  test('Two admins who demote each other at the same time, in two processes, leave one admin', async () => {
    const other = await env.shop.anotherProcess()
    for (let round = 0; round < 5; round += 1) {
      const [first = ''] = await admins()
      const second = await addAdmin(env.shop)
      const outcomes = await Promise.all([
        removeAdmin(env.shop, staff, first),
        removeAdmin(other, staff, second.email),
      ])
      expect(outcomes.map(codeOf).toSorted()).toEqual(['LAST_ADMIN', 'done'])
      expect(await admins()).toHaveLength(1)
    }
  })

  const enterAsVerifiedOwner = (at: Shop, { email }: Caller) =>
    registerUser(at, {}, provenAccount(at, { email, issuer: 'another', emailVerified: true }), {
      email,
      sessionMs: hourMs,
      device: '',
    })
  test.each<[string, string, (at: Shop, second: Caller) => Promise<Outcome<unknown>>]>([
    ['is given another role', 'LAST_ADMIN', (at, { email }) => setUserRole(at, staff, email, 'packer')],
    ['is deleted', 'LAST_ADMIN', (at, { email }) => deleteUser(at, {}, staff, email)],
    ['goes to the verified owner of its address', 'done', enterAsVerifiedOwner],
  ])('An admin who is demoted while the other one %s leaves one admin', async (_what, whenLast, happen) => {
    const other = await env.shop.anotherProcess()
    for (let round = 0; round < 5; round += 1) {
      const [first = ''] = await admins()
      const second = await signInCustomer(env.shop)
      granted(await makeAdmin(env.shop, staff, second.email))
      const outcomes = await Promise.all([removeAdmin(env.shop, staff, first), happen(other, second)])
      expect(['LAST_ADMIN done', `done ${whenLast}`]).toContain(outcomes.map(codeOf).join(' '))
      expect(await admins()).toHaveLength(1)
    }
  })

  test('Five demotions at the same time, each sent twice, leave one admin', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => addAdmin(env.shop)))
    const emails = [owner, ...others].map(({ email }) => email)
    await Promise.all([...emails, ...emails].map((email) => removeAdmin(env.shop, staff, email)))
    expect(await admins()).toHaveLength(1)
  })
})
