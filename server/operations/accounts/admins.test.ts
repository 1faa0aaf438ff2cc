import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Caller } from '../shop.ts'
import { makeAdmin } from './make-admin.ts'
import { registerUser } from './register-user.ts'
import { removeAdmin } from './remove-admin.ts'

describeOnEveryEngine('The right of an admin', (engine) => {
  let world: TestApp
  let owner: Caller

  beforeEach(async () => {
    world = await openTestApp(engine)
    owner = await addAdmin(world.shop)
  })
  afterEach(() => world.drop())

  const admins = async () => {
    const { read } = world.shop.database
    const rows = await read.selectFrom('users').where('role', '=', 'admin').select('email').execute()
    return rows.map(({ email }) => email)
  }
  const listUsersAs = async (caller: Caller) =>
    refusalOf(await callApi(world, operationOf('listUsers'), { token: await world.tokenOf(caller) }))

  test('An account that is made an admin is one at the next call, with the token that it has', async () => {
    const customer = await addCustomer(world.shop)
    expect(await listUsersAs(customer)).toBe('NOT_ALLOWED')
    expect(granted(await makeAdmin(world.shop, customer.email))).toBe(true)
    expect(await listUsersAs(customer)).toBe('done')
  })

  test('Making an admin of an admin changes nothing', async () => {
    expect(granted(await makeAdmin(world.shop, owner.email))).toBe(false)
  })

  test('There is no right for an address without an account', async () => {
    expect(codeOf(await makeAdmin(world.shop, 'nobody@example.com'))).toBe('USER_NOT_FOUND')
    expect(codeOf(await removeAdmin(world.shop, 'nobody@example.com'))).toBe('USER_NOT_FOUND')
  })

  test('Nobody whom anybody may be in the demo gets the right', async () => {
    const email = 'mia@demo.truewheel.example'
    const mia = { issuer: 'truewheel', subject: 'mia', email, emailVerified: true, name: 'Mia' }
    const signIn = { signIn: 'first', signedInAt: world.shop.clock() }
    granted(
      await registerUser(world.shop, {}, { ...mia, ...signIn }, { email, sessionMs: hourMs, device: '' }),
    )
    expect(codeOf(await makeAdmin(world.shop, email))).toBe('DEMO_ACCOUNT')
    expect(await admins()).toEqual([owner.email])
  })

  test('An admin who loses the right has lost it at the next call', async () => {
    const second = await addAdmin(world.shop)
    expect(granted(await removeAdmin(world.shop, second.email))).toBe(true)
    expect(await listUsersAs(second)).toBe('NOT_ALLOWED')
    expect(await listUsersAs(owner)).toBe('done')
    expect(granted(await removeAdmin(world.shop, second.email))).toBe(false)
  })

  test('The last admin keeps the right', async () => {
    expect(codeOf(await removeAdmin(world.shop, owner.email))).toBe('LAST_ADMIN')
    expect(await admins()).toEqual([owner.email])
  })

  test('Two admins who take the right from each other at once leave one, from two processes as well', async () => {
    const other = await world.shop.anotherProcess()
    for (let round = 0; round < 5; round += 1) {
      const [first = ''] = await admins()
      const second = await addAdmin(world.shop)
      const outcomes = await Promise.all([removeAdmin(world.shop, first), removeAdmin(other, second.email)])
      expect(outcomes.map(codeOf).toSorted()).toEqual(['LAST_ADMIN', 'done'])
      expect(await admins()).toHaveLength(1)
    }
  })

  test('Five admins who are all demoted at once, twice each, leave one', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => addAdmin(world.shop)))
    const emails = [owner, ...others].map(({ email }) => email)
    await Promise.all([...emails, ...emails].map((email) => removeAdmin(world.shop, email)))
    expect(await admins()).toHaveLength(1)
  })
})
