import { afterEach, beforeEach, expect, test } from 'vitest'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import { codeOf, granted } from '../../testing/shop-contents.ts'
import { provenAccount, signInAnew } from '../../testing/signing-in.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller, Shop } from '../shop.ts'
import { endSession } from './end-session.ts'
import { endOtherSignIns, endSignIn } from './end-sign-ins.ts'
import { listSignIns } from './list-sign-ins.ts'
import { registerUser } from './register-user.ts'

const email = 'ada@example.com'
const dayMs = 24 * hourMs

describeOnEveryEngine('The sign-ins of an account', (engine) => {
  let shop: TestShop
  let endedThere: string[]

  beforeEach(async () => {
    shop = await openTestShop(engine)
    endedThere = []
  })
  afterEach(() => shop.drop())

  const provider = { endSignIn: async (signIn: string) => void endedThere.push(signIn) }
  const on = (device: string, signIn = device) => signInAnew(shop, { email, signIn }, device)
  const renew = (signIn: string, at: Shop = shop) => {
    const account: ProvenAccount = provenAccount(shop, { email, signIn })
    return registerUser(at, {}, account, { email, sessionMs: hourMs, device: signIn })
  }
  const isIn = async ({ sessionId }: Caller) =>
    (await findUserOfSession(shop.database.read, sessionId, shop.clock())) !== undefined
  const devices = async (caller: Caller) => (await listSignIns(shop, caller)).map(({ device }) => device)
  const idOf = async (caller: Caller) => {
    const own = (await listSignIns(shop, caller)).find(({ current }) => current)
    return own?.id ?? ''
  }

  test('Each is listed once, however often its session was renewed, the last one seen first', async () => {
    const began = shop.clock()
    const phone = await on('Phone')
    shop.clock.moveBy(minuteMs)
    const desk = await on('AuthContext')
    shop.clock.moveBy(minuteMs)
    granted(await renew('Phone'))
    expect(await listSignIns(shop, phone)).toMatchObject([
      { device: 'Phone', current: true, firstSeenAt: began, lastSeenAt: began + 2 * minuteMs },
      { device: 'AuthContext', current: false, firstSeenAt: began + minuteMs, lastSeenAt: began + minuteMs },
    ])
    expect((await listSignIns(shop, desk)).map(({ current }) => current)).toEqual([false, true])
  })

  test('Nobody sees those of somebody else', async () => {
    await on('Phone')
    expect(await devices(await signInAnew(shop, {}, 'Theirs'))).toEqual(['Theirs'])
  })

  test('One that was not seen for thirty days is not listed', async () => {
    await on('Phone')
    shop.clock.moveBy(30 * dayMs)
    expect(await devices(await on('AuthContext'))).toEqual(['AuthContext'])
  })

  test('One that is ended is out at once, with all of its sessions, and cannot be renewed', async () => {
    const [phone, desk] = [await on('Phone'), await on('AuthContext')]
    const renewed = await on('Phone')
    expect(granted(await endSignIn(shop, provider, desk, await idOf(phone)))).toBe(1)
    expect([await isIn(phone), await isIn(renewed), await isIn(desk)]).toEqual([false, false, true])
    expect(codeOf(await renew('Phone'))).toBe('SESSION_ENDED')
    expect(await devices(desk)).toEqual(['AuthContext'])
    expect(endedThere).toEqual(['Phone'])
  })

  test('The same device signs in anew after that', async () => {
    const [phone, desk] = [await on('Phone'), await on('AuthContext')]
    granted(await endSignIn(shop, provider, desk, await idOf(phone)))
    expect(await isIn(await on('Phone', 'Phone, signed in anew'))).toBe(true)
  })

  test('One that has ended, or is somebody else’s, is not found', async () => {
    const [phone, desk, stranger] = [await on('Phone'), await on('AuthContext'), await signInAnew(shop)]
    const id = await idOf(phone)
    expect(codeOf(await endSignIn(shop, provider, stranger, id))).toBe('SIGN_IN_NOT_FOUND')
    expect(await isIn(phone)).toBe(true)
    granted(await endSignIn(shop, provider, desk, id))
    expect(codeOf(await endSignIn(shop, provider, desk, id))).toBe('SIGN_IN_NOT_FOUND')
  })

  test('Everywhere else is ended at once, here it goes on', async () => {
    const [phone, tablet, desk] = [await on('Phone'), await on('Tablet'), await on('AuthContext')]
    const stranger = await signInAnew(shop)
    expect(granted(await endOtherSignIns(shop, provider, desk))).toBe(2)
    expect([await isIn(phone), await isIn(tablet), await isIn(desk)]).toEqual([false, false, true])
    expect(await isIn(stranger)).toBe(true)
    expect(endedThere.toSorted()).toEqual(['Phone', 'Tablet'])
    expect(granted(await endOtherSignIns(shop, provider, desk))).toBe(0)
  })

  test('It is ended here even where the provider cannot end it', async () => {
    const [phone, desk] = [await on('Phone'), await on('AuthContext')]
    expect(granted(await endSignIn(shop, {}, desk, await idOf(phone)))).toBe(1)
    expect(codeOf(await renew('Phone'))).toBe('SESSION_ENDED')
  })

  test('Signing out takes it from the list; who has not left the provider may come back', async () => {
    const [phone, desk] = [await on('Phone'), await on('AuthContext')]
    const renewed = await on('Phone')
    granted(await endSession(shop, renewed))
    expect([await isIn(phone), await isIn(desk)]).toEqual([false, true])
    expect(await devices(desk)).toEqual(['AuthContext'])
    expect(codeOf(await renew('Phone'))).toBe('done')
  })

  test('Renewed and ended at the same moment, from two processes: it is out', async () => {
    const other = await shop.anotherProcess()
    const desk = await on('AuthContext')
    for (let round = 0; round < 8; round += 1) {
      const signIn = `Phone ${round}`
      const phone = await on(signIn)
      const renewals = [renew(signIn, other), renew(signIn), renew(signIn, other)]
      await Promise.all([endSignIn(shop, provider, desk, await idOf(phone)), ...renewals])
      const open = await shop.database.read
        .selectFrom('sessions')
        .where('user_id', '=', desk.userId)
        .where('ended_at', 'is', null)
        .select('id')
        .execute()
      expect(open.map(({ id }) => id)).toEqual([desk.sessionId])
      expect(codeOf(await renew(signIn))).toBe('SESSION_ENDED')
    }
  })
})
