import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import type { Database } from '../../data/database.ts'
import { findUserByEmail, hasAdmin } from '../../data/queries/accounts/users.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Identity } from '../../providers/identity/identity.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { TestIdentity } from '../../testing/test-identity.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { makeFirstAdmin } from './make-first-admin.ts'
import { registerUser } from './register-user.ts'
import { removeAdmin } from './remove-admin.ts'

const named = { email: 'owner@example.com', password: 'a long pass phrase', demo: false }
const unnamed = { email: undefined, password: undefined, demo: true }
const demoAdmin = 'admin@truewheel.example'

/** A provider that keeps accounts, and whose process can die while it makes one. */
class AccountKeeper extends TestIdentity {
  readonly passwords = new Map<string, string>()
  readonly #database: Database
  dies: 'never' | 'before' | 'after' = 'never'

  constructor(database: Database) {
    super()
    this.#database = database
  }

  readonly ensureAccount: NonNullable<Identity['ensureAccount']> = async ({ email, password }, whenMade) => {
    if (this.dies === 'before') throw new Error('The process died')
    const name = { issuer: 'truewheel', subject: `subject-of-${email}` }
    if (this.passwords.has(email)) return { ...name, created: false }
    this.passwords.set(email, password)
    try {
      await this.#database.write(async (transaction) => {
        await whenMade(transaction, name)
        if (this.dies === 'after') throw new Error('The process died')
        return done(null)
      })
    } catch (error) {
      this.passwords.delete(email)
      throw error
    }
    return { ...name, created: true }
  }
}

describeOnEveryEngine('The first admin', (engine) => {
  let shop: TestShop
  let identity: AccountKeeper

  beforeEach(async () => {
    shop = await openTestShop(engine)
    identity = new AccountKeeper(shop.database)
  })
  afterEach(() => shop.drop())

  const start = (settings: Parameters<typeof makeFirstAdmin>[2], provider: Identity = identity) =>
    makeFirstAdmin(shop.database, provider, settings, shop.clock)
  const roleOf = async (email: string) => (await findUserByEmail(shop.database.read, email))?.role
  const register = (email: string, issuer: string, emailVerified = false) => {
    const proof = { issuer, subject: `subject-of-${email}`, email, emailVerified, name: 'Somebody' }
    const signIn = { signIn: `sign-in-of-${email}`, signedInAt: shop.clock() }
    return registerUser(
      { ...shop, adminEmail: named.email },
      {},
      { ...proof, ...signIn },
      { email, sessionMs: hourMs, device: '' },
    )
  }
  const signUp = async (email: string, issuer = 'truewheel') => {
    identity.passwords.set(email, 'theirs')
    granted(await register(email, issuer))
  }

  test('The named one is made with the password of the settings', async () => {
    expect(await start(named)).toEqual({ email: named.email })
    expect(identity.passwords.get(named.email)).toBe(named.password)
    expect(await roleOf(named.email)).toBe('admin')
  })

  test('A second start changes nothing', async () => {
    await start(named)
    await start({ ...named, password: 'another pass phrase' })
    expect(identity.passwords.get(named.email)).toBe(named.password)
    expect(await roleOf(named.email)).toBe('admin')
  })

  test('An unnamed demo shop makes one with a random password and says it once', async () => {
    const first = await start(unnamed)
    expect(first).toEqual({ email: demoAdmin, newPassword: identity.passwords.get(demoAdmin) })
    expect(first?.newPassword).toMatch(/^[\w-]{12}$/)
    expect(await start(unnamed)).toEqual({ email: demoAdmin })
    expect(await roleOf(demoAdmin)).toBe('admin')
  })

  test('Two processes that start at once make one admin', async () => {
    await Promise.all([start(named), start(named)])
    expect(await roleOf(named.email)).toBe('admin')
  })

  test('An account that somebody else signed up with gets nothing', async () => {
    await signUp(named.email)
    await start(named)
    expect(await roleOf(named.email)).toBe('customer')
    expect(identity.passwords.get(named.email)).toBe('theirs')
  })

  test('Nor does it when several processes start at once', async () => {
    await signUp(named.email)
    await Promise.all([start(named), start(named), start(named)])
    expect(await roleOf(named.email)).toBe('customer')
  })

  test('A right that was taken back is not given again by processes that start at once', async () => {
    await start(named)
    await addAdmin(shop)
    granted(await removeAdmin(shop, named.email))
    await Promise.all([start(named), start(named), start(named)])
    expect(await roleOf(named.email)).toBe('customer')
  })

  test('An account at the provider that never came to the shop gets nothing either', async () => {
    identity.passwords.set(named.email, 'theirs')
    await start(named)
    expect(await hasAdmin(shop.database.read)).toBe(false)
  })

  test('Who came to the shop with the address by another provider, and did not prove it, loses it', async () => {
    await signUp(named.email, 'another provider')
    identity.passwords.clear()
    await start(named)
    expect(await roleOf(named.email)).toBe('admin')
    const { ok } = await register(named.email, 'another provider')
    expect(ok).toBe(false)
  })

  test('The right of the settings is given once: an admin who took it back has done so for good', async () => {
    await start(named)
    await addAdmin(shop)
    granted(await removeAdmin(shop, named.email))
    await start(named)
    const { ok } = await register(named.email, 'truewheel', true)
    expect([ok, await roleOf(named.email)]).toEqual([true, 'customer'])
  })

  test('A start that broke off while the account was made leaves nothing, and the next one makes it', async () => {
    identity.dies = 'after'
    await expect(start(named)).rejects.toThrow('The process died')
    expect(await hasAdmin(shop.database.read)).toBe(false)
    identity.dies = 'never'
    await start(named)
    expect(await roleOf(named.email)).toBe('admin')
  })

  test('The next start after an interrupted one is an ordinary one again', async () => {
    identity.dies = 'before'
    await expect(start(named)).rejects.toThrow('The process died')
    identity.dies = 'never'
    await start(named)
    await start(named)
    expect(await roleOf(named.email)).toBe('admin')
  })

  test.each([
    ['nobody is named and it is no demo', { ...unnamed, demo: false }],
    ['no password is given', { ...named, password: undefined }],
  ])('Nobody is made when %s', async (_when, settings) => {
    expect(await start(settings)).toBeUndefined()
    expect(await hasAdmin(shop.database.read)).toBe(false)
  })

  test('Where the provider makes no accounts the right waits for a verified address', async () => {
    expect(await start(named, new TestIdentity())).toBeUndefined()
    expect(await hasAdmin(shop.database.read)).toBe(false)
  })
})
