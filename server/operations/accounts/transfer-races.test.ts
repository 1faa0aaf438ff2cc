import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Outcome } from '../../../domain/outcome.ts'
import { findProfile } from '../../data/queries/accounts/profiles.ts'
import { describeOnPostgres } from '../../data/testing/engines.ts'
import { holdingWrites, somebodyWaits } from '../../data/testing/held-write.ts'
import { hourMs } from '../../platform/clock.ts'
import { booking } from '../../testing/buying.ts'
import { addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { provenAccount, signInAnew } from '../../testing/signing-in.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookTool } from '../orders/book-tool.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import type { Caller, Shop } from '../shop.ts'
import { registerUser } from './register-user.ts'

const email = 'ada@example.com'
type Call = (at: Shop) => Promise<Outcome<unknown>>

// On SQLite one transaction writes at a time, so none of this can happen.
describeOnPostgres('While an account is handed over by another process', (engine) => {
  let shop: TestShop
  let other: Shop
  let stranger: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    other = await shop.anotherProcess()
    stranger = await signInAnew(shop, { email })
  })
  afterEach(() => shop.drop())

  /** The second call begins when the first one has done everything but its commit, and waits for it or is done before. */
  async function oneWithinTheOther(first: Call, second: Call): Promise<readonly Outcome<unknown>[]> {
    const held = holdingWrites(shop.database)
    const begun = first({ ...shop, database: held.database })
    await held.reached
    let over = false
    const within = second(other).finally(() => {
      over = true
    })
    await expect.poll(async () => over || (await somebodyWaits(shop.database))).toBe(true)
    held.finish()
    return Promise.all([begun, within])
  }

  const ownerEnters =
    (issuer: string): Call =>
    (at) =>
      registerUser(at, {}, provenAccount(shop, { email, issuer, emailVerified: true }), {
        ...{ email, sessionMs: hourMs, device: '' },
      })
  const save: Call = (at) => saveProfile(at, stranger, email, { address: '13 Back Street' })

  describe.each([
    ['proven late', 'test'],
    ['proven at another provider', 'another'],
  ])('because its address is %s', (_how, issuer) => {
    describe.each([
      ['that is not there yet', async () => undefined],
      ['that is there already', async () => void granted(await save(shop))],
    ])('a profile %s', (_which, begin) => {
      beforeEach(begin)

      test('goes also when it was being saved before', async () => {
        const outcomes = await oneWithinTheOther(save, ownerEnters(issuer))
        expect(outcomes.map(codeOf)).toEqual(['done', 'done'])
        expect(await findProfile(shop.database.read, stranger.userId)).toBeUndefined()
      })

      test('cannot be saved any more', async () => {
        const outcomes = await oneWithinTheOther(ownerEnters(issuer), save)
        expect(outcomes.map(codeOf)).toEqual(['done', 'SESSION_ENDED'])
        expect(await findProfile(shop.database.read, stranger.userId)).toBeUndefined()
      })
    })
  })

  test.each([
    ['that was being made before is cancelled', 'first', ['done', 'done']],
    ['cannot be made any more', 'second', ['done', 'SESSION_ENDED']],
  ])('an order %s, and its stock is there', async (_what, place, codes) => {
    const toolId = await addTool(shop, { stock: 5 })
    const book: Call = (at) => bookTool(at, stranger, booking(toolId))
    const enter = ownerEnters('another')
    const outcomes = await (place === 'first'
      ? oneWithinTheOther(book, enter)
      : oneWithinTheOther(enter, book))
    expect(outcomes.map(codeOf)).toEqual(codes)
    expect(await stockOf(shop, toolId)).toBe(5)
  })
})
