import { argon2Sync } from 'node:crypto'
import { hashPassword as scryptHash } from 'better-auth/crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../data/database.ts'
import { findPasswordHash } from '../../../../data/queries/auth/sign-in-accounts.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { codeOf, ensure, identityFor, Visitor } from '../testing/visitor.ts'
import { type PasswordHashing, passwordHashing } from './password-hashing.ts'

// Other tests use cheap hashes; these use the shop's.
const shopHashing = { passwords: undefined }
const password = 'hunter2!'
const email = 'ada@example.com'

/** The shop's hashing without the replacement of old hashes; records each slow hash. */
function recorded() {
  const hashing = passwordHashing()
  const spent: string[] = []
  const passwords: PasswordHashing = {
    ...hashing,
    async hash(typed) {
      spent.push('argon2')
      return hashing.hash(typed)
    },
    async verify(of) {
      spent.push(hashing.isOld(of.hash) ? 'scrypt' : 'argon2')
      return hashing.verify(of)
    },
    async spendOtherTime(stored, typed) {
      spent.push(stored !== undefined && hashing.isOld(stored) ? 'argon2' : 'scrypt')
      return hashing.spendOtherTime(stored, typed)
    },
  }
  return { passwords, spent }
}

describeOnEveryEngine('A stored password', (engine) => {
  let database: Database
  let drop: () => Promise<void>

  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
  })
  afterEach(() => drop())

  /** Stores a hash like an earlier version of the shop. */
  const storeOldHash = async (of = email) => {
    const user = database.autocommit.selectFrom('auth_users').where('email', '=', of).select('id')
    const { id } = await user.executeTakeFirstOrThrow()
    const old = { password: await scryptHash(password) }
    await database.autocommit.updateTable('auth_accounts').set(old).where('user_id', '=', id).execute()
  }

  test('is an Argon2id hash of the full cost with its own salt', async () => {
    const { identity } = identityFor(database, shopHashing)
    await new Visitor(identity).signUp(email, password)
    await ensure(identity, { email: 'grace@example.com', password, name: 'Grace' })
    const salts = []
    for (const address of [email, 'grace@example.com']) {
      const stored = (await findPasswordHash(database.read, address)) ?? ''
      const [, kind, version, cost, salt = '', tag] = stored.split('$')
      expect([kind, version, cost]).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1'])
      const nonce = Buffer.from(salt, 'base64')
      expect(nonce).toHaveLength(16)
      const of = { message: password, nonce, memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
      expect(`${tag}=`).toBe(argon2Sync('argon2id', of).toString('base64'))
      salts.push(salt)
    }
    expect(new Set(salts).size).toBe(2)
  })

  test('signs in with the right password only', async () => {
    const { identity } = identityFor(database, shopHashing)
    await new Visitor(identity).signUp(email, password)
    const answers = [
      await new Visitor(identity).signIn(email, password),
      await new Visitor(identity).signIn(email, 'hunter3!'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 401])
  })

  test('is compared as typed: to the last character, with spaces and letter case', async () => {
    const { identity } = identityFor(database, shopHashing)
    // Longer than the 72 bytes to which bcrypt truncates.
    const typed = ` Pass phrase with ünïcode 🔧 ${'and much more of it '.repeat(4)}!`
    expect((await new Visitor(identity).signUp(email, typed)).status).toBe(200)
    const others = [typed.trim(), typed.toLowerCase(), typed.slice(0, -1), typed.slice(0, 72), `${typed} `]
    const statuses: number[] = []
    for (const each of [typed, ...others])
      statuses.push((await new Visitor(identity).signIn(email, each)).status)
    expect(statuses).toEqual([200, 401, 401, 401, 401, 401])
  })

  test('is replaced at sign-in if an earlier version hashed it, even at two concurrent sign-ins, and the browser stays known', async () => {
    const { identity } = identityFor(database, { ...shopHashing, rateLimitFactor: 0.2 })
    const owners = [new Visitor(identity), new Visitor(identity)]
    await owners[0]?.signUp(email, password)
    await storeOldHash()
    expect((await new Visitor(identity).signIn(email, 'hunter3!')).status).toBe(401)
    expect(await findPasswordHash(database.read, email)).not.toMatch(/^\$argon2id/)
    const answers = await Promise.all(owners.map((owner) => owner.signIn(email, password)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await findPasswordHash(database.read, email)).toMatch(/^\$argon2id/)
    for (let guess = 0; guess < 3; guess += 1) await new Visitor(identity).signIn(email, 'hunter3!')
    expect((await new Visitor(identity).signIn(email, password)).status).toBe(429)
    for (const owner of owners) {
      owner.moveElsewhere()
      expect((await owner.signIn(email, password)).status).toBe(200)
    }
  })

  test('costs a wrong attempt the same hashing whether it is old, new or missing, as long as old hashes exist', async () => {
    const { passwords, spent } = recorded()
    const { identity } = identityFor(database, { passwords })
    const known = ['new@example.com', 'old@example.com']
    for (const address of known) await ensure(identity, { email: address, password, name: 'Ada' })
    await storeOldHash('old@example.com')
    for (const address of [...known, 'nobody@example.com']) {
      spent.length = 0
      const answer = await new Visitor(identity).signIn(address, 'hunter3!')
      expect([answer.status, await codeOf(answer)]).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD'])
      expect([address, spent.toSorted()]).toEqual([address, ['argon2', 'scrypt']])
    }
    const { identity: later } = identityFor(database, { passwords })
    expect((await new Visitor(later).signIn('old@example.com', password)).status).toBe(200)
    for (const address of [...known, 'nobody@example.com']) {
      spent.length = 0
      expect((await new Visitor(later).signIn(address, 'hunter3!')).status).toBe(401)
      expect([address, spent]).toEqual([address, ['argon2']])
    }
  })

  test('is checked in a bounded queue, and a sign-in beyond it is told to try again', async () => {
    const passwords = { ...passwordHashing(), isBusy: () => true }
    const answer = await new Visitor(identityFor(database, { passwords }).identity).signIn(email, password)
    expect([answer.status, await codeOf(answer)]).toEqual([503, 'BUSY'])
  })
})

describe('The hashing of passwords', () => {
  test('is refused as busy while a hundred passwords wait', async () => {
    const passwords = passwordHashing()
    const all = Array.from({ length: 103 }, () =>
      passwords.verify({
        hash: '$argon2id$v=19$m=8,t=1,p=1$c29tZSBzYWx0IQ$AAAAAAAAAAAAAAAAAAAAAA',
        password,
      }),
    )
    expect(passwords.isBusy()).toBe(true)
    expect(new Set(await Promise.all(all))).toEqual(new Set([false]))
    expect(passwords.isBusy()).toBe(false)
  })
})
