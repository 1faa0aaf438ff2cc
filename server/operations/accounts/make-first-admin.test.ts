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

/** Keeps the password in memory, which outlives the process that dies here. */
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

/** A fake provider that stores accounts, and whose process can crash while it creates one. */
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

  test('The named admin gets the password from the settings', async () => {
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

  test('A demo shop without a named admin makes one with a random password and shows it once', async () => {
    const first = await start(unnamed)
    expect(first).toEqual({ email: demoAdmin, newPassword: identity.passwords.get(demoAdmin) })
    expect(first?.newPassword).toMatch(/^[\w-]{12}$/)
    expect(await start(unnamed)).toEqual(first)
    kept.password = undefined
    expect(await start(unnamed)).toEqual({ email: demoAdmin })
    expect(await roleOf(demoAdmin)).toBe('admin')
  })

  test('A password that the admin has changed, or that belongs to another shop, is not shown', async () => {
    await start(unnamed)
    identity.passwords.set(demoAdmin, 'chosen by the admin')
    expect(await start(unnamed)).toEqual({ email: demoAdmin })
  })

  test('A start that dies after writing the password and before storing the account creates both again', async () => {
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

  test('If the password file cannot be written, no account is made until a later start can write it', async () => {
    kept.fails = true
    const reason = 'EROFS: read-only file system'
    expect(await start(unnamed)).toEqual({ email: demoAdmin, unmade: reason })
    expect(await hasAdmin(shop.database.read)).toBe(false)
    expect(identity.passwords.size).toBe(0)
    kept.fails = false
    expect((await start(unnamed))?.newPassword).toBe(identity.passwords.get(demoAdmin))
  })

  test('Concurrent starts show the password of the one that made the account', async () => {
    const shown = await Promise.all([start(unnamed), start(unnamed), start(unnamed)])
    const passwords = shown.map((each) => each?.newPassword).filter((each) => each !== undefined)
    expect(passwords.length).toBeGreaterThan(0)
    expect(new Set(passwords)).toEqual(new Set([identity.passwords.get(demoAdmin)]))
  })

  test('A live shop makes no default account, and shows no password that a demo has left', async () => {
    kept.password = 'left-by-a-demo'
    expect(await start({ ...unnamed, demo: false })).toBeUndefined()
    expect(await hasAdmin(shop.database.read)).toBe(false)
    expect(kept.password).toBe('left-by-a-demo')
  })

  test('Two concurrent starts make one admin', async () => {
    await Promise.all([start(named), start(named)])
    expect(await roleOf(named.email)).toBe('admin')
  })

  test('An account that signed up with the address before the start is not promoted', async () => {
    await signUp(named.email)
    await start(named)
    expect(await roleOf(named.email)).toBe('customer')
    expect(identity.passwords.get(named.email)).toBe('chosen by a stranger')
  })

  test('Concurrent starts do not promote such an account either', async () => {
    await signUp(named.email)
    await Promise.all([start(named), start(named), start(named)])
    expect(await roleOf(named.email)).toBe('customer')
  })

  test('Concurrent starts do not grant a revoked admin role again', async () => {
    await start(named)
    await addAdmin(shop)
    granted(await removeAdmin(shop, staff, named.email))
    await Promise.all([start(named), start(named), start(named)])
    expect(await roleOf(named.email)).toBe('customer')
  })

  test('An account that exists only at the provider is not promoted either', async () => {
    identity.passwords.set(named.email, 'chosen by a stranger')
    await start(named)
    expect(await hasAdmin(shop.database.read)).toBe(false)
  })

  test('An unverified identity of another provider loses the address to the first admin', async () => {
    await signUp(named.email, 'another provider')
    identity.passwords.clear()
    await start(named)
    expect(await roleOf(named.email)).toBe('admin')
    const { ok } = await register(named.email, 'another provider')
    expect(ok).toBe(false)
  })

  test('The settings grant the role once: a later demotion is final', async () => {
    await start(named)
    await addAdmin(shop)
    granted(await removeAdmin(shop, staff, named.email))
    await start(named)
    const { ok } = await register(named.email, 'truewheel', true)
    expect([ok, await roleOf(named.email)]).toEqual([true, 'customer'])
  })

  test('A start that crashes after creating the account leaves nothing behind, and the next one creates it', async () => {
    identity.crashes = 'after'
    await expect(start(named)).rejects.toThrow('The process died')
    expect(await hasAdmin(shop.database.read)).toBe(false)
    identity.crashes = 'never'
    await start(named)
    expect(await roleOf(named.email)).toBe('admin')
  })

  test('Starts after a crashed one work as usual', async () => {
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

  test('A provider that cannot create accounts leaves the role to the first verified sign-in', async () => {
    expect(await start(named, new TestIdentity())).toBeUndefined()
    expect(await hasAdmin(shop.database.read)).toBe(false)
  })
})
