import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import type { Database } from '../../data/database.ts'
import { findUserByEmail, hasAdmin } from '../../data/queries/accounts/users.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Identity } from '../../providers/identity/identity.ts'
import { addAdmin, granted, staff } from '../../testing/shop-contents.ts'
import { TestIdentity } from '../../testing/test-identity.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { type KeptPassword, makeFirstAdmin } from './make-first-admin.ts'
import { registerUser } from './register-user.ts'
import { removeAdmin } from './remove-admin.ts'

const named = { email: 'owner@example.com', password: 'a long pass phrase', demo: false }
const unnamed = { email: undefined, password: undefined, demo: true }
const demoAdmin = 'admin@truewheel.example'

/** Keeps the password in memory across the simulated crash of a process. */
class Kept implements KeptPassword {
  password: string | undefined
  fails = false

  read(): string | undefined {
    return this.password
  }

  write(password: string): void {
    if (this.fails) throw new Error('EROFS: read-only file system')
    this.password = password
  }
}

/** A fake provider that stores accounts, and can crash while it creates one. */
class FakeAccountProvider extends TestIdentity {
  readonly passwords = new Map<string, string>()
  readonly hasPassword = async (email: string, password: string) => this.passwords.get(email) === password
  readonly #database: Database
  crashes: 'never' | 'before' | 'after' = 'never'

  constructor(database: Database) {
    super()
    this.#database = database
  }

  readonly ensureAccount: NonNullable<Identity['ensureAccount']> = async ({ email, password }, whenMade) => {
    if (this.crashes === 'before') throw new Error('The process died')
    const name = { issuer: 'truewheel', subject: `subject-of-${email}` }
    if (this.passwords.has(email)) return { ...name, created: false }
    this.passwords.set(email, password)
    try {
      await this.#database.write(async (transaction) => {
        await whenMade(transaction, name)
        if (this.crashes === 'after') throw new Error('The process died')
        return done(null)
      })
    } catch (error) {
      this.passwords.delete(email)
      throw error
    }
    return { ...name, created: true }
  }
}

