import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays } from '../../../domain/shop/shop-days.ts'
import { findOffer } from '../../data/queries/offers.ts'
import { findQuote } from '../../data/queries/quotes.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { hashOfToken } from '../../platform/secret-token.ts'
import { dayOf, offeredTo, offerTokenOf, sendOffer } from '../../testing/offering.ts'
import { addAdmin, addCustomer, addTool, codeOf, deleteTool, granted } from '../../testing/shop-contents.ts'
import { storedMessages } from '../../testing/stored-rows.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { sendEmails } from '../emails/send-emails.ts'
import { requestQuote } from '../requests/request-quote.ts'
import type { Caller } from '../shop.ts'
import { acceptOffer } from './accept-offer.ts'
import { makeOffer } from './make-offer.ts'
import { sendOfferAgain } from './send-offer-again.ts'
import { withdrawOffer } from './withdraw-offer.ts'

const asked = { kind: 'quote', name: 'Grace', email: offeredTo, message: 'Two?', partId: null } as const

describeOnEveryEngine('Making an offer', (engine) => {
  let shop: TestShop
  let admin: Caller
  let mail: TestMail
  beforeEach(async () => {
    mail = new TestMail()
    shop = await openTestShop(engine, { mail })
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const make = async (change: Partial<Parameters<typeof makeOffer>[3]> = {}) => {
    const quoteId = granted(await requestQuote(shop, asked))
    const lines = [{ productId: await addTool(shop, { stock: 5 }), quantity: 2, unitPriceCents: 1000 }]
    const offer = {
      lines,
      note: '',
      handled: false,
      idempotencyKey: undefined,
      validUntil: await dayOf(shop),
    }
    return { quoteId, made: await makeOffer(shop, admin, quoteId, { ...offer, ...change }) }
  }
  const stored = (offerId: string) => findOffer(shop.database.read, { by: 'id', value: offerId })

  test("mails the whole offer with a secret link, and the shop stores only the link's hash", async () => {
    const { offerId, token } = await sendOffer(shop, { note: 'As said on the phone.' })
    await sendEmails(shop)
    const letter = mail.taken.find(({ subject }) => subject.startsWith('Our offer'))
    expect(letter).toMatchObject({
      recipient: offeredTo,
      subject: expect.stringMatching(/^Our offer, valid until/),
    })
    for (const part of [
      'As said on the phone.',
      '2 × Spoke wrench: $20.00 ($10.00 each)',
      'Total: $20.00',
      token,
    ])
      expect(letter?.text).toContain(part)
    expect(letter?.text).not.toContain('Grace')
    const everything = await Promise.all(
      (['offers', 'offer_lines', 'outbox', 'changes'] as const).map((table) =>
        shop.database.read.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(JSON.stringify(everything)).not.toContain(token)
    expect(
      await findOffer(shop.database.read, { by: 'token_hash', value: hashOfToken(token) }),
    ).toMatchObject({
      id: offerId,
    })
  })

  test('twice under one key creates one offer with one email', async () => {
    const quoteId = granted(await requestQuote(shop, asked))
    const lines = [{ productId: await addTool(shop, { stock: 5 }), quantity: 2, unitPriceCents: 1000 }]
    const offer = { lines, note: '', handled: true, idempotencyKey: 'a-key', validUntil: await dayOf(shop) }
    const both = await Promise.all([1, 2].map(() => makeOffer(shop, admin, quoteId, offer)))
    expect(new Set(both.map(granted)).size).toBe(1)
    expect(await storedMessages(shop, 'offer')).toHaveLength(1)
    expect((await findQuote(shop.database.read, quoteId))?.handledAt).toBe(shop.clock())
  })

  test('reports an unavailable product at its field', async () => {
    const productId = await addTool(shop, { stock: 5 })
    const gone = await addTool(shop, { stock: 5 })
    await deleteTool(shop, gone)
    const line = { productId, quantity: 2, unitPriceCents: 1000 }
    const fieldsOf = async (change: Parameters<typeof make>[0]) => {
      const { made } = await make(change)
      return made.ok ? undefined : [made.code, ...Object.keys(made.fields ?? {})]
    }
    expect(await fieldsOf({ lines: [line, { ...line, productId: gone }] })).toEqual([
      'TOOL_NOT_FOUND',
      'lines.1.Id',
    ])
    expect(await fieldsOf({ lines: [line, line] })).toEqual(['OFFER_LINE_TWICE', 'lines.1.Id'])
    expect(await fieldsOf({ lines: [{ ...line, unitPriceCents: 24 }] })).toEqual([
      'ORDER_CANNOT_BE_PAID',
      'lines.0.unitPrice',
    ])
    const today = await dayOf(shop)
    for (const validUntil of [addDays(today, -1), addDays(today, 367)])
      expect(await fieldsOf({ validUntil })).toEqual(['OFFER_DAY_OUT_OF_RANGE', 'validUntil'])
    expect(await storedMessages(shop, 'offer')).toEqual([])
  })

  test('and sending it again creates a new link, and ends the earlier one', async () => {
    const { offerId, token } = await sendOffer(shop)
    granted(await sendOfferAgain(shop, admin, offerId))
    const newer = await offerTokenOf(shop, offerId)
    const customer = await addCustomer(shop)
    expect(codeOf(await acceptOffer(shop, customer, token))).toBe('OFFER_NOT_FOUND')
    expect(codeOf(await acceptOffer(shop, customer, newer))).toBe('done')
    expect(codeOf(await sendOfferAgain(shop, admin, offerId))).toBe('OFFER_ACCEPTED')
  })

  test('and withdrawing it happens once, with an email that gives the reason, which the link shows too', async () => {
    const { offerId, token } = await sendOffer(shop)
    const both = await Promise.all(
      [1, 2].map(() => withdrawOffer(shop, admin, offerId, 'The price was a slip')),
    )
    expect(both.map(granted).toSorted()).toEqual([false, true])
    const [letter, ...more] = await storedMessages(shop, 'offer-withdrawn')
    expect(more).toEqual([])
    expect(letter?.body).toContain('Reason: The price was a slip')
    expect(await acceptOffer(shop, await addCustomer(shop), token)).toMatchObject({
      code: 'OFFER_WITHDRAWN',
      message: expect.stringContaining('Our reason: The price was a slip. Write to us'),
    })
  })

  test('stops the delivery of the email once the link has expired', async () => {
    const { offerId } = await sendOffer(shop)
    const { expiresAt } = (await stored(offerId)) ?? {}
    const [letter] = await shop.database.read
      .selectFrom('outbox')
      .where('event', 'like', 'offer%')
      .select(['secret', 'give_up_at'])
      .execute()
    expect(letter).toEqual({ secret: 1, give_up_at: Math.min(expiresAt ?? 0, shop.clock() + 72 * hourMs) })
  })
})
