import { afterEach, beforeEach, expect, test } from 'vitest'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import { codeOf, granted } from '../../testing/shop-contents.ts'
import { provenAccount, signInCustomer } from '../../testing/signing-in.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller, Shop } from '../shop.ts'
import { endSession } from './end-session.ts'
import { endOtherSignIns, endSignIn } from './end-sign-ins.ts'
import { listSignIns } from './list-sign-ins.ts'
import { registerUser } from './register-user.ts'

const email = 'ada@example.com'
const dayMs = 24 * hourMs

describeOnEveryEngine('Sign-ins of an account', (engine) => {
  let shop: TestShop
  let endedAtProvider: string[]

  beforeEach(async () => {
    shop = await openTestShop(engine)
    endedAtProvider = []
  })
  afterEach(() => shop.drop())

  const provider = { endSignIn: async (signIn: string) => void endedAtProvider.push(signIn) }
  const on = (device: string, signIn = device) => signInCustomer(shop, { email, signIn }, device)
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

  test('Are listed once, however often the session is renewed, most recently seen first', async () => {
    const began = shop.clock()
    const phone = await on('Phone')
    shop.clock.moveBy(minuteMs)
    const desktop = await on('Desktop')
    shop.clock.moveBy(minuteMs)
    granted(await renew('Phone'))
    expect(await listSignIns(shop, phone)).toMatchObject([
      { device: 'Phone', current: true, firstSeenAt: began, lastSeenAt: began + 2 * minuteMs },
      { device: 'Desktop', current: false, firstSeenAt: began + minuteMs, lastSeenAt: began + minuteMs },
    ])
    expect((await listSignIns(shop, desktop)).map(({ current }) => current)).toEqual([false, true])
  })

  test('Are not listed after the longest time of a sign-in, however often they were seen', async () => {
    await on('Phone')
    for (let days = 0; days < 87; days += 29) {
      shop.clock.moveBy(29 * dayMs)
      granted(await renew('Phone'))
    }
    const desktop = await on('Desktop')
    expect(await devices(desktop)).toEqual(['Desktop', 'Phone'])
    shop.clock.moveBy(3 * dayMs)
    expect(await devices(desktop)).toEqual(['Desktop'])
  })

  test('Of other accounts are not listed', async () => {
    const phone = await on('Phone', 'at noon')
    // Firebase identifies a sign-in by the second of its start, so sign-ins of two accounts may have the same id.
    expect(await devices(await signInCustomer(shop, { signIn: 'at noon' }, 'Theirs'))).toEqual(['Theirs'])
    expect(await devices(phone)).toEqual(['Phone'])
  })

  test('Are not listed if not seen for thirty days', async () => {
    await on('Phone')
    shop.clock.moveBy(30 * dayMs)
    expect(await devices(await on('Desktop'))).toEqual(['Desktop'])
  })

  test('Lose all their sessions at once when ended, and cannot be renewed', async () => {
    const [phone, desktop] = [await on('Phone'), await on('Desktop')]
    const renewed = await on('Phone')
    expect(granted(await endSignIn(shop, provider, desktop, await idOf(phone)))).toBe(1)
    expect([await isIn(phone), await isIn(renewed), await isIn(desktop)]).toEqual([false, false, true])
    expect(codeOf(await renew('Phone'))).toBe('SESSION_ENDED')
    expect(await devices(desktop)).toEqual(['Desktop'])
    expect(endedAtProvider).toEqual(['Phone'])
  })

  test('Can begin again on the same device after one has ended', async () => {
    const [phone, desktop] = [await on('Phone'), await on('Desktop')]
    granted(await endSignIn(shop, provider, desktop, await idOf(phone)))
    expect(await isIn(await on('Phone', 'Phone, second sign-in'))).toBe(true)
  })

  test('Are refused with SIGN_IN_NOT_FOUND when ended again, or when of another account', async () => {
    const [phone, desktop, stranger] = [await on('Phone'), await on('Desktop'), await signInCustomer(shop)]
    const id = await idOf(phone)
    expect(codeOf(await endSignIn(shop, provider, stranger, id))).toBe('SIGN_IN_NOT_FOUND')
    expect(await isIn(phone)).toBe(true)
    granted(await endSignIn(shop, provider, desktop, id))
    expect(codeOf(await endSignIn(shop, provider, desktop, id))).toBe('SIGN_IN_NOT_FOUND')
  })

  test('Are all ended except the current one, if the person asks for that', async () => {
    const [phone, tablet, desktop] = [await on('Phone'), await on('Tablet'), await on('Desktop')]
    const stranger = await signInCustomer(shop)
    expect(granted(await endOtherSignIns(shop, provider, desktop))).toBe(2)
    expect([await isIn(phone), await isIn(tablet), await isIn(desktop)]).toEqual([false, false, true])
    expect(await isIn(stranger)).toBe(true)
    expect(endedAtProvider.toSorted()).toEqual(['Phone', 'Tablet'])
    expect(granted(await endOtherSignIns(shop, provider, desktop))).toBe(0)
  })

  test('End in the shop even if the provider cannot end them', async () => {
    const [phone, desktop] = [await on('Phone'), await on('Desktop')]
    expect(granted(await endSignIn(shop, {}, desktop, await idOf(phone)))).toBe(1)
    expect(codeOf(await renew('Phone'))).toBe('SESSION_ENDED')
  })

  test('Leave the list when the person signs out; one that is still open at the provider can be renewed', async () => {
    const [phone, desktop] = [await on('Phone'), await on('Desktop')]
    const renewed = await on('Phone')
    granted(await endSession(shop, renewed))
    expect([await isIn(phone), await isIn(desktop)]).toEqual([false, true])
    expect(await devices(desktop)).toEqual(['Desktop'])
    expect(codeOf(await renew('Phone'))).toBe('done')
  })

  test('Are ended if one process ends them while another renews them', async () => {
    const other = await shop.anotherProcess()
    const desktop = await on('Desktop')
    for (let round = 0; round < 8; round += 1) {
      const signIn = `Phone ${round}`
      const phone = await on(signIn)
      const renewals = [renew(signIn, other), renew(signIn), renew(signIn, other)]
      await Promise.all([endSignIn(shop, provider, desktop, await idOf(phone)), ...renewals])
      const open = await shop.database.read
        .selectFrom('sessions')
        .where('user_id', '=', desktop.userId)
        .where('ended_at', 'is', null)
        .select('id')
        .execute()
      expect(open.map(({ id }) => id)).toEqual([desktop.sessionId])
      expect(codeOf(await renew(signIn))).toBe('SESSION_ENDED')
    }
  })
})