describeOnEveryEngine('First admin', (engine) => {
  let shop: TestShop
  let identity: FakeAccountProvider
  let kept: Kept

  beforeEach(async () => {
    shop = await openTestShop(engine)
    identity = new FakeAccountProvider(shop.database)
    kept = new Kept()
  })
  afterEach(() => shop.drop())

  const start = (settings: Parameters<typeof makeFirstAdmin>[2], provider: Identity = identity) =>
    makeFirstAdmin(shop.database, provider, settings, shop, kept)
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
    identity.passwords.set(email, 'chosen by a stranger')
    granted(await register(email, issuer))
  }

  test('Gets the password from the settings if the settings name the admin', async () => {
    expect(await start(named)).toEqual({ email: named.email })
    expect(identity.passwords.get(named.email)).toBe(named.password)
    expect(await roleOf(named.email)).toBe('admin')
  })

  test('Is not changed by a second start', async () => {
    await start(named)
    await start({ ...named, password: 'another pass phrase' })
    expect(identity.passwords.get(named.email)).toBe(named.password)
    expect(await roleOf(named.email)).toBe('admin')
  })

  test('Gets a random password in a demo shop without a named admin, which shows it once', async () => {
    const first = await start(unnamed)
    expect(first).toEqual({ email: demoAdmin, newPassword: identity.passwords.get(demoAdmin) })
    expect(first?.newPassword).toMatch(/^[\w-]{12}$/)
    expect(await start(unnamed)).toEqual(first)
    kept.password = undefined
    expect(await start(unnamed)).toEqual({ email: demoAdmin })
    expect(await roleOf(demoAdmin)).toBe('admin')
  })

  test('Has a password that is not shown once the admin has changed it, or if it belongs to another shop', async () => {
    await start(unnamed)
    identity.passwords.set(demoAdmin, 'chosen by the admin')
    expect(await start(unnamed)).toEqual({ email: demoAdmin })
  })

  test('Gets a new password and account if the start dies after writing the password and before storing the account', async () => {
    identity.crashes = 'after'
    await expect(start(unnamed)).rejects.toThrow('The process died')
    const lost = kept.password
    expect(lost).toBeDefined()
    expect(await hasAdmin(shop.database.read)).toBe(false)
    identity.crashes = 'never'
    const again = await start(unnamed)
    expect(again?.newPassword).not.toBe(lost)
    expect(again?.newPassword).toBe(identity.passwords.get(demoAdmin))
  })

  test('Is created only once the password file can be written', async () => {
    kept.fails = true
    const reason = 'EROFS: read-only file system'
    expect(await start(unnamed)).toEqual({ email: demoAdmin, unmade: reason })
    expect(await hasAdmin(shop.database.read)).toBe(false)
    expect(identity.passwords.size).toBe(0)
    kept.fails = false
    expect((await start(unnamed))?.newPassword).toBe(identity.passwords.get(demoAdmin))
  })

  test('Has the password that concurrent starts show', async () => {
    const shown = await Promise.all([start(unnamed), start(unnamed), start(unnamed)])
    const passwords = shown.map((each) => each?.newPassword).filter((each) => each !== undefined)
    expect(passwords.length).toBeGreaterThan(0)
    expect(new Set(passwords)).toEqual(new Set([identity.passwords.get(demoAdmin)]))
  })

  test('Has no default account in a live shop, which shows no password that a demo has left', async () => {
    kept.password = 'left-by-a-demo'
    expect(await start({ ...unnamed, demo: false })).toBeUndefined()
    expect(await hasAdmin(shop.database.read)).toBe(false)
    expect(kept.password).toBe('left-by-a-demo')
  })

  test('Is created once by two concurrent starts', async () => {
    await Promise.all([start(named), start(named)])
    expect(await roleOf(named.email)).toBe('admin')
  })

  test('Does not become an account that signed up with the address before the start', async () => {
    await signUp(named.email)
    await start(named)
    expect(await roleOf(named.email)).toBe('customer')
    expect(identity.passwords.get(named.email)).toBe('chosen by a stranger')
  })

  test('Does not become such an account by concurrent starts either', async () => {
    await signUp(named.email)
    await Promise.all([start(named), start(named), start(named)])
    expect(await roleOf(named.email)).toBe('customer')
  })

  test('Does not get a revoked role again by concurrent starts', async () => {
    await start(named)
    await addAdmin(shop)
    granted(await removeAdmin(shop, staff, named.email))
    await Promise.all([start(named), start(named), start(named)])
    expect(await roleOf(named.email)).toBe('customer')
  })

  test('Does not become an account that exists only at the provider', async () => {
    identity.passwords.set(named.email, 'chosen by a stranger')
    await start(named)
    expect(await hasAdmin(shop.database.read)).toBe(false)
  })

  test('Takes the address from an unverified identity of another provider', async () => {
    await signUp(named.email, 'another provider')
    identity.passwords.clear()
    await start(named)
    expect(await roleOf(named.email)).toBe('admin')
    const { ok } = await register(named.email, 'another provider')
    expect(ok).toBe(false)
  })

  test('Gets the role from the settings once, and a later demotion is final', async () => {
    await start(named)
    await addAdmin(shop)
    granted(await removeAdmin(shop, staff, named.email))
    await start(named)
    const { ok } = await register(named.email, 'truewheel', true)
    expect([ok, await roleOf(named.email)]).toEqual([true, 'customer'])
  })

  test('Is created by the next start if a start crashed after creating the account', async () => {
    identity.crashes = 'after'
    await expect(start(named)).rejects.toThrow('The process died')
    expect(await hasAdmin(shop.database.read)).toBe(false)
    identity.crashes = 'never'
    await start(named)
    expect(await roleOf(named.email)).toBe('admin')
  })

  test('Keeps working through the starts after a crash', async () => {
    identity.crashes = 'before'
    await expect(start(named)).rejects.toThrow('The process died')
    identity.crashes = 'never'
    await start(named)
    await start(named)
    expect(await roleOf(named.email)).toBe('admin')
  })

  test.each([
    ['no admin is named and demo mode is off', { ...unnamed, demo: false }],
    ['no password is given', { ...named, password: undefined }],
  ])('No admin is made when %s', async (_when, settings) => {
    expect(await start(settings)).toBeUndefined()
    expect(await hasAdmin(shop.database.read)).toBe(false)
  })

  test('Is the first verified sign-in if the provider cannot create accounts', async () => {
    expect(await start(named, new TestIdentity())).toBeUndefined()
    expect(await hasAdmin(shop.database.read)).toBe(false)
  })
})
