import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import { findUserByEmail } from '../../data/queries/accounts/users.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { payForSomething } from '../../testing/buying.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { provenAccount, signInCustomer } from '../../testing/signing-in.ts'
import { storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { sendOrder } from '../orders/send-order.ts'
import type { Caller } from '../shop.ts'
import { blockUser } from './block-user.ts'
import { deleteUser } from './delete-user.ts'
import { makeAdmin } from './make-admin.ts'
import { registerUser } from './register-user.ts'
import { setUserRole } from './set-user-role.ts'

const email = 'ada@example.com'

describeOnEveryEngine('The staff of a shop', (engine) => {
  let env: TestApp
  let owner: Caller

  beforeEach(async () => {
    env = await openTestApp(engine)
    owner = await addAdmin(env.shop)
  })
  afterEach(() => env.drop())

  const send = (orderId = '') =>
    sendOrder(env.shop, owner, orderId, { carrier: '', tracking: '', withoutAddress: true })
  const roleOf = async (person: Pick<Caller, 'email'>) =>
    (await findUserByEmail(env.shop.database.read, person.email))?.role
  const call = async (caller: Caller, id: Parameters<typeof operationOf>[0], params = {}) =>
    callApi(env, operationOf(id), { token: await env.tokenOf(caller), ...params })

  describe('Roles', () => {
    test.each(['packer', 'bookkeeper', 'admin', 'customer'] as const)(
      '%s takes effect at once',
      async (role) => {
        const person = await addCustomer(env.shop, role === 'customer' ? 'packer' : 'customer')
        expect(granted(await setUserRole(env.shop, owner, person.email, role))).toBe(true)
        expect(granted(await setUserRole(env.shop, owner, person.email, role))).toBe(false)
        const answer = await call(person, 'getAdmin', { params: { email: person.email } })
        expect(answer.json()).toEqual({ admin: role === 'admin', role })
      },
    )

    test('A packer reads every order with its address, and a customer only their own', async () => {
      const { orderId } = await payForSomething(env.shop)
      const read = { params: { id: orderId } }
      const packer = await addCustomer(env.shop, 'packer')
      expect((await call(packer, 'getOrder', read)).json()).toHaveProperty('deliverTo')
      const sent = await call(packer, 'markSent', { ...read, body: { withoutAddress: true } })
      expect(refusalOf(sent)).toBe('done')
      expect(refusalOf(await call(packer, 'refundOrder', read))).toBe('NOT_ALLOWED')
      expect(refusalOf(await call(await addCustomer(env.shop), 'getOrder', read))).toBe('ORDER_NOT_FOUND')
    })

    test('A packer who becomes an admin is no longer a packer', async () => {
      const packer = await addCustomer(env.shop, 'packer')
      granted(await makeAdmin(env.shop, owner, packer.email))
      expect(await roleOf(packer)).toBe('admin')
      granted(await setUserRole(env.shop, owner, packer.email, 'customer'))
      expect(await roleOf(packer)).toBe('customer')
    })

    test('The last admin cannot get another role', async () => {
      expect(codeOf(await setUserRole(env.shop, owner, owner.email, 'packer'))).toBe('LAST_ADMIN')
      expect(await roleOf(owner)).toBe('admin')
    })

    test('Two admins who make each other packers at the same time, in two processes, leave one admin', async () => {
      const other = await env.shop.anotherProcess()
      const second = await addAdmin(env.shop)
      const outcomes = await Promise.all([
        setUserRole(env.shop, owner, second.email, 'packer'),
        setUserRole(other, second, owner.email, 'packer'),
      ])
      expect(outcomes.map(codeOf).toSorted()).toEqual(['LAST_ADMIN', 'done'])
    })

    test('An unknown account has no role, and a demo account can get none', async () => {
      expect(codeOf(await setUserRole(env.shop, owner, 'nobody@example.com', 'packer'))).toBe(
        'USER_NOT_FOUND',
      )
      await signInCustomer(env.shop, { email: 'mia@demo.truewheel.example', subject: 'mia' })
      expect(codeOf(await setUserRole(env.shop, owner, 'mia@demo.truewheel.example', 'packer'))).toBe(
        'DEMO_ACCOUNT',
      )
    })
  })

  describe('A blocked account', () => {
    const proof = () => provenAccount(env.shop, { email })
    const register = () =>
      registerUser(env.shop, {}, { ...proof(), signIn: 'another' }, { email, sessionMs: hourMs, device: '' })

    test('loses its sessions at once and gets no new one until the block is lifted', async () => {
      const ada = await signInCustomer(env.shop, proof())
      expect(granted(await blockUser(env.shop, owner, email, true))).toBe(true)
      expect(granted(await blockUser(env.shop, owner, email, true))).toBe(false)
      const { read } = env.shop.database
      expect(await findUserOfSession(read, ada.sessionId, env.shop.clock())).toBeUndefined()
      expect(codeOf(await register())).toBe('ACCOUNT_BLOCKED')
      expect(granted(await blockUser(env.shop, owner, email, false))).toBe(true)
      expect(codeOf(await register())).toBe('done')
    })

    test('has no session left if the block and a sign-in happen at the same time', async () => {
      const other = await env.shop.anotherProcess()
      await signInCustomer(env.shop, proof())
      const [registered] = await Promise.all([register(), blockUser(other, owner, email, true)])
      const sessionId = registered.ok ? registered.value.sessionId : 'none'
      const { read } = env.shop.database
      expect(await findUserOfSession(read, sessionId, env.shop.clock())).toBeUndefined()
    })

    test('cannot be given rights; an account of staff cannot be blocked', async () => {
      await signInCustomer(env.shop, proof())
      granted(await blockUser(env.shop, owner, email, true))
      expect(codeOf(await makeAdmin(env.shop, owner, email))).toBe('BLOCKED_ACCOUNT_WITHOUT_ROLE')
      expect(codeOf(await setUserRole(env.shop, owner, email, 'packer'))).toBe('BLOCKED_ACCOUNT_WITHOUT_ROLE')
      const packer = await addCustomer(env.shop, 'packer')
      expect(codeOf(await blockUser(env.shop, owner, packer.email, true))).toBe('STAFF_NOT_BLOCKED')
      // The shop's only admin.
      expect(codeOf(await blockUser(env.shop, owner, owner.email, true))).toBe('STAFF_NOT_BLOCKED')
      expect(codeOf(await blockUser(env.shop, owner, 'nobody@example.com', true))).toBe('USER_NOT_FOUND')
    })
  })

  describe('Deleting a person', () => {
    const deletedThere: string[] = []
    const provider = { deleteAccount: async (subject: string) => void deletedThere.push(subject) }

    test('deletes the account here and at the provider', async () => {
      const ada = await signInCustomer(env.shop, { email, subject: 'ada' })
      expect(granted(await deleteUser(env.shop, provider, owner, ada.email))).toBe(true)
      expect(deletedThere).toEqual(['ada'])
      expect(codeOf(await deleteUser(env.shop, provider, owner, ada.email))).toBe('USER_NOT_FOUND')
    })

    test('tells the person that the shop deleted the account, not that the person asked for it', async () => {
      const ada = await signInCustomer(env.shop, { email })
      granted(await deleteUser(env.shop, provider, owner, ada.email))
      const [mail] = await storedMessages(env.shop, 'account-deleted')
      expect(mail?.recipient).toBe(email)
      expect(mail?.body).toMatch(/^The shop has deleted your account\./)
      expect(mail?.body).not.toMatch(/as you asked|If you did not do this/)
    })

    test('keeps paid orders readable, without personal data once they are sent', async () => {
      const bought = [await payForSomething(env.shop), await payForSomething(env.shop)]
      for (const { customer, orderId } of bought) {
        const [first] = bought
        if (orderId === first?.orderId) granted(await send(orderId))
        granted(await deleteUser(env.shop, {}, owner, customer.email))
      }
      const [sent, unsent] = bought
      const personOf = async (orderId = '') => {
        const { state, productName, customerEmail, userName } = await storedOrder(env.shop, orderId)
        expect([state, productName]).toEqual(['paid', 'Spoke wrench'])
        return [customerEmail, userName]
      }
      expect(await personOf(sent?.orderId)).toEqual(['', ''])
      expect(await personOf(unsent?.orderId)).toEqual([unsent?.customer.email, 'Ada Lovelace'])
      granted(await send(unsent?.orderId))
      expect(await personOf(unsent?.orderId)).toEqual(['', ''])
    })

    test("is refused if it is one's own account", async () => {
      expect(codeOf(await deleteUser(env.shop, provider, owner, owner.email))).toBe('OWN_ACCOUNT')
    })

    test('is refused for the last admin, even if two admins delete each other', async () => {
      const other = await env.shop.anotherProcess()
      const second = await addAdmin(env.shop)
      const outcomes = await Promise.all([
        deleteUser(env.shop, {}, owner, second.email),
        deleteUser(other, {}, second, owner.email),
      ])
      expect(outcomes.map(codeOf).toSorted()).toEqual(['LAST_ADMIN', 'done'])
    })
  })
})
