import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { adminEmail, openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { deleteExpired } from './delete-expired.ts'
import { registerUser } from './register-user.ts'
import { removeAdmin } from './remove-admin.ts'

const dayMs = 24 * hourMs

const builtIn = { issuer: 'truewheel', emailVerified: false, name: 'Ada' } as const
const google = { issuer: 'https://accounts.google.example', emailVerified: true, name: 'Ada G.' } as const

/** Somebody with a proof, of a sign-in of its own unless it is said which. */
type Person = Omit<ProvenAccount, 'signIn' | 'signedInAt'> & Partial<ProvenAccount>

describeOnEveryEngine('Registering who has signed in', (engine) => {
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
  const register = (account: Person, email = account.email) => {
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

  test('Registering again is the same user with another session', async () => {
    const email = freshAddress()
    const account = { ...builtIn, subject: email, email }
    const [first, second] = [granted(await register(account)), granted(await register(account))]
    expect(second.user).toEqual(first.user)
    expect(second.sessionId).not.toBe(first.sessionId)
  })

  test('Ten tabs that register a new account at once are one user', async () => {
    const email = freshAddress()
    const account = { ...builtIn, subject: email, email }
    const opened = await Promise.all(Array.from({ length: 10 }, async () => granted(await register(account))))
    expect(new Set(opened.map(({ user }) => user.id)).size).toBe(1)
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(10)
  })

  test('An address that the proof does not name is not allowed', async () => {
    const [email, other] = [freshAddress(), freshAddress()]
    expect(codeOf(await register({ ...builtIn, subject: email, email }, other))).toBe('NOT_ALLOWED')
  })

  test("The same address of another provider's unverified account gets nothing of the user", async () => {
    const email = freshAddress()
    await register({ ...google, subject: 'g', email })
    const outcome = await register({ ...builtIn, subject: 'b', email })
    expect(codeOf(outcome)).toBe('ACCOUNT_BOUND_ELSEWHERE')
  })

  test('Another subject of the same provider with the same unverified address gets nothing either', async () => {
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

  test('What a provider has verified once stays verified', async () => {
    const email = freshAddress()
    const account = { ...builtIn, subject: email, email, signIn: email, signedInAt: shop.clock() }
    const first = granted(await register(account))
    await register({ ...account, emailVerified: true })
    await register(account)
    const { user } = granted(await register({ ...google, subject: email, email }))
    expect(user.id).toBe(first.user.id)
    expect(codeOf(await register(account))).toBe('done')
  })

  test('An account whose address changed at its provider does not become the user of the new one', async () => {
    const [email, changed] = [freshAddress(), freshAddress()]
    await register({ ...google, subject: 'moved', email })
    const outcome = await register({ ...google, subject: 'moved', email: changed })
    expect(codeOf(outcome)).toBe('ACCOUNT_BOUND_ELSEWHERE')
  })

  test('A proof in capitals is for the same address', async () => {
    const email = freshAddress()
    const shouted = { ...builtIn, subject: email, email: email.toUpperCase() }
    expect(codeOf(await register(shouted, email))).toBe('done')
  })

  test('The named admin gets the right with a verified address only', async () => {
    const roleBy = async (provider: typeof builtIn | typeof google) => {
      const { sessionId } = granted(await register({ ...provider, subject: 'owner', email: adminEmail }))
      return (await findUserOfSession(shop.database.read, sessionId, shop.clock()))?.role
    }
    expect(await roleBy(builtIn)).toBe('customer')
    expect(await roleBy(google)).toBe('admin')
  })

  test('An admin whose right was taken back does not have it again by signing in', async () => {
    await register({ ...google, subject: 'owner', email: adminEmail })
    await addAdmin(shop)
    expect(granted(await removeAdmin(shop, adminEmail))).toBe(true)
    const { user } = granted(await register({ ...google, subject: 'owner', email: adminEmail }))
    expect(user.role).toBe('customer')
  })

  test('A sign-in that was not seen for thirty days is over, known or not', async () => {
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

  test('A refused registration opens no session', async () => {
    const sessions = async () =>
      (await shop.database.read.selectFrom('sessions').select('id').execute()).length
    const before = await sessions()
    const email = freshAddress()
    await register({ ...builtIn, subject: email, email }, freshAddress())
    expect(await sessions()).toBe(before)
  })
})
