import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import { addAdmin, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { adminEmail, openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { deleteExpired } from './delete-expired.ts'
import { registerUser } from './register-user.ts'
import { removeAdmin } from './remove-admin.ts'

const dayMs = 24 * hourMs

const builtIn = { issuer: 'truewheel', emailVerified: false, name: 'Ada' } as const
const google = { issuer: 'https://accounts.google.example', emailVerified: true, name: 'Ada G.' } as const

/** An account at a provider; without a sign-in given, each registration gets a new one. */
type TestAccount = Omit<ProvenAccount, 'signIn' | 'signedInAt'> & Partial<ProvenAccount>

describeOnEveryEngine('Registering a signed-in user', (engine) => {
  let shop: TestShop
  let addresses = 0

  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  const freshAddress = () => {
    addresses += 1
    return `ada-${addresses}@example.com`
  }
  let signIns = 0
  const register = (account: TestAccount, email = account.email) => {
    signIns += 1
    const signIn = { signIn: `sign-in-${signIns}`, signedInAt: shop.clock() }
    return registerUser(
      shop,
      {},
      { ...signIn, ...account },
      { email, sessionMs: hourMs, device: 'Chrome on Linux' },
    )
  }

  test('A new account becomes a customer with a session', async () => {
    const email = freshAddress()
    const { user, sessionId } = granted(await register({ ...builtIn, subject: email, email }))
    expect(user).toMatchObject({ email, name: 'Ada', role: 'customer' })
    expect(await findUserOfSession(shop.database.read, sessionId, shop.clock())).toEqual(user)
  })

  test('Registering again opens another session of the same user', async () => {
    const email = freshAddress()
    const account = { ...builtIn, subject: email, email }
    const [first, second] = [granted(await register(account)), granted(await register(account))]
    expect(second.user).toEqual(first.user)
    expect(second.sessionId).not.toBe(first.sessionId)
  })

  test('Ten concurrent registrations of a new account make one user', async () => {
    const email = freshAddress()
    const account = { ...builtIn, subject: email, email }
    const opened = await Promise.all(Array.from({ length: 10 }, async () => granted(await register(account))))
    expect(new Set(opened.map(({ user }) => user.id)).size).toBe(1)
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(10)
  })

  test("An email other than the ID token's is refused", async () => {
    const [email, other] = [freshAddress(), freshAddress()]
    expect(codeOf(await register({ ...builtIn, subject: email, email }, other))).toBe('NOT_ALLOWED')
  })

  test('An unverified account with the same address at another provider is refused', async () => {
    const email = freshAddress()
    await register({ ...google, subject: 'g', email })
    const outcome = await register({ ...builtIn, subject: 'b', email })
    expect(codeOf(outcome)).toBe('ACCOUNT_BOUND_ELSEWHERE')
  })

  test('Another subject of the same provider with the same unverified address is refused', async () => {
    const email = freshAddress()
    await register({ ...builtIn, subject: 'first', email })
    expect(codeOf(await register({ ...builtIn, subject: 'second', email }))).toBe('ACCOUNT_BOUND_ELSEWHERE')
  })

  test('Two providers that have both verified the address lead to the same user', async () => {
    const email = freshAddress()
    const first = granted(await register({ ...google, subject: email, email }))
    const verified = { ...builtIn, emailVerified: true, subject: email, email }
    expect(granted(await register(verified)).user).toEqual(first.user)
    expect(granted(await register({ ...google, subject: email, email })).user).toEqual(first.user)
  })

  test('A verified identity stays verified', async () => {
    const email = freshAddress()
    const account = { ...builtIn, subject: email, email, signIn: email, signedInAt: shop.clock() }
    const first = granted(await register(account))
    await register({ ...account, emailVerified: true })
    await register(account)
    const { user } = granted(await register({ ...google, subject: email, email }))
    expect(user.id).toBe(first.user.id)
    expect(codeOf(await register(account))).toBe('done')
  })

  test('An account whose address changed at its provider does not become the user of the new address', async () => {
    const [email, changed] = [freshAddress(), freshAddress()]
    await register({ ...google, subject: 'moved', email })
    const outcome = await register({ ...google, subject: 'moved', email: changed })
    expect(codeOf(outcome)).toBe('ACCOUNT_BOUND_ELSEWHERE')
  })

  test("The ID token's email is compared without case", async () => {
    const email = freshAddress()
    const upperCase = { ...builtIn, subject: email, email: email.toUpperCase() }
    expect(codeOf(await register(upperCase, email))).toBe('done')
  })

  test('The named admin gets the role with a verified address only', async () => {
    const roleBy = async (provider: typeof builtIn | typeof google) => {
      const { sessionId } = granted(await register({ ...provider, subject: 'owner', email: adminEmail }))
      return (await findUserOfSession(shop.database.read, sessionId, shop.clock()))?.role
    }
    expect(await roleBy(builtIn)).toBe('customer')
    expect(await roleBy(google)).toBe('admin')
  })

  test('Signing in again does not restore a revoked admin role', async () => {
    await register({ ...google, subject: 'owner', email: adminEmail })
    await addAdmin(shop)
    expect(granted(await removeAdmin(shop, staff, adminEmail))).toBe(true)
    const { user } = granted(await register({ ...google, subject: 'owner', email: adminEmail }))
    expect(user.role).toBe('customer')
  })

  test('A sign-in not seen for thirty days has expired, whether or not the shop knows it', async () => {
    const email = freshAddress()
    const account = { ...builtIn, subject: email, email, signIn: email, signedInAt: shop.clock() }
    await register(account)
    shop.clock.moveBy(30 * dayMs - 1)
    expect(codeOf(await register(account))).toBe('done')
    expect(codeOf(await register({ ...account, signIn: 'unknown' }))).toBe('done')
    shop.clock.moveBy(30 * dayMs)
    expect(codeOf(await register(account))).toBe('SESSION_ENDED')
    await deleteExpired(shop, {})
    expect(codeOf(await register(account))).toBe('SESSION_ENDED')
  })

  test('A sign-in ends ninety days after the password, passkey or Google was used, however often it is seen', async () => {
    const email = freshAddress()
    const account = { ...builtIn, subject: email, email, signIn: email, signedInAt: shop.clock() }
    const isIn = async (sessionId: string) =>
      (await findUserOfSession(shop.database.read, sessionId, shop.clock())) !== undefined
    let { sessionId } = granted(await register(account))
    for (let days = 15; days < 90; days += 15) {
      shop.clock.moveBy(15 * dayMs)
      sessionId = granted(await register(account)).sessionId
    }
    shop.clock.moveBy(15 * dayMs - 1)
    sessionId = granted(await register(account)).sessionId
    expect(await isIn(sessionId)).toBe(true)
    shop.clock.moveBy(1)
    expect(await isIn(sessionId)).toBe(false)
    expect(codeOf(await register(account))).toBe('SESSION_ENDED')
    expect(codeOf(await register({ ...account, signIn: 'again', signedInAt: shop.clock() }))).toBe('done')
  })

  test('A refused registration opens no session', async () => {
    const sessions = async () =>
      (await shop.database.read.selectFrom('sessions').select('id').execute()).length
    const before = await sessions()
    const email = freshAddress()
    await register({ ...builtIn, subject: email, email }, freshAddress())
    expect(await sessions()).toBe(before)
  })
})
