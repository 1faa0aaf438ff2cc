import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProfile } from '../../../../data/queries/accounts/profiles.ts'
import { describeOnEveryEngine } from '../../../../data/testing/engines.ts'
import { blockUser } from '../../../../operations/accounts/block-user.ts'
import { registerUser } from '../../../../operations/accounts/register-user.ts'
import { bookProduct } from '../../../../operations/orders/book-product.ts'
import { saveProfile } from '../../../../operations/profiles/save-profile.ts'
import { hourMs } from '../../../../platform/clock.ts'
import { Authenticator } from '../../../../testing/authenticator.ts'
import { booking } from '../../../../testing/buying.ts'
import { addTool, granted, codeOf as refusalOf } from '../../../../testing/shop-contents.ts'
import { signInCustomer } from '../../../../testing/signing-in.ts'
import { storedOrder } from '../../../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts'
import type { BuiltInIdentity } from '../built-in-identity.ts'
import type { RecordedEmails } from '../testing/recorded-emails.ts'
import { codeOf, identityFor, publicUrl, Visitor } from '../testing/visitor.ts'

const email = 'ada@example.com'
const site = { origin: publicUrl, rpId: 'localhost' }

describeOnEveryEngine('A code for an email whose account exists', (engine) => {
  let shop: TestShop
  let identity: BuiltInIdentity
  let emails: RecordedEmails
  let stranger: Visitor
  let owner: Visitor

  beforeEach(async () => {
    shop = await openTestShop(engine)
    ;({ identity, emails } = identityFor(shop.database))
    stranger = new Visitor(identity)
    owner = new Visitor(identity)
  })
  afterEach(() => shop.drop())

  async function enterCode(visitor = owner): Promise<Response> {
    await visitor.askForCode(email)
    return visitor.enterCode(email, emails.codeFor(email))
  }
  async function proof(visitor: Visitor) {
    const account = await identity.verify(await visitor.idToken())
    if (!account) throw new Error('The proof proves nothing.')
    return account
  }
  const enterShop = async (visitor: Visitor) =>
    registerUser(shop, identity, await proof(visitor), { email, sessionMs: hourMs, device: '' })
  const callerOf = async (visitor: Visitor) => {
    const { user, sessionId } = granted(await enterShop(visitor))
    return { userId: user.id, email, name: user.name, role: user.role, sessionId, addressHash: 'an address' }
  }
  async function addPasskey(visitor: Visitor): Promise<Authenticator> {
    const key = new Authenticator(site)
    const asked = await visitor.send('GET', '/passkey/generate-register-options')
    const { challenge } = (await asked.json()) as { challenge: string }
    const added = { name: 'Key', response: key.register(challenge) }
    expect((await visitor.send('POST', '/passkey/verify-registration', added)).status).toBe(200)
    return key
  }
  async function presentPasskey(visitor: Visitor, key: Authenticator): Promise<Response> {
    const asked = await visitor.send('GET', '/passkey/generate-authenticate-options')
    const { challenge } = (await asked.json()) as { challenge: string }
    return visitor.send('POST', '/passkey/verify-authentication', { response: key.signIn(challenge) })
  }
  const openShopSessions = () =>
    shop.database.read.selectFrom('sessions').where('ended_at', 'is', null).select('id').execute()

  test('takes password, passkeys and sign-ins from a stranger who made the account before', async () => {
    await stranger.signUp(email)
    const before = await proof(stranger)
    const key = await addPasskey(stranger)
    granted(await enterShop(stranger))
    expect((await enterCode()).status).toBe(200)
    expect(await openShopSessions()).toEqual([])
    expect((await stranger.send('GET', '/token')).status).toBe(401)
    expect((await new Visitor(identity).signIn(email)).status).toBe(401)
    expect((await presentPasskey(new Visitor(identity), key)).status).toBe(401)
    const late = await registerUser(shop, identity, before, { email, sessionMs: hourMs, device: '' })
    expect(refusalOf(late)).toBe('SESSION_ENDED')
    expect(await proof(owner)).toMatchObject({ subject: before.subject, emailVerified: true })
    expect(emails.all.at(-1)).toMatchObject({ kind: 'takenOverByCode', to: email })
    expect((await stranger.signUp(email)).status).toBe(422)
  })

  test('empties the profile that a stranger may have filled in, and keeps the orders', async () => {
    await stranger.signUp(email)
    const caller = await callerOf(stranger)
    granted(await saveProfile(shop, caller, email, { address: '13 Back Street', phone: '1' }))
    const { orderId } = granted(await bookProduct(shop, caller, booking(await addTool(shop, { stock: 5 }))))
    await enterCode()
    const { userId } = await callerOf(owner)
    expect(userId).toBe(caller.userId)
    expect(await findProfile(shop.database.read, userId)).toBeUndefined()
    expect(await storedOrder(shop, orderId)).toMatchObject({ state: 'unpaid', userId })
  })

  test('leaves no session to a stranger who signs in with the password at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const account = `ada${round}@example.com`
      await new Visitor(identity).signUp(account)
      await owner.askForCode(account)
      const [, entered] = await Promise.all([
        stranger.signIn(account),
        owner.enterCode(account, emails.codeFor(account)),
      ])
      expect([round, entered.status]).toEqual([round, 200])
      expect((await stranger.send('GET', '/token')).status).toBe(401)
      expect((await new Visitor(identity).signIn(account)).status).toBe(401)
    }
  })

  test('leaves no password to a stranger who signs up at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const account = `ada${round}@example.com`
      await owner.askForCode(account)
      const [signedUp, entered] = await Promise.all([
        stranger.signUp(account),
        owner.enterCode(account, emails.codeFor(account)),
      ])
      expect([round, entered.status]).toEqual([round, 200])
      expect([200, 422]).toContain(signedUp.status)
      expect((await stranger.send('GET', '/token')).status).toBe(401)
      expect((await new Visitor(identity).signIn(account)).status).toBe(401)
      const { read } = shop.database
      const of = read.selectFrom('auth_users').where('email', '=', account).select('id')
      const open = await read.selectFrom('auth_sessions').where('user_id', 'in', of).select('id').execute()
      expect([round, open.length]).toEqual([round, 1])
      await owner.send('POST', '/sign-out', {})
    }
  })

  test('asks for the second step of a verified account, which stays', async () => {
    await enterCode()
    const key = await addPasskey(owner)
    await presentPasskey(owner, key)
    expect((await owner.send('POST', '/second-factor/on')).status).toBe(200)
    const phone = new Visitor(identity)
    expect((await enterCode(phone)).status).toBe(200)
    expect(await proof(phone)).toMatchObject({ halfway: true })
    expect((await phone.send('GET', '/passkeys')).status).toBe(403)
    expect((await presentPasskey(phone, key)).status).toBe(200)
    expect(await proof(phone)).not.toHaveProperty('halfway')
  })

  test('opens no session for a blocked account', async () => {
    await enterCode()
    granted(await enterShop(owner))
    const admin = await signInCustomer(shop, { email: 'owner@example.com' })
    granted(await blockUser(shop, admin, email, true))
    const again = new Visitor(identity)
    expect((await enterCode(again)).status).toBe(200)
    expect(refusalOf(await enterShop(again))).toBe('ACCOUNT_BLOCKED')
  })

  test('is not lost to a stranger who signs up with its email later, regardless of its age', async () => {
    await enterCode()
    const { subject } = await proof(owner)
    await shop.database.autocommit
      .updateTable('auth_users')
      .set({ created_at: '2020-01-01T00:00:00.000Z' })
      .execute()
    const answer = await stranger.signUp(email)
    expect([answer.status, await codeOf(answer)]).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'])
    expect((await proof(owner)).subject).toBe(subject)
  })

  test('lets the last passkey of an account without a password be removed', async () => {
    await enterCode()
    await addPasskey(owner)
    const { passkeys } = (await (await owner.send('GET', '/passkeys')).json()) as {
      passkeys: { id: string }[]
    }
    const removed = await owner.send('POST', '/passkeys/remove', { id: passkeys[0]?.id })
    expect(removed.status).toBe(200)
  })
})
