import { scryptSync } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../../data/database.ts'
import { findPasswordHash } from '../../../../data/queries/auth/sign-in-accounts.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { ensure, identityFor, Visitor } from '../testing/visitor.ts'

// Other tests use cheap hashes; these use the shop's.
const shopHashing = { passwords: undefined }
const password = 'hunter2!'

describeOnEveryEngine('A stored password', (engine) => {
  let database: Database
  let drop: () => Promise<void>

  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
  })
  afterEach(() => drop())

  test('is a scrypt hash of the full cost with its own salt', async () => {
    const { identity } = identityFor(database, shopHashing)
    await new Visitor(identity).signUp('ada@example.com', password)
    await ensure(identity, { email: 'grace@example.com', password, name: 'Grace' })
    const salts = []
    for (const email of ['ada@example.com', 'grace@example.com']) {
      const [salt = '', key] = (await findPasswordHash(database.read, email))?.split(':') ?? []
      expect(salt).toMatch(/^[\da-f]{32}$/)
      const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
      expect(key).toBe(scryptSync(password, salt, 64, cost).toString('hex'))
      salts.push(salt)
    }
    expect(new Set(salts).size).toBe(2)
  })

  test('signs in with the right password only', async () => {
    const { identity } = identityFor(database, shopHashing)
    await new Visitor(identity).signUp('ada@example.com', password)
    const answers = [
      await new Visitor(identity).signIn('ada@example.com', password),
      await new Visitor(identity).signIn('ada@example.com', 'hunter3!'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 401])
  })
})
