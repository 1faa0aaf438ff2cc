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

/** An account at a provider. Without `signIn`, each registration gets a new sign-in. */
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

  test('Makes a new account a customer, with a session', async () => {
    const email = freshAddress()
    const { user, sessionId } = granted(await register({ ...builtIn, subject: email, email }))
    expect(user).toMatchObject({ email, name: 'Ada', role: 'customer' })
    expect(await findUserOfSession(shop.database.read, sessionId, shop.clock())).toEqual(user)
  })

  test('Opens another session of the same user when repeated', async () => {
    const email = freshAddress()
    const account = { ...builtIn, subject: email, email }
    const [first, second] = [granted(await register(account)), granted(await register(account))]
    expect(second.user).toEqual(first.user)
    expect(second.sessionId).not.toBe(first.sessionId)
  })

  test('Makes one user of ten concurrent registrations of a new account', async () => {
    const email = freshAddress()
    const account = { ...builtIn, subject: email, email }
    const opened = await Promise.all(Array.from({ length: 10 }, async () => granted(await register(account))))
    expect(new Set(opened.map(({ user }) => user.id)).size).toBe(1)
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(10)
  })

  test("Is refused with another email than the ID token's", async () => {
    const [email, other] = [freshAddress(), freshAddress()]
    expect(codeOf(await register({ ...builtIn, subject: email, email }, other))).toBe('NOT_ALLOWED')
  })

  test('Is refused for an unverified account with the same address at another provider', async () => {
    const email = freshAddress()
    await register({ ...google, subject: 'g', email })
    const outcome = await register({ ...builtIn, subject: 'b', email })
    expect(codeOf(outcome)).toBe('ACCOUNT_BOUND_ELSEWHERE')
  })

  test('Is refused for another subject of the same provider with the same unverified address', async () => {
    const email = freshAddress()
    await register({ ...builtIn, subject: 'first', email })
    expect(codeOf(await register({ ...builtIn, subject: 'second', email }))).toBe('ACCOUNT_BOUND_ELSEWHERE')
  })

  test('Leads to the same user for two providers that have both verified the address', async () => {
    const email = freshAddress()
    const first = granted(await register({ ...google, subject: email, email }))
    const verified = { ...builtIn, emailVerified: true, subject: email, email }
    expect(granted(await register(verified)).user).toEqual(first.user)
    expect(granted(await register({ ...google, subject: email, email })).user).toEqual(first.user)
  })

  test('Keeps a verified identity verified', async () => {
    const email = freshAddress()
    const account = { ...builtIn, subject: email, email, signIn: email, signedInAt: shop.clock() }
    const first = granted(await register(account))
    await register({ ...account, emailVerified: true })
    await register(account)
    const { user } = granted(await register({ ...google, subject: email, email }))
    expect(user.id).toBe(first.user.id)
    expect(codeOf(await register(account))).toBe('done')
  })

  test('Does not make an account with a changed address the user of the new address', async () => {
    const [email, changed] = [freshAddress(), freshAddress()]
    await register({ ...google, subject: 'moved', email })
    const outcome = await register({ ...google, subject: 'moved', email: changed })
    expect(codeOf(outcome)).toBe('ACCOUNT_BOUND_ELSEWHERE')
  })

  test("Compares the email with the ID token's, regardless of case", async () => {
    const email = freshAddress()
    const upperCase = { ...builtIn, subject: email, email: email.toUpperCase() }
    expect(codeOf(await register(upperCase, email))).toBe('done')
  })

  test('Gives the named admin the role only with a verified address', async () => {
    const roleBy = async (provider: typeof builtIn | typeof google) => {
      const { sessionId } = granted(await register({ ...provider, subject: 'owner', email: adminEmail }))
      return (await findUserOfSession(shop.database.read, sessionId, shop.clock()))?.role
    }
    expect(await roleBy(builtIn)).toBe('customer')
    expect(await roleBy(google)).toBe('admin')
  })

  test('Does not restore a revoked admin role', async () => {
    await register({ ...google, subject: 'owner', email: adminEmail })
    await addAdmin(shop)
    expect(granted(await removeAdmin(shop, staff, adminEmail))).toBe(true)
    const { user } = granted(await register({ ...google, subject: 'owner', email: adminEmail }))
    expect(user.role).toBe('customer')
  })

  test('Is refused for a sign-in not seen for thirty days, whether or not the shop knows it', async () => {
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

  test('Is refused ninety days after the password, passkey or Google was used, however often the sign-in is seen', async () => {
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

  test('Opens no session when refused', async () => {
    const sessions = async () =>
      (await shop.database.read.selectFrom('sessions').select('id').execute()).length
    const before = await sessions()
    const email = freshAddress()
    await register({ ...builtIn, subject: email, email }, freshAddress())
    expect(await sessions()).toBe(before)
  })
})
