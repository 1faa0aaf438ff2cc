import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../../data/database.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import type { GoogleAccess } from '../../google/google.ts'
import { realGoogle } from '../../google/real-google.ts'
import type { BuiltInIdentity } from '../built-in-identity.ts'
import { type GoogleStandIn, startGoogle } from '../testing/google-stand-in.ts'
import { throughGoogle } from '../testing/through-google.ts'
import { ensure, identityFor, Visitor } from '../testing/visitor.ts'

const email = 'ada@example.com'

describeOnEveryEngine('Google for an address that has a password account', (engine) => {
  let google: GoogleStandIn
  let database: Database
  let drop: () => Promise<void>
  let access: GoogleAccess
  let identity: BuiltInIdentity
  let ada: Visitor
  let stranger: Visitor

  beforeAll(async () => {
    google = await startGoogle()
  })
  afterAll(() => google.stop())
  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
    access = realGoogle(google.place)
    identity = identityFor(database, { google: access }).identity
    ada = new Visitor(identity)
    stranger = new Visitor(identity)
    google.user = { sub: 'g-1', email, email_verified: true, name: 'Ada L.' }
  })
  afterEach(() => drop())

  const subjectOf = async (visitor: Visitor) => (await identity.verify(await visitor.idToken()))?.subject

  test("Google's verification of an address removes an unverified password account", async () => {
    await stranger.signUp(email, 'of a stranger', 'Somebody else')
    const [proof, subject] = [await stranger.idToken(), await subjectOf(stranger)]
    expect(await throughGoogle(ada, google)).toBe('in')
    expect(await subjectOf(ada)).not.toBe(subject)
    const { user } = JSON.parse(await (await ada.send('GET', '/get-session')).text())
    expect(user).toMatchObject({ email, name: 'Ada L.' })
    expect(await identity.verify(proof)).toBeNull()
    expect((await stranger.send('GET', '/token')).status).toBe(401)
    expect((await stranger.signIn(email, 'of a stranger')).status).toBe(401)
    expect((await stranger.signUp(email, 'of a stranger')).status).toBe(422)
    expect((await ada.send('GET', '/token')).status).toBe(200)
  })

  test('A verified account is linked: password and Google sign in to the same account', async () => {
    await ensure(identity, { email, password: 'hunter2!', name: 'Ada' })
    await ada.signIn(email)
    const withPassword = await subjectOf(ada)
    const later = new Visitor(identity)
    expect(await throughGoogle(later, google)).toBe('in')
    expect(await subjectOf(later)).toBe(withPassword)
    const again = new Visitor(identity)
    expect((await again.signIn(email)).status).toBe(200)
    expect(await subjectOf(again)).toBe(withPassword)
  })

  test('A linked Google account removes no other account, even after its address changes', async () => {
    await throughGoogle(ada, google)
    await stranger.signUp('new@example.com')
    google.user = { ...google.user, email: 'new@example.com' }
    expect(await throughGoogle(new Visitor(identity), google)).toBe('in')
    expect((await stranger.send('GET', '/token')).status).toBe(200)
  })

  test('An unverified Google address removes no account', async () => {
    await stranger.signUp(email)
    google.user = { ...google.user, email_verified: false }
    expect(await throughGoogle(ada, google)).toBe('unverified-email')
    expect((await stranger.send('GET', '/token')).status).toBe(200)
  })

  test('Two concurrent windows of one person make one account, and at least one signs in', async () => {
    await stranger.signUp(email)
    const tabs = [new Visitor(identity), new Visitor(identity)]
    const outcomes = await Promise.all(tabs.map((tab) => throughGoogle(tab, google)))
    expect(outcomes).toContain('in')
    const users = await database.autocommit
      .selectFrom('auth_users' as never)
      .selectAll()
      .execute()
    expect(users).toHaveLength(1)
    expect((await stranger.send('GET', '/token')).status).toBe(401)
  })

  test("A demo account's session ends when the shop starts without the demo, not before", async () => {
    await ensure(identity, { email: 'owner@example.com', password: 'hunter2!', name: 'Owner' })
    await ada.signIn('owner@example.com')
    const demo = new Visitor(identity)
    await throughGoogle(demo, google)
    await database.autocommit
      .updateTable('auth_accounts' as never)
      .set({ provider_id: 'demo-google' } as never)
      .where('provider_id' as never, '=', 'google' as never)
      .execute()
    const offering = identityFor(database, { google: { ...access, providerId: 'demo-google' } }).identity
    await offering.deleteDemoGoogleAccounts()
    expect((await demo.send('GET', '/token')).status).toBe(200)
    await identity.deleteDemoGoogleAccounts()
    expect((await demo.send('GET', '/token')).status).toBe(401)
    expect((await ada.send('GET', '/token')).status).toBe(200)
  })

  test('An address is refused if the provider may not vouch for it', async () => {
    const strict = identityFor(database, { google: { ...access, mayVouchFor: () => false } }).identity
    expect(await throughGoogle(new Visitor(strict), google)).toBe('unavailable')
  })
})
