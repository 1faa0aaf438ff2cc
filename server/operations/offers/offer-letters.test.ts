import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays, startOfDay } from '../../../domain/shop/shop-days.ts'
import { listChangesAfter } from '../../data/queries/changes/changes.ts'
import { findOffer } from '../../data/queries/offers.ts'
import { findQuote } from '../../data/queries/quotes.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { dayOf, offeredTo, offerTokenOf } from '../../testing/offering.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedMessages } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { setProductState } from '../catalogue/set-product-state.ts'
import { requestQuote } from '../requests/request-quote.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Caller } from '../shop.ts'
import { acceptOffer } from './accept-offer.ts'
import { makeOffer } from './make-offer.ts'
import { offerStateOf } from './offer-state.ts'
import { sendOfferAgain } from './send-offer-again.ts'
import { withdrawOffer } from './withdraw-offer.ts'

describeOnEveryEngine('An offer and its letters', (engine) => {
  let shop: TestShop
  let admin: Caller
  let customer: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    ;[admin, customer] = [await addAdmin(shop), await addCustomer(shop)]
  })
  afterEach(() => shop.drop())

  const asked = { kind: 'quote', name: 'Grace', email: offeredTo, message: 'Two?', partId: null } as const
  const ask = async () => granted(await requestQuote(shop, asked))
  const make = async (change: Partial<Parameters<typeof makeOffer>[3]> = {}, quoteId?: string) => {
    const lines = [{ productId: await addTool(shop, { stock: 5 }), quantity: 2, unitPriceCents: 1000 }]
    const wanted = {
      lines,
      note: '',
      handled: false,
      idempotencyKey: undefined,
      validUntil: await dayOf(shop),
    }
    return makeOffer(shop, admin, quoteId ?? (await ask()), { ...wanted, ...change })
  }
  const stored = async (offerId: string) => {
    const offer = await findOffer(shop.database.read, { by: 'id', value: offerId })
    if (!offer) throw new Error('There is no such offer')
    return offer
  }
  const changes = async () =>
    (await listChangesAfter(shop.database.read, 0, 10)).map(({ after, ...entry }) => ({
      ...entry,
      after: after === null ? null : JSON.parse(after),
    }))
  const lettersOf = (offerId: string) =>
    shop.database.read
      .selectFrom('outbox')
      .where('event', 'like', `offer:${offerId}:%`)
      .orderBy('event')
      .select(['event', 'recipient', 'secret', 'give_up_at'])
      .execute()

  describe('when it is made', () => {
    test('is valid until the end of its last day in the time zone of the shop', async () => {
      const validUntil = addDays(await dayOf(shop), 3)
      const offer = await stored(granted(await make({ validUntil, note: 'As said.' })))
      const end = startOfDay(await shopTimeZone(shop), addDays(validUntil, 1))
      expect(offer).toMatchObject({
        validUntil,
        expiresAt: end,
        note: 'As said.',
        letters: 1,
        by: admin.email,
      })
      expect(offerStateOf(offer, end - 1)).toBe('open')
      expect(offerStateOf(offer, end)).toBe('expired')
    })

    test('may be valid from today for 366 days', async () => {
      const today = await dayOf(shop)
      for (const [days, expected] of [
        [-1, 'OFFER_DAY_OUT_OF_RANGE'],
        [0, 'done'],
        [366, 'done'],
        [367, 'OFFER_DAY_OUT_OF_RANGE'],
      ] as const)
        expect(codeOf(await make({ validUntil: addDays(today, days) }))).toBe(expected)
    })

    test('is listed in the record of changes with its products, its amount and its day', async () => {
      const [one, other] = [
        await addTool(shop, { stock: 5, name: 'Wrench' }),
        await addTool(shop, { stock: 5 }),
      ]
      const lines = [
        { productId: one, quantity: 2, unitPriceCents: 1000 },
        { productId: other, quantity: 3, unitPriceCents: 25 },
      ]
      const quoteId = await ask()
      const validUntil = await dayOf(shop)
      const offerId = granted(await make({ lines }, quoteId))
      const after = {
        request: quoteId,
        products: ['2 × Wrench', '3 × Spoke wrench'],
        amountCents: 2075,
        validUntil,
      }
      expect(await changes()).toMatchObject([
        {
          at: shop.clock(),
          byUserId: admin.userId,
          action: 'offer.made',
          subjectKind: 'offer',
          subjectId: offerId,
        },
      ])
      expect((await changes())[0]?.after).toEqual(after)
      expect((await findQuote(shop.database.read, quoteId))?.handledAt).toBeNull()
    })

    test('closes its request if the admin asks for it, and records that if the request was open', async () => {
      const quoteId = await ask()
      granted(await make({ handled: true }, quoteId))
      granted(await make({ handled: true }, quoteId))
      expect((await findQuote(shop.database.read, quoteId))?.handledAt).toBe(shop.clock())
      expect((await changes()).map(({ after }) => after.handled)).toEqual([true, undefined])
    })

    test('needs a request whose sender has an address', async () => {
      expect(codeOf(await make({}, 'unknown'))).toBe('QUOTE_NOT_FOUND')
      const quoteId = await ask()
      await shop.database.autocommit.updateTable('quote_requests').set({ email: 'erased' }).execute()
      expect(codeOf(await make({}, quoteId))).toBe('QUOTE_WITHOUT_ADDRESS')
    })

    test('is refused if its key belongs to another offer', async () => {
      const quoteId = await ask()
      granted(await make({ idempotencyKey: 'a-key' }, quoteId))
      expect(codeOf(await make({ idempotencyKey: 'a-key', note: 'Other' }, quoteId))).toBe(
        'IDEMPOTENCY_KEY_REUSED',
      )
    })

    test('reports hidden products, and lines that are too cheap or too expensive for a card, at their field', async () => {
      const productId = await addTool(shop, { stock: 5 })
      const hidden = await addTool(shop, { stock: 5 })
      granted(await setProductState(shop, admin, hidden, 'hidden'))
      const line = { productId, quantity: 2, unitPriceCents: 1000 }
      const hiddenLine = await make({ lines: [line, { ...line, productId: hidden }] })
      expect(hiddenLine).toMatchObject({ code: 'TOOL_HIDDEN', fields: { 'lines.1.Id': expect.any(String) } })
      for (const [unitPriceCents, expected] of [
        [24, 'ORDER_CANNOT_BE_PAID'],
        [25, 'done'],
        [49_999_999, 'done'],
        [50_000_000, 'ORDER_CANNOT_BE_PAID'],
      ] as const)
        expect(codeOf(await make({ lines: [{ ...line, unitPriceCents }] }))).toBe(expected)
    })
  })

  test('The letter is secret, and is tried for three days or until the offer ends', async () => {
    const long = granted(await make({ validUntil: addDays(await dayOf(shop), 30) }))
    const inThreeDays = shop.clock() + 72 * hourMs
    expect(await lettersOf(long)).toEqual([
      { event: `offer:${long}:1`, recipient: offeredTo, secret: 1, give_up_at: inThreeDays },
    ])
    const short = granted(await make())
    const { expiresAt } = await stored(short)
    expect(expiresAt).toBeLessThan(inThreeDays)
    expect(await lettersOf(short)).toMatchObject([{ give_up_at: expiresAt }])
  })

  describe('sent again', () => {
    test('has a second letter to the same person, and an entry in the record of changes', async () => {
      const offerId = granted(await make())
      shop.clock.moveBy(1)
      expect(granted(await sendOfferAgain(shop, admin, offerId))).toBe(true)
      expect(await lettersOf(offerId)).toMatchObject([
        { event: `offer:${offerId}:1` },
        { event: `offer:${offerId}:2`, recipient: offeredTo, secret: 1 },
      ])
      expect((await stored(offerId)).letters).toBe(2)
      expect((await changes())[1]).toMatchObject({
        at: shop.clock(),
        byUserId: admin.userId,
        action: 'offer.sent-again',
        subjectKind: 'offer',
        subjectId: offerId,
        subjectName: '',
      })
      const [, again] = await storedMessages(shop, 'offer')
      expect(again?.body).toContain('2 × Spoke wrench: $20.00 ($10.00 each)')
    })

    test('is refused if it is unknown or ended, or if its customer no longer has an address', async () => {
      const again = async (offerId: string) => codeOf(await sendOfferAgain(shop, admin, offerId))
      expect(await again('unknown')).toBe('OFFER_NOT_FOUND')
      const [withdrawn, erased] = [granted(await make()), granted(await make())]
      granted(await withdrawOffer(shop, admin, withdrawn, 'A slip'))
      expect(await again(withdrawn)).toBe('OFFER_WITHDRAWN')
      await shop.database.autocommit.updateTable('quote_requests').set({ email: 'erased' }).execute()
      expect(await again(erased)).toBe('QUOTE_WITHOUT_ADDRESS')
      shop.clock.moveBy((await stored(erased)).expiresAt - shop.clock())
      expect(await again(erased)).toBe('OFFER_EXPIRED')
      expect(await lettersOf(erased)).toHaveLength(1)
    })
  })

  describe('withdrawn', () => {
    test('is reported to its customer, and listed in the record of changes with the reason', async () => {
      const offerId = granted(await make())
      granted(await withdrawOffer(shop, admin, offerId, 'A slip'))
      expect(await storedMessages(shop, 'offer-withdrawn')).toMatchObject([
        { event: `offer-withdrawn:${offerId}`, recipient: offeredTo, subject: 'Our offer is withdrawn' },
      ])
      expect(await stored(offerId)).toMatchObject({ withdrawnAt: shop.clock(), reason: 'A slip' })
      expect((await changes())[1]).toMatchObject({
        byUserId: admin.userId,
        action: 'offer.withdrawn',
        subjectKind: 'offer',
        subjectId: offerId,
        subjectName: '',
        after: { note: 'A slip' },
      })
    })

    test('is refused when it is unknown or accepted', async () => {
      expect(codeOf(await withdrawOffer(shop, admin, 'unknown', 'A slip'))).toBe('OFFER_NOT_FOUND')
      const offerId = granted(await make())
      granted(await acceptOffer(shop, customer, await offerTokenOf(shop, offerId)))
      expect(codeOf(await withdrawOffer(shop, admin, offerId, 'A slip'))).toBe('OFFER_ACCEPTED')
      expect(await storedMessages(shop, 'offer-withdrawn')).toEqual([])
    })
  })
})
