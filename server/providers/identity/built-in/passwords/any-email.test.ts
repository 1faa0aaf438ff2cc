import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../../data/database.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { codeOf, ensure, identityFor, Visitor } from '../testing/visitor.ts'

describeOnEveryEngine('An account of any email that the rule accepts', (engine) => {
  let database: Database
  let drop: () => Promise<void>

  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
  })
  afterEach(() => drop())

  test.each([
    ['jörg.x@example.com', 'JÖRG.X@example.com', 'jörg.x@example.com'],
    ['50%off@example.com', '50%OFF@Example.com', '50%off@example.com'],
    ['a/b@example.com', 'a/b@example.com.', 'a/b@example.com'],
    ['ada@müller.de', 'ada@XN--MLLER-KVA.de', 'ada@xn--mller-kva.de'],
    ['ada@xn--mller-kva.de', 'ada@mu\u0308ller.de', 'ada@xn--mller-kva.de'],
  ])('%s signs up, signs in as %s, and gets a new password', async (typed, other, kept) => {
    const { identity, emails } = identityFor(database)
    const ada = new Visitor(identity)
    expect((await ada.signUp(typed)).status).toBe(200)
    expect(await identity.verify(await ada.idToken())).toMatchObject({ email: kept })
    expect(await codeOf(await new Visitor(identity).signUp(other))).toBe(
      'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    )
    expect((await new Visitor(identity).signIn(other)).status).toBe(200)
    const answer = await new Visitor(identity).send('POST', '/forgot-password', { email: other })
    expect(answer.status).toBe(200)
    const reset = emails.all.find(({ kind }) => kind === 'resetPassword')
    expect(reset?.to).toBe(kept)
    const token = reset?.token
    const set = await new Visitor(identity).send('POST', '/reset-password', { token, password: 'hunter3!' })
    expect(set.status).toBe(200)
    expect((await new Visitor(identity).signIn(typed, 'hunter3!')).status).toBe(200)
    expect(await codeOf(await new Visitor(identity).signIn(typed))).toBe('INVALID_EMAIL_OR_PASSWORD')
  })

  test("The admin's email in the settings may have either spelling of its domain", async () => {
    const { identity } = identityFor(database)
    await ensure(identity, { email: 'Owner@Müller.de', password: 'hunter2!', name: 'Owner' })
    expect((await new Visitor(identity).signIn('owner@xn--mller-kva.de')).status).toBe(200)
  })
})
