import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Outcome } from '../../../domain/outcome.ts'
import { findProfile } from '../../data/queries/accounts/profiles.ts'
import { describeOnPostgres } from '../../data/testing/engines.ts'
import { hasBlockedTransaction, holdingWrites } from '../../data/testing/held-write.ts'
import { hourMs } from '../../platform/clock.ts'
import { booking } from '../../testing/buying.ts'
import { addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { provenAccount, signInCustomer } from '../../testing/signing-in.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import type { Caller, Shop } from '../shop.ts'
import { registerUser } from './register-user.ts'

const email = 'ada@example.com'
type Call = (at: Shop) => Promise<Outcome<unknown>>

// SQLite runs transactions one after another, so these races cannot happen there.
describeOnPostgres('While another process transfers an account', (engine) => {
  let shop: TestShop
  let other: Shop
  let stranger: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    other = await shop.anotherProcess()
    stranger = await signInCustomer(shop, { email })
  })
  afterEach(() => shop.drop())

  /**
   * Starts the second call while the first is paused before its commit. The second call waits for the first or finishes
   * before it.
   */
  async function runOverlapping(first: Call, second: Call): Promise<readonly Outcome<unknown>[]> {
    const paused = holdingWrites(shop.database)
    const begun = first({ ...shop, database: paused.database })
    await paused.reached
    let settled = false
    const within = second(other).finally(() => {
      settled = true
    })
    await expect.poll(async () => settled || (await hasBlockedTransaction(shop.database))).toBe(true)
    paused.finish()
    return Promise.all([begun, within])
  }

  const ownerEnters =
    (issuer: string): Call =>
    (at) =>
      registerUser(at, {}, provenAccount(shop, { email, issuer, emailVerified: true }), {
        email,
        sessionMs: hourMs,
        device: '',
      })
  const save: Call = (at) => saveProfile(at, stranger, email, { address: '13 Back Street' })

  describe.each([
    ['verified late', 'test'],
    ['verified at another provider', 'another'],
  ])('because its address is %s', (_how, issuer) => {
    describe.each([
      ['that does not exist yet', async () => undefined],
      ['that exists', async () => void granted(await save(shop))],
    ])('a profile %s', (_which, begin) => {
      beforeEach(begin)

      test('data that was saved just before is deleted', async () => {
        const outcomes = await runOverlapping(save, ownerEnters(issuer))
        expect(outcomes.map(codeOf)).toEqual(['done', 'done'])
        expect(await findProfile(shop.database.read, stranger.userId)).toBeUndefined()
      })

      test('further data cannot be saved', async () => {
        const outcomes = await runOverlapping(ownerEnters(issuer), save)
        expect(outcomes.map(codeOf)).toEqual(['done', 'SESSION_ENDED'])
        expect(await findProfile(shop.database.read, stranger.userId)).toBeUndefined()
      })
    })
  })

  test.each([
    ['booked just before is cancelled', 'first', ['done', 'done']],
    ['can no longer be booked', 'second', ['done', 'SESSION_ENDED']],
  ])('an order %s, and its stock is released', async (_what, place, codes) => {
    const productId = await addTool(shop, { stock: 5 })
    const book: Call = (at) => bookProduct(at, stranger, booking(productId))
    const enter = ownerEnters('another')
    const outcomes = await (place === 'first' ? runOverlapping(book, enter) : runOverlapping(enter, book))
    expect(outcomes.map(codeOf)).toEqual(codes)
    expect(await stockOf(shop, productId)).toBe(5)
  })
})
