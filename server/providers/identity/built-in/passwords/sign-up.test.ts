import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../../data/database.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { codeOf, ensure, identityFor, Visitor } from '../testing/visitor.ts'

const email = 'ada@example.com'

describeOnEveryEngine('A sign-up with a taken address', (engine) => {
  let database: Database
  let drop: () => Promise<void>

  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
  })
  afterEach(() => drop())

  test('is refused without giving the reason, and the owner of the address gets at most three emails', async () => {
    const { identity, emails } = identityFor(database, { rateLimitFactor: 1 })
    await ensure(identity, { email, password: 'hunter2!', name: 'Ada' })
    const answers = []
    for (let tries = 0; tries < 4; tries += 1)
      answers.push(await new Visitor(identity).signUp(email, 'another-1'))
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422])
    expect(await answers[0]?.text()).not.toMatch(/already exists|taken/)
    expect(emails.all.map(({ kind, to }) => [kind, to])).toEqual(Array(3).fill(['signUpRefused', email]))
  })

  test('does not sign in, even with the right password', async () => {
    const { identity } = identityFor(database)
    await ensure(identity, { email, password: 'hunter2!', name: 'Ada' })
    const answer = await new Visitor(identity).signUp(email, 'hunter2!')
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []])
  })

  test("counts towards the client's limit: after ten, any sign-up must wait for minutes", async () => {
    const { identity } = identityFor(database, { rateLimitFactor: 1 })
    await ensure(identity, { email, password: 'hunter2!', name: 'Ada' })
    const prober = new Visitor(identity)
    for (let tries = 0; tries < 10; tries += 1) expect((await prober.signUp(email)).status).toBe(422)
    for (const next of [email, 'nobody@example.com']) {
      const answer = await prober.signUp(next)
      expect([answer.status, await codeOf(answer)]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
    }
    expect((await new Visitor(identity).signUp('grace@example.com')).status).toBe(200)
  })

  test('counts towards the limit, unlike a successful sign-up', async () => {
    const { identity } = identityFor(database, { rateLimitFactor: 2 })
    const office = new Visitor(identity)
    for (let person = 0; person < 20; person += 1) {
      expect((await office.signUp(`person-${person}@example.com`)).status).toBe(200)
    }
  })
})
